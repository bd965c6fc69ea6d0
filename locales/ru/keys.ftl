### Названия клавиш, как они звучат и пишутся в справке.

## Клавиша вместе с той, которую держат; все клавиши от одной до другой.

key-with = { $modifier }+{ $key }
key-range = от { $key } до { $other }

## Буквы, цифры и F1–F12 называются тем, что на них написано; у этих есть имена.

key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-left = влево
key-right = вправо
key-up = вверх
key-down = вниз
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-return = Enter
key-escape = Escape
key-space = пробел
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-comma = запятая
key-period = точка
key-slash = косая черта
key-semicolon = точка с запятой
key-minus = минус
key-equals = равно

## У команды нет клавиши.

key-none = нет клавиши
