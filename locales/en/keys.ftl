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

## A command that has no key.

key-none = no key
