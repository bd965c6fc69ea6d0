### Work without a table: score sheets and match records, by spades-gui score and spades-gui verify.

## Commands that may stand first on the command line, as spades-gui --help explains them under the heading cli-commands.
## cli-arguments stands above what a command needs.

cli-arguments = arguments
cli-commands = commands
cli-command-score = score the hands of a sheet in a file
cli-command-verify = check a match record in a file against the rules
cli-command-replay = replay the hands of a match record at the table
cli-command-say = speak and print a message of the game, for translators

## Their own --help.

score-file = the sheet, in YAML or JSON
score-json = print one JSON object instead of words
verify-file = the match record, in JSON
verify-json = print JSON on one line, for an illegal action too
say-id = the name of a message in the folder locales
say-value = a value of it, such as card=QS, n=4 or who=Anna
say-language = the language it is said in
say-verbosity = how much it says: brief, normal or full
say-silent = print it only

## What is wrong with a file as a whole. $line counts from 1, $n is a number of bytes.

file-missing = There is no file { $file }.
file-not-ordinary = Not an ordinary file: { $file }
file-too-large = The file is too large, over { $n } bytes: { $file }
file-not-text = Not UTF-8 text: { $file }
file-not-json = Not JSON: { $file }
file-not-yaml = Neither YAML nor JSON: { $file }
file-not-yaml-line = Line { $line } of { $file } is neither YAML nor JSON.
file-too-deep = Nested too deeply: { $file }
file-not-supported = Line { $line } of { $file } has YAML that a sheet may not use: { $value }
file-key-twice = Line { $line } of { $file }: { $value } stands there twice.

## What is wrong with a score sheet: in which hand, in which field ($field is its name in the file), and what ($problem is one
## of the messages below it).

sheet-none = This is not a score sheet.
sheet-problem-hand = hand { $hand }, { $field }: { $problem }.
sheet-problem = in { $field }: { $problem }.
sheet-conflict = in { $field }: { $problem }
sheet-missing = it is missing
sheet-unknown = there is no such field
sheet-unknown-meant = there is no such field, perhaps { $value } is meant
sheet-not-a-list = a list belongs there
sheet-not-a-mapping = names and values belong there
sheet-wrong-length =
    { $n ->
        [one] { $n } entry instead of { $wanted }
       *[other] { $n } entries instead of { $wanted }
    }
sheet-not-allowed = it cannot be { $value }
sheet-not-whole = { $value } is not a whole number
sheet-not-a-bid = { $value } is neither a whole number nor blind
sheet-out-of-range = the lowest is { $low }, the highest { $high }
sheet-wrong-sum =
    { $n ->
        [one] together { $n } trick instead of { $wanted }
       *[other] together { $n } tricks instead of { $wanted }
    }
sheet-twice = a seat stands there twice
sheet-no-revokes = revokes are prevented under these rules
sheet-no-blind = blind nil was not open to this seat
sheet-forbidden-bids = the rules forbid these bids, whoever deals
sheet-over = the match was over before this hand

## What is wrong with a match record. $problem in record-none is a technical remark in English; in the others it is a sentence
## such as refused-follow-suit, said to $who, who had to act.

record-foreign = Not a match record: { $file }
record-newer = From a newer version of the game: { $file }
record-none = Faulty match record, { $file }: { $problem }
record-illegal = Action { $n } is illegal. { $problem }
record-illegal-to = Action { $n } is illegal. { $who }: { $problem }

## What is wrong with what spades-gui say was given. $field is the name of a message or of one of its values, $list are names
## of values.

say-unknown = There is no message { $value }.
say-unknown-meant = There is no message { $value }; perhaps { $field } is meant.
say-missing = Still needed for { $field }: { $list }.
say-not-there = No such value of { $field }: { $list }.
say-not-number = A whole number is needed for { $field }, not { $value }.
say-not-card = A card is needed for { $field }, as QS, TD or BJ, not { $value }.
say-not-suit = A suit is needed for { $field }, as S, or a card, as QS, not { $value }.

## Refusals that only a record can meet with; the others are in table.ftl.

refused-bad-cut = The cut is one card of the deck for each seat, all different.
refused-bad-deal = These are not the hands of one deck, dealt in full.
refused-wrong-dealer = Another seat deals.
