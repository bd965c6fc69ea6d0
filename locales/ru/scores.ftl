### Запись счёта: строки, которые объясняют сами себя. Звучат после каждой раздачи и читаются по одной.

## Строки. Заказано $contract взяток, взято $won; $points — что это даёт (меньше нуля, если отнимает).
## С -mine: ноль самого игрока. line-double-…: слепой ноль у обоих партнёров сразу.

line-made = заказ { $contract } выполнен: { $points }
line-set = недобор, { $won } из { $contract }: { $points }
line-overtricks =
    { $n ->
        [one] { $n } мешок: { $points }
        [few] { $n } мешка: { $points }
       *[many] { $n } мешков: { $points }
    }
line-overtricks-plain =
    { $n ->
        [1] одна лишняя взятка: { $points }
        [2] две лишние взятки: { $points }
        [one] { $n } лишняя взятка: { $points }
        [few] { $n } лишние взятки: { $points }
       *[many] { $n } лишних взяток: { $points }
    }
line-nil-made = ноль выполнен, { $who }: { $points }
line-nil-made-mine = ваш ноль выполнен: { $points }
line-nil-lost =
    { $n ->
        [1] ноль сорван, { $who }, одна взятка: { $points }
        [2] ноль сорван, { $who }, две взятки: { $points }
        [one] ноль сорван, { $who }, { $n } взятка: { $points }
        [few] ноль сорван, { $who }, { $n } взятки: { $points }
       *[many] ноль сорван, { $who }, { $n } взяток: { $points }
    }
line-nil-lost-mine =
    { $n ->
        [1] ваш ноль сорван, одна взятка: { $points }
        [2] ваш ноль сорван, две взятки: { $points }
        [one] ваш ноль сорван, { $n } взятка: { $points }
        [few] ваш ноль сорван, { $n } взятки: { $points }
       *[many] ваш ноль сорван, { $n } взяток: { $points }
    }
line-blind-nil-made = слепой ноль выполнен, { $who }: { $points }
line-blind-nil-made-mine = ваш слепой ноль выполнен: { $points }
line-blind-nil-lost =
    { $n ->
        [1] слепой ноль сорван, { $who }, одна взятка: { $points }
        [2] слепой ноль сорван, { $who }, две взятки: { $points }
        [one] слепой ноль сорван, { $who }, { $n } взятка: { $points }
        [few] слепой ноль сорван, { $who }, { $n } взятки: { $points }
       *[many] слепой ноль сорван, { $who }, { $n } взяток: { $points }
    }
line-blind-nil-lost-mine =
    { $n ->
        [1] ваш слепой ноль сорван, одна взятка: { $points }
        [2] ваш слепой ноль сорван, две взятки: { $points }
        [one] ваш слепой ноль сорван, { $n } взятка: { $points }
        [few] ваш слепой ноль сорван, { $n } взятки: { $points }
       *[many] ваш слепой ноль сорван, { $n } взяток: { $points }
    }
line-double-made = двойной слепой ноль выполнен: { $points }
line-double-lost = двойной слепой ноль сорван: { $points }
line-failed-nil-tricks =
    { $n ->
        [1] одна взятка сорванного нуля: { $points }
        [2] две взятки сорванного нуля: { $points }
        [one] { $n } взятка сорванного нуля: { $points }
        [few] { $n } взятки сорванного нуля: { $points }
       *[many] { $n } взяток сорванного нуля: { $points }
    }
line-exact-bonus =
    { $contract ->
        [1] ровно одна взятка, премия: { $points }
        [2] ровно две взятки, премия: { $points }
       *[other] ровно { $contract }, премия: { $points }
    }
line-high-bonus = крупный заказ { $contract }, премия: { $points }
line-revoke = фальшренонс: { $points }
line-nil-made-alone = ноль выполнен: { $points }
line-nil-lost-alone =
    { $n ->
        [1] ноль сорван, одна взятка: { $points }
        [2] ноль сорван, две взятки: { $points }
        [one] ноль сорван, { $n } взятка: { $points }
        [few] ноль сорван, { $n } взятки: { $points }
       *[many] ноль сорван, { $n } взяток: { $points }
    }
line-blind-nil-made-alone = слепой ноль выполнен: { $points }
line-blind-nil-lost-alone =
    { $n ->
        [1] слепой ноль сорван, одна взятка: { $points }
        [2] слепой ноль сорван, две взятки: { $points }
        [one] слепой ноль сорван, { $n } взятка: { $points }
        [few] слепой ноль сорван, { $n } взятки: { $points }
       *[many] слепой ноль сорван, { $n } взяток: { $points }
    }
line-bag-penalty =
    { $bags ->
        [one] штраф за { $bags } мешок: { $points }
        [few] штраф за { $bags } мешка: { $points }
       *[many] штраф за { $bags } мешков: { $points }
    }

## Что раздача дала стороне, на одном дыхании: почему ($list состоит из reason-…, $lines — целые строки, что выше), сколько
## очков ($points), новый счёт ($score) и мешки ($bags; -plain: по этим правилам мешков нет).

side-summary =
    { $verbosity ->
        [brief] { $side }: { $points }, счёт { $score }.
        [full] { $side }: { $lines }; итого { $points }, счёт { $score }, { $bags ->
            [one] { $bags } мешок
            [few] { $bags } мешка
           *[many] { $bags } мешков
        }.
       *[normal] { $side }: { $list }; итого { $points }, счёт { $score }.
    }
side-summary-plain =
    { $verbosity ->
        [brief] { $side }: { $points }, счёт { $score }.
        [full] { $side }: { $lines }; итого { $points }, счёт { $score }.
       *[normal] { $side }: { $list }; итого { $points }, счёт { $score }.
    }
reason-made = заказ выполнен
reason-set = недобор
reason-bags =
    { $bags ->
        [1] один мешок
        [one] { $bags } мешок
        [few] { $bags } мешка
       *[many] { $bags } мешков
    }
reason-overtricks =
    { $n ->
        [1] одна лишняя взятка
        [2] две лишние взятки
        [one] { $n } лишняя взятка
        [few] { $n } лишние взятки
       *[many] { $n } лишних взяток
    }
reason-nil-made = ноль выполнен
reason-nil-lost = ноль сорван
reason-blind-nil-made = слепой ноль выполнен
reason-blind-nil-lost = слепой ноль сорван
reason-double-made = двойной слепой ноль выполнен
reason-double-lost = двойной слепой ноль сорван
reason-bonus = премия
reason-revoke = фальшренонс
reason-bag-penalty = штраф за мешки

## Запись для чтения: заголовок, строки ($line), сумма стороны.

sheet-title = Счёт раздачи { $hand }.
sheet-line = { $side }: { $line }
sheet-total =
    { $bags ->
        [one] { $side }: итого { $points }, счёт { $score }, { $bags } мешок
        [few] { $side }: итого { $points }, счёт { $score }, { $bags } мешка
       *[many] { $side }: итого { $points }, счёт { $score }, { $bags } мешков
    }
sheet-total-plain = { $side }: итого { $points }, счёт { $score }
no-sheet = Сыгранных раздач ещё нет.

## После подсчёта: как продолжить.

sheet-go-on =
    { $verbosity ->
        [full] Стрелки: читать запись, Enter: дальше.
       *[normal] Enter: дальше.
    }
