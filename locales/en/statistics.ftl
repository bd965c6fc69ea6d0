### The statistics: what was played so far, in lines, in tables, in a file.

## The way there, and the dialog with its lines. statistics-none: instead of all lines.

menu-statistics = Statistics
statistics-title = Statistics.
statistics-none = no hand played yet

## Lines, and parts of statistics-group: a line about the matches by some rules or with some partner ($label). In $n matches
## that have ended, $won were won. $value and $other are averages, such as 1.5: of tricks, off the bid and over or under it.

statistics-group = { $label }: { $list }
statistics-matches =
    { $n ->
        [0] no match finished
        [one] { $n } match, { $won } won
       *[other] { $n } matches, { $won } won
    }
statistics-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
statistics-contracts = contracts made: { $made } of { $n }, { $share } percent
statistics-share = contracts { $share } percent
statistics-nils = nils made: { $made } of { $n }
statistics-points = points a hand: { $value }
statistics-bags = bags a hand: { $value }
statistics-bid-over = tricks off the bid: { $value } on average, over it by { $other }
statistics-bid-under = tricks off the bid: { $value } on average, under it by { $other }
statistics-all = all
statistics-partner = { $value } partner
statistics-alone = alone

## Tables: their names, and a cell ($label is the head of its column). A row is a match by its number and rules ($value), or
## a hand of match $n. statistics-nothing: there is no such figure.

statistics-table-groups = By rules and partner
statistics-table-matches = Last matches
statistics-table-hands = Last hands
statistics-cell = { $label } { $value }
statistics-match = { $n }, { $value }
statistics-hand = match { $n }, hand { $hand }
statistics-yes = yes
statistics-no = no
statistics-nothing = none

## A number with decimals: its whole part, and those after the point.

decimal = { $whole }.{ $part }

## Heads of columns. beyond-bid: tricks more than bid, on average. taken: tricks of the side. others: points of the best other side.

column-matches = matches
column-won = won
column-hands = hands
column-contracts-made = contracts made in percent
column-points-a-hand = points a hand
column-bid-error = off the bid
column-beyond-bid = over the bid
column-bags-a-hand = bags a hand
column-nils = nils bid
column-nils-made = nils made
column-total = score
column-score = my points
column-others = others
column-match-won = won
column-points = points
column-bid = bid
column-tricks = tricks
column-contract = contract
column-taken = tricks for it
column-contract-made = contract made
column-nil-made = nil made
column-bags = bags

## What can be done with it. statistics-wait, statistics-saving: it takes a moment; $n percent are done.

statistics-export = Save as a table file
statistics-export-help = A CSV file for spreadsheets, one row a hand.
statistics-exported = Saved as { $file }
statistics-not-exported = Not saved: { $problem }.
statistics-reset = Forget everything
ask-reset-statistics = Forget all statistics? They cannot be brought back.
statistics-are-reset = The statistics begin anew.
statistics-wait = One moment.
statistics-saving = Saving, { $n } percent.

## Bad days. $problem is the system's reason, $value the new name of the file.

statistics-damaged = The statistics are damaged. They are kept as { $value }; new ones begin.
statistics-newer = The statistics are from a newer version of the game. They are left as they are.
statistics-locked = Another program is using the statistics at the moment.
statistics-stuck = The statistics are damaged, and cannot be put aside. They are left as they are.
statistics-unreadable = The statistics cannot be read: { $problem }.
statistics-failed = The statistics are not saved: { $problem }. The game goes on.
statistics-work-again = The statistics are saved again.

## The scores of a match by hand, as a table. scores-column: the head of a column: $side is a side or player, $label one of column-…

scores-title = Scores by hand
scores-hand = hand { $hand }
scores-column = { $side }, { $label }
