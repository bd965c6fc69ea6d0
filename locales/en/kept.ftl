### Matches kept under a name.

## Lines of the main menu and the game menu.

menu-kept = Kept matches
menu-keep = Keep this match

## A match in a list: its name, hand and score. $list holds the side-points of all sides. A match without a name of the player's
## own is called so, too, with its rules for $value. match-line-over: one that is over. kept-unusable: its file cannot be used.

match-line = { $value }, hand { $hand }, { $list }
match-line-over = { $value }, over, { $list }
kept-unusable = { $value }: unusable

## The list of kept matches, and what can be done with one. kept-help is said when the player asks what a line is.

kept-title = Kept matches. Right arrow for more.
kept-title-none = No match is kept yet.
kept-help = Enter goes on with it; right arrow: rename, export, delete.
kept-go-on = Go on with it
kept-look = Look at it
kept-rename = Rename
kept-export = Export as a match record
kept-delete = Delete
kept-import = Bring in a match record

## Names are typed, and things asked. ask-kept-name: $value is the name it gets when nothing is typed. ask-kept-current: another
## match is about to take the place of the one in progress.

ask-kept-name = Name of this match; Enter alone for { $value }.
ask-kept-rename = New name for { $value }.
ask-kept-replace = There is a match { $value } already. Replace it?
ask-kept-delete = Delete { $value }?
ask-kept-current = And the match in progress?
kept-current-keep = Keep it as { $value }
kept-current-drop = Give it up

## What was done, or was not.

kept-nothing = There is no match to keep.
kept-as = Kept as { $value }.
kept-deleted = Deleted.
kept-failed = The match is not kept: { $problem }.
kept-not-deleted = Not deleted: { $problem }.
kept-unreadable = The folder cannot be read: { $problem }.

## Match records: files for other players or other programs, and from them. $file is the file or its folder. kept-brought: $value
## is a line of the list. kept-brought-place: whose seat the player takes in it.

kept-exported = Written to { $file }.
kept-exported-copied = Written, and the path copied: { $file }.
kept-not-exported = Not exported: { $problem }.
kept-offered = Enter brings in a record from { $file }.
kept-offered-none = No match records in { $file }; put them there.
kept-brought = Brought in: { $value }.
kept-brought-place = You play for { $who }, the computer for all others.

## Told at the start. copy-runs: the game runs a second time. copy-left: a match that such a second game has left. portable-failed:
## everything should be kept in $file, beside the program.

copy-runs = Another copy of the game is running. This one keeps its own match.
copy-left = A match from another copy of the game is among the kept ones: { $value }.
portable-failed = Cannot write to { $file }: { $problem }. Nothing is kept.
