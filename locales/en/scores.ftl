### The score sheet: lines that explain themselves, heard after each hand and read line by line.

## Lines. $contract tricks were bid, $won taken, $points is what it brings (negative when it costs).

line-made = { $contract } made, { $points }
line-set = set on { $contract }, { $points }
line-overtricks =
    { $n ->
        [one] { $n } bag, { $points }
       *[other] { $n } bags, { $points }
    }
line-nil-made = nil made by { $who }, { $points }
line-nil-lost =
    { $n ->
        [one] nil lost by { $who } with { $n } trick, { $points }
       *[other] nil lost by { $who } with { $n } tricks, { $points }
    }
line-bag-penalty =
    { $bags ->
        [one] penalty at { $bags } bag, { $points }
       *[other] penalty at { $bags } bags, { $points }
    }

## What a hand brought a side, in one breath: its lines ($list), what they come to ($points), where the side now stands
## ($score points and $bags bags). side-summary-one: only one line, so no sum.

side-summary =
    { $verbosity ->
        [brief] { $side }: { $points }, now { $score }.
        [full] { $side }: { $list }; together { $points }, now { $score }, { $bags ->
            [one] { $bags } bag
           *[other] { $bags } bags
        }.
       *[normal] { $side }: { $list }; together { $points }, now { $score }.
    }
side-summary-one =
    { $verbosity ->
        [full] { $side }: { $list }, now { $score }, { $bags ->
            [one] { $bags } bag
           *[other] { $bags } bags
        }.
       *[normal] { $side }: { $list }, now { $score }.
    }

## The sheet to read: its title, its lines ($line) side by side, and the sum of a side.

sheet-title = Score of hand { $hand }
sheet-line = { $side }: { $line }.
sheet-total =
    { $bags ->
        [one] { $side }: { $points }, total { $score }, { $bags } bag.
       *[other] { $side }: { $points }, total { $score }, { $bags } bags.
    }
no-sheet = No hand scored yet.

## After the hand is scored: how to go on.

sheet-go-on =
    { $verbosity ->
        [full] Arrows read the sheet, Enter goes on.
       *[normal] Enter to go on.
    }
