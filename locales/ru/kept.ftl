### Партии, оставленные под своим именем.

## Строки главного меню и меню игры.

menu-kept = Сохранённые партии
menu-keep = Сохранить партию

## Партия в списке: название, раздача и счёт. $list — очки сторон (side-points). Так же называется партия, которой игрок не дал
## имени, тогда $value — её правила. match-line-over: партия окончена. kept-unusable: файл партии не годится.

match-line = { $value }, раздача { $hand }, { $list }
match-line-over = { $value }, окончена, { $list }
kept-unusable = { $value }: не читается

## Список сохранённых партий и что с ними можно делать. kept-help: когда спрашивают, что это за строка.

kept-title = Сохранённые партии. Стрелка вправо — остальное.
kept-title-none = Сохранённых партий пока нет.
kept-help = Enter — продолжить; стрелка вправо — переименовать, выгрузить, удалить.
kept-go-on = Продолжить
kept-look = Просмотреть
kept-rename = Переименовать
kept-export = Выгрузить в файл
kept-delete = Удалить
kept-import = Загрузить партию из файла

## Ввод названий и вопросы. ask-kept-name: $value — название, если ничего не введено. ask-kept-current: место текущей партии
## займёт другая.

ask-kept-name = Название партии, просто Enter — { $value }.
ask-kept-rename = Новое название вместо { $value }.
ask-kept-replace = Партия { $value } уже есть. Заменить её?
ask-kept-delete = Удалить { $value }?
ask-kept-current = А текущая партия?
kept-current-keep = Сохранить как { $value }
kept-current-drop = Бросить её

## Что сделано или не вышло.

kept-nothing = Сохранять нечего: партии нет.
kept-as = Сохранено: { $value }.
kept-deleted = Удалено.
kept-failed = Партия не сохранена: { $problem }.
kept-not-deleted = Не удаляется: { $problem }.
kept-unreadable = Папка не читается: { $problem }.

## Записи партий в файлах — для других игроков и программ или от них. $file — файл или его папка. kept-brought: $value — строка
## списка. kept-brought-place: на чьё место садится игрок.

kept-exported = Записано в файл { $file }.
kept-exported-copied = Записано, путь скопирован: { $file }.
kept-not-exported = Выгрузить не удалось: { $problem }.
kept-offered = Enter — загрузить партию из папки { $file }.
kept-offered-none = В папке { $file } записей партий нет, положите их туда.
kept-brought = Загружено: { $value }.
kept-brought-place = Ваше место — { $who }, за остальных играет компьютер.

## При запуске. copy-runs: игра запущена ещё раз. copy-left: партия, оставшаяся от второй копии игры. portable-failed: всё должно
## было храниться в $file, рядом с программой.

copy-runs = Игра уже запущена. Здесь сохраняется отдельная партия.
copy-left = Партия из другой копии игры теперь среди сохранённых: { $value }.
portable-failed = В папку { $file } не записать: { $problem }. Ничего не сохраняется.
