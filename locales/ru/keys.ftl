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

## Кнопки геймпада; верхние боковые держат, как Shift и Ctrl.

key-pad-shift = левый бампер
key-pad-alt = Alt
key-pad-ctrl = правый бампер
key-pad-up = крестовина вверх
key-pad-down = крестовина вниз
key-pad-left = крестовина влево
key-pad-right = крестовина вправо
key-pad-a = кнопка A
key-pad-b = кнопка B
key-pad-x = кнопка X
key-pad-y = кнопка Y
key-pad-lt = левый курок
key-pad-rt = правый курок
key-pad-start = Start
key-pad-back = Back
key-pad-lstick = нажатие левого стика
key-pad-rstick = нажатие правого стика

## Клавиши, которые программы экранного доступа оставляют себе.

key-insert = Insert
key-capslock = Caps Lock

## Свои клавиши: набор, места, клавиши команды ($list).

settings-keys = Клавиши
keys-title = Клавиши.
setting-key-set = Набор клавиш
value-key-set-standard = обычный
value-key-set-left-hand = для одной левой руки
value-key-set-right-hand = для одной правой руки
value-key-set-suit-letters = масти на своих буквах
keys-in-table = Вопросы
keys-in-hand = Игра
keys-in-global = Везде
keys-in-dialog = Меню
keys-in-chooser = Выбор заявки
keys-in-digits = Заявка
keys-in-replay = Повтор раздачи
keys-in-lesson = Уроки
keys-reset = Вернуть все обычные клавиши
keys-ask-reset = Вернуть всем командам обычные клавиши?
keys-are-reset = Все клавиши снова обычные.
keys-list = { $list }
keys-now = { $command }: { $value }.
keys-change = Другая клавиша
keys-add = Ещё одна клавиша
keys-take = Убрать: { $key }
keys-usual = Как обычно: { $value }

## Нажата новая клавиша ($key): она для программ экранного доступа или занята командой $command ($place).
## keys-typing: у команды одни буквы, и при наборе текста вместо них её выполняет $key.

keys-press = Нажмите новую клавишу для команды «{ $command }», Escape оставит прежнюю.
key-reader = { $key }: клавиша программ экранного доступа, здесь ничего не делает.
keys-reader-too = { $key }: клавиша нужна и другим ({ $list }), может сюда не дойти.
keys-typing = При наборе это делает { $key }.
keys-has = { $key }: уже «{ $command }».
keys-clash = { $key }: клавиша занята, «{ $command }» ({ $place }).
keys-exchange = Обмен: «{ $command }» получит { $key }
keys-take-over = Забрать оттуда
keys-another = Нажать другую
keys-needed = Без этой клавиши сюда не вернуться.

## У команды нет клавиши.

key-none = нет клавиши
