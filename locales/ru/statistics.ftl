### Статистика: что сыграно, строками, таблицами и в файле.

## Как туда попасть, и диалог с его строками.

menu-statistics = Статистика
statistics-title = Статистика.
statistics-none = сыгранных раздач ещё нет

## Строки. $value и $other — средние числа, например 1,5: ошибка заявки во взятках, и насколько больше или меньше заявки взято.

statistics-group = { $label }: { $list }
statistics-matches =
    { $n ->
        [0] законченных партий нет
        [one] { $n } партия, выиграно { $won }
        [few] { $n } партии, выиграно { $won }
       *[many] { $n } партий, выиграно { $won }
    }
statistics-hands =
    { $n ->
        [one] { $n } раздача
        [few] { $n } раздачи
       *[many] { $n } раздач
    }
statistics-contracts =
    { $share ->
        [one] выполнено заказов: { $made } из { $n }, { $share } процент
        [few] выполнено заказов: { $made } из { $n }, { $share } процента
       *[many] выполнено заказов: { $made } из { $n }, { $share } процентов
    }
statistics-share =
    { $share ->
        [one] заказы: { $share } процент
        [few] заказы: { $share } процента
       *[many] заказы: { $share } процентов
    }
statistics-nils = выполнено нулей: { $made } из { $n }
statistics-points = очков за раздачу: { $value }
statistics-bags = мешков за раздачу: { $value }
statistics-bid-over = ошибка заявки во взятках: в среднем { $value }, лишних { $other }
statistics-bid-under = ошибка заявки во взятках: в среднем { $value }, не хватило { $other }
statistics-all = всего
statistics-partner = партнёр { $value }
statistics-alone = без партнёра

## Таблицы.

statistics-table-groups = По правилам и партнёру
statistics-table-matches = Последние партии
statistics-table-hands = Последние раздачи
statistics-cell = { $label } { $value }
statistics-match = { $n }, { $value }
statistics-hand = партия { $n }, раздача { $hand }
statistics-yes = да
statistics-no = нет
statistics-nothing = прочерк

## Дробное число: целая часть и то, что после запятой.

decimal = { $whole },{ $part }

## Заголовки столбцов.

column-matches = партии
column-won = выиграно
column-hands = раздачи
column-contracts-made = выполнено заказов, процентов
column-points-a-hand = очков за раздачу
column-bid-error = ошибка заявки
column-beyond-bid = больше заявки
column-bags-a-hand = мешков за раздачу
column-nils = заявлено нулей
column-nils-made = выполнено нулей
column-total = счёт
column-score = мои очки
column-others = соперники
column-match-won = выиграна
column-points = очки
column-bid = заявка
column-tricks = взятки
column-contract = заказ
column-taken = взяток в заказ
column-contract-made = заказ выполнен
column-nil-made = ноль выполнен
column-bags = мешки

## Что с этим можно сделать.

statistics-export = Сохранить таблицей
statistics-export-help = Файл CSV для электронных таблиц, строка на раздачу.
statistics-exported = Сохранено: { $file }
statistics-not-exported = Не сохранено: { $problem }.
statistics-reset = Всё забыть
ask-reset-statistics = Забыть всю статистику? Вернуть её будет нельзя.
statistics-are-reset = Статистика начата заново.
statistics-wait = Минуту.
statistics-saving =
    { $n ->
        [one] Сохраняется, { $n } процент.
        [few] Сохраняется, { $n } процента.
       *[many] Сохраняется, { $n } процентов.
    }

## Плохие дни.

statistics-damaged = Статистика повреждена. Файл оставлен под именем { $value }, начат новый.
statistics-newer = Статистика — от более новой версии игры. Она оставлена как есть.
statistics-locked = Статистику сейчас использует другая программа.
statistics-stuck = Статистика повреждена, и убрать её в сторону нельзя. Она оставлена как есть.
statistics-unreadable = Статистику не прочитать: { $problem }.
statistics-failed = Статистика не сохраняется: { $problem }. Игра продолжается.
statistics-work-again = Статистика снова сохраняется.

## Счёт партии по раздачам, таблицей. scores-column: заголовок столбца; $side — сторона или игрок, $label — одно из column-…

scores-title = Счёт по раздачам
scores-hand = раздача { $hand }
scores-column = { $side }, { $label }
