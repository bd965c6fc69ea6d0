### Names of keys, as they are spoken and written in help.

## A key with a key that is held down; all keys from one to another.

key-with = { $modifier }+{ $key }
key-range = { $key } to { $other }

## Letters, digits and F1 to F12 are called by what is printed on them; these have names.

key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-left = left
key-right = right
key-up = up
key-down = down
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-return = Enter
key-escape = Escape
key-space = Space
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-comma = comma
key-period = full stop
key-slash = slash
key-semicolon = semicolon
key-minus = minus
key-equals = equals

## The buttons of a game controller, and its shoulder buttons, which are held as Shift and Ctrl are.

key-pad-shift = left shoulder
key-pad-alt = Alt
key-pad-ctrl = right shoulder
key-pad-up = pad up
key-pad-down = pad down
key-pad-left = pad left
key-pad-right = pad right
key-pad-a = button A
key-pad-b = button B
key-pad-x = button X
key-pad-y = button Y
key-pad-lt = left trigger
key-pad-rt = right trigger
key-pad-start = Start
key-pad-back = Back
key-pad-lstick = left stick pressed
key-pad-rstick = right stick pressed

## Keys that screen readers keep for themselves.

key-insert = Insert
key-capslock = Caps Lock

## Keys of one's own. The set of keys, the places that have commands, what can be done with a command's keys. $list: keys.

settings-keys = Keys
keys-title = Keys.
setting-key-set = Set of keys
value-key-set-standard = usual
value-key-set-left-hand = left hand alone
value-key-set-right-hand = right hand alone
value-key-set-suit-letters = suits on their letters
keys-in-table = Questions
keys-in-hand = Playing
keys-in-global = Everywhere
keys-in-dialog = Menus
keys-in-chooser = Bid chooser
keys-in-digits = Bidding
keys-in-replay = Replay
keys-in-lesson = Tutorial
keys-reset = Give all commands their usual keys
keys-ask-reset = Give all commands their usual keys?
keys-are-reset = All keys are as usual.
keys-list = { $list }
keys-now = { $command }: { $value }.
keys-change = Another key
keys-add = One more key
keys-take = Take away { $key }
keys-usual = As usual: { $value }

## A new key is pressed: $key. key-reader: it is a screen reader's. keys-clash: it does something else ($command, in $place).
## keys-typing: its keys are letters, so where a text is typed $key does it instead.

keys-press = Press the new key for “{ $command }”, Escape to leave it as it is.
key-reader = { $key } belongs to screen readers and does nothing here.
keys-reader-too = { $key } is also used by { $list }: it may not get here.
keys-typing = Where something is typed, { $key } does it.
keys-has = { $key } already does “{ $command }”.
keys-clash = { $key } is “{ $command }” ({ $place }).
keys-exchange = Exchange: “{ $command }” gets { $key }
keys-take-over = Take it from there
keys-another = Press another key
keys-needed = Without this key you could not get back here.

## A command that has no key.

key-none = no key
