### The score sheet: lines that explain themselves, heard after each hand and read line by line.

## Lines. $contract tricks were bid, $won taken, $points is what it brings (negative when it costs).
## The -mine ones: the player's own nil. The -alone ones: everybody plays alone, and the side is that player.

line-made = { $contract } made, { $points }
line-set = set, { $won } of { $contract }, { $points }
line-overtricks =
    { $n ->
        [one] { $n } bag, { $points }
       *[other] { $n } bags, { $points }
    }
line-overtricks-plain =
    { $n ->
        [one] { $n } over, { $points }
       *[other] { $n } over, { $points }
    }
line-nil-made = nil made by { $who }, { $points }
line-nil-made-mine = your nil made, { $points }
line-nil-lost =
    { $n ->
        [one] nil lost by { $who } with { $n } trick, { $points }
       *[other] nil lost by { $who } with { $n } tricks, { $points }
    }
line-nil-lost-mine =
    { $n ->
        [one] your nil lost with { $n } trick, { $points }
       *[other] your nil lost with { $n } tricks, { $points }
    }
line-blind-nil-made = blind nil made by { $who }, { $points }
line-blind-nil-made-mine = your blind nil made, { $points }
line-blind-nil-lost =
    { $n ->
        [one] blind nil lost by { $who } with { $n } trick, { $points }
       *[other] blind nil lost by { $who } with { $n } tricks, { $points }
    }
line-blind-nil-lost-mine =
    { $n ->
        [one] your blind nil lost with { $n } trick, { $points }
       *[other] your blind nil lost with { $n } tricks, { $points }
    }
line-double-made = both blind nils made, { $points }
line-double-lost = blind nil of both lost, { $points }
line-failed-nil-tricks =
    { $n ->
        [one] { $n } trick of a lost nil, { $points }
       *[other] { $n } tricks of a lost nil, { $points }
    }
line-exact-bonus = exactly { $contract }, bonus { $points }
line-high-bonus = high bid { $contract }, bonus { $points }
line-revoke = revoke, { $points }
line-nil-made-alone = nil made, { $points }
line-nil-lost-alone =
    { $n ->
        [one] nil lost with { $n } trick, { $points }
       *[other] nil lost with { $n } tricks, { $points }
    }
line-blind-nil-made-alone = blind nil made, { $points }
line-blind-nil-lost-alone =
    { $n ->
        [one] blind nil lost with { $n } trick, { $points }
       *[other] blind nil lost with { $n } tricks, { $points }
    }
line-bag-penalty =
    { $bags ->
        [one] penalty at { $bags } bag, { $points }
       *[other] penalty at { $bags } bags, { $points }
    }

## What a hand brought a side, in one breath: why ($list holds reason-… messages; $lines the whole lines above), how many
## points, where the side now stands ($score points, $bags bags; -plain: the rules know no bags).

side-summary =
    { $verbosity ->
        [brief] { $side }: { $points }, now { $score }.
        [full] { $side }: { $lines }; together { $points }, now { $score }, { $bags ->
            [one] { $bags } bag
           *[other] { $bags } bags
        }.
       *[normal] { $side }: { $list }: { $points }, now { $score }.
    }
side-summary-plain =
    { $verbosity ->
        [brief] { $side }: { $points }, now { $score }.
        [full] { $side }: { $lines }; together { $points }, now { $score }.
       *[normal] { $side }: { $list }: { $points }, now { $score }.
    }
reason-made = made
reason-set = set
reason-bags =
    { $bags ->
        [one] { $bags } bag
       *[other] { $bags } bags
    }
reason-overtricks =
    { $n ->
        [one] { $n } over
       *[other] { $n } over
    }
reason-nil-made = nil made
reason-nil-lost = nil lost
reason-blind-nil-made = blind nil made
reason-blind-nil-lost = blind nil lost
reason-double-made = both blind nils made
reason-double-lost = blind nil of both lost
reason-bonus = bonus
reason-revoke = revoke
reason-bag-penalty = bag penalty

## The sheet to read: its title, its lines ($line) side by side, and the sum of a side.

sheet-title = Score of hand { $hand }.
sheet-line = { $side }: { $line }
sheet-total =
    { $bags ->
        [one] { $side }: { $points }, total { $score }, { $bags } bag
       *[other] { $side }: { $points }, total { $score }, { $bags } bags
    }
sheet-total-plain = { $side }: { $points }, total { $score }
no-sheet = No hand scored yet.

## After the hand is scored: how to go on.

sheet-go-on =
    { $verbosity ->
        [full] Arrows read the sheet, Enter goes on.
       *[normal] Enter to go on.
    }
