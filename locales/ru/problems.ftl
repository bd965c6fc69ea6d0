### Что не так с настройками, клавишами и сохранённой партией. Звучит после запуска или когда настройки не удаётся сохранить.

## Где: строка файла, файл, командная строка. $problem — одно из сообщений ниже.

problem-line = Файл { $file }, строка { $line }: { $problem }.
problem-file = Файл { $file }: { $problem }.
problem-flag = Командная строка: { $problem }.

## Что. $key — название настройки, $value — что там написано.

problem-unknown-key = нет настройки { $key }
problem-empty = после { $key } ничего нет
problem-wrong-type = { $key } не принимает значение { $value }
problem-not-allowed = { $key } не принимает значение { $value }
problem-out-of-range = { $key } не принимает значение { $value }
problem-duplicate-key = настройка { $key } указана дважды
problem-not-a-key = в { $key } указана несуществующая клавиша { $value }
problem-conflict = { $key } и { $value } не сочетаются
problem-not-supported = в { $key } недопустимая для настроек запись YAML: { $value }
problem-low-contrast = { $key } на { $value } плохо видно
problem-missing = не найден
problem-unreadable = не читается, { $value }
problem-too-large = слишком велик
problem-not-text = не в кодировке UTF-8
problem-not-yaml = нарушены правила YAML
problem-not-a-mapping = настроек в нём нет
problem-too-deep = слишком много уровней вложенности
problem-not-written = не удаётся записать файл, { $value }
problem-not-saved = Изменение действует, но не сохранено: { $value }.
problem-damaged-kept = Файл настроек был повреждён. Он сохранён как { $value }.

## Что там должно быть, что взято вместо этого, что, наверное, имелось в виду. $list — слова или числа.

problem-expects-choice = Допустимо: { $list }.
problem-expects-number = Допустимые границы: { $list }.
problem-expects-text =
    { $n ->
        [one] Не больше { $n } знака.
        [few] Не больше { $n } знаков.
       *[many] Не больше { $n } знаков.
    }
problem-expects-switch = Допустимо: true, false.
problem-expects-keys = Здесь нужен список клавиш.
problem-expects-section = Здесь нужна группа настроек.
problem-expects-colour = Нужен цвет: "#ffcc00", в кавычках, или [255, 204, 0].
problem-expects-contrast = Контраст { $now }; хорошо видно от { $wanted }.
problem-used = Действует: { $value }.
problem-suggestion = Может быть, { $value }?

## Клавиши по выбору игрока. $command хочет клавишу $key, а она занята: $other.

key-problem-unknown = Клавиши: нет команды { $value }.
key-problem-taken = { $key } остаётся за командой «{ $other }»; у команды «{ $command }» прежние клавиши.
key-problem-digit = { $key } — не цифра; у команды «{ $command }» прежние клавиши.

## Идущая партия на диске: последнее сохранение негодно, затем и предыдущее (-again). $problem — причина от системы, а в
## save-set-aside одна из этих фраз. save-none: продолжать нечего.

save-damaged = Сохранённая партия повреждена.
save-newer = Сохранённая партия — от более новой версии игры.
save-unreadable = Сохранённую партию не прочитать: { $problem }.
save-damaged-again = Предыдущее сохранение тоже повреждено.
save-newer-again = Предыдущее сохранение — от более новой версии игры.
save-unreadable-again = Предыдущее сохранение не прочитать: { $problem }.
save-set-aside = { $problem } Файл оставлен под именем { $value }.
save-previous = Можно продолжить на один ход раньше.
save-none = Продолжать нечего.
save-failed = Партия не сохраняется: { $problem }. Игра продолжается.
save-works-again = Партия снова сохраняется.

## Почему система не даёт прочитать или записать файл: после двоеточия.

system-full = диск заполнен
system-read-only = диск защищён от записи
system-denied = доступ запрещён
system-in-use = файл занят другой программой
system-gone = не найдено
system-no-folder = на месте папки лежит файл
system-a-folder = это папка
system-bad-name = такого имени у файла быть не может
system-failing = диск неисправен
system-not-ordinary = это не обычный файл
