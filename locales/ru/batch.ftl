### Работа без стола: листы счёта и записи партий (spades-gui score и spades-gui verify).

## Команды в справке spades-gui --help, под заголовком cli-commands.

cli-arguments = аргументы
cli-commands = команды
cli-command-score = подсчитать очки по листу из файла
cli-command-verify = проверить по правилам запись партии из файла
cli-command-replay = просмотреть за столом раздачи записанной партии
cli-command-say = произнести и вывести сообщение игры, для переводчиков

## Их собственная справка.

score-file = лист счёта, YAML или JSON
score-json = вывести объект JSON вместо слов
verify-file = запись партии, JSON
verify-json = вывести JSON одной строкой, и для запрещённого действия тоже
say-id = имя сообщения в папке locales
say-value = значение для него, например card=QS, n=4 или who=Anna
say-language = на каком языке его произнести
say-verbosity = насколько подробно: brief, normal или full
say-silent = только вывести

## Что не так с файлом в целом.

file-missing = Файла { $file } нет.
file-not-ordinary = Это не обычный файл: { $file }
file-too-large =
    { $n ->
        [one] Файл { $file } слишком велик, больше { $n } байта.
        [few] Файл { $file } слишком велик, больше { $n } байт.
       *[many] Файл { $file } слишком велик, больше { $n } байт.
    }
file-not-text = В файле { $file } не текст UTF-8.
file-not-json = В файле { $file } не JSON.
file-not-yaml = В файле { $file } не YAML и не JSON.
file-not-yaml-line = В строке { $line } файла { $file } не YAML и не JSON.
file-too-deep = В файле { $file } слишком много уровней.
file-not-supported = В строке { $line } файла { $file } то, чего в листе быть не должно: { $value }
file-key-twice = В строке { $line } файла { $file } второй раз стоит { $value }.

## Что не так с листом счёта.

sheet-none = Это не лист счёта.
sheet-problem-hand = раздача { $hand }, { $field }: { $problem }.
sheet-problem = поле { $field }: { $problem }.
sheet-conflict = поле { $field }: { $problem }
sheet-missing = не указано
sheet-unknown = такого поля нет
sheet-unknown-meant = такого поля нет, возможно, имелось в виду { $value }
sheet-not-a-list = здесь нужен список
sheet-not-a-mapping = здесь нужны имена со значениями
sheet-wrong-length =
    { $n ->
        [one] { $n } значение вместо { $wanted }
        [few] { $n } значения вместо { $wanted }
       *[many] { $n } значений вместо { $wanted }
    }
sheet-not-allowed = значение { $value } недопустимо
sheet-not-whole = { $value } — не целое число
sheet-not-a-bid = { $value } — не целое число и не blind
sheet-out-of-range = наименьшее { $low }, наибольшее { $high }
sheet-wrong-sum =
    { $n ->
        [one] всего { $n } взятка вместо { $wanted }
        [few] всего { $n } взятки вместо { $wanted }
       *[many] всего { $n } взяток вместо { $wanted }
    }
sheet-twice = одно место указано дважды
sheet-no-revokes = по этим правилам ренонс невозможен
sheet-no-blind = этому месту слепой ноль не предлагался
sheet-forbidden-bids = правила запрещают такие заявки, кто бы ни сдавал
sheet-over = партия закончилась до этой раздачи

## Что не так с записью партии.

record-foreign = Это не запись партии: { $file }
record-newer = Запись из более новой версии игры: { $file }
record-none = Запись партии с ошибкой, { $file }: { $problem }
record-illegal = Действие { $n } запрещено. { $problem }
record-illegal-to = Действие { $n } запрещено. { $who }: { $problem }

## Что не так с тем, что получила команда spades-gui say.

say-unknown = Сообщения { $value } нет.
say-unknown-meant = Сообщения { $value } нет, возможно, имелось в виду { $field }.
say-missing = Для { $field } не хватает значений: { $list }.
say-not-there = У { $field } нет таких значений: { $list }.
say-not-number = Для { $field } нужно целое число, а не { $value }.
say-not-card = Для { $field } нужна карта, например QS, TD или BJ, а не { $value }.
say-not-suit = Для { $field } нужна масть, например S, или карта, например QS, а не { $value }.

## Отказы, возможные только в записи; остальные — в table.ftl.

refused-bad-cut = Жребий — по одной карте колоды на каждого, все разные.
refused-bad-deal = Это не карты одной колоды, сданные полностью.
refused-wrong-dealer = Сдаёт другой.
