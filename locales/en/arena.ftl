### spades-gui arena: matches between computer players without a table. The names of levels and rules stay English here,
### for they are typed.

## In spades-gui --help, among the commands.

cli-command-arena = let computer players play matches against each other

## Its own --help. $levels, $styles and $presets are lists of names.

arena-sides = who plays, one level a side, from the first again where fewer are given: { $levels }; a version and styles may follow, as in hard@1+bold: { $styles }
arena-matches = how many matches
arena-seed = fixes the deals and the computer players
arena-rules = the rules: { $presets }
arena-duplicate = play every match twice, the sides exchanged
arena-records = write a record of each match into this folder
arena-json = print one JSON object instead of words

## What was given is refused. $field is the option. arena-too-many: levels given and sides at the table.

arena-no-sides = --sides is missing: who plays, of { $list }.
arena-none-of = { $field }: { $value } is none of { $list }.
arena-no-number = { $field }: { $value } is no whole number from { $low } to { $high }.
arena-too-many = { $n } levels for { $sides } sides.

## While it plays, before the bar.

arena-progress = Matches

## The report. $share, $low and $high are per cent, $median, $p99 and $max milliseconds. $sets: contracts that were set.

arena-played = Matches: { $n }. Hands: { $hands }.
arena-side = { $player }. Matches won: { $wins }, { $share } % (95 % interval: { $low } to { $high } %). Points a hand: { $points }. Contracts: { $contracts }, set: { $sets }. Nils: { $nils }, made: { $made }. Bags a hand: { $bags }. Milliseconds a decision: median { $median }, 99th percentile { $p99 }, maximum { $max }.
arena-decimal = { $whole }.{ $part }
