### Подсказки, разбор раздачи и мысли компьютерных игроков: ход и чем он хорош.
### Причина (why-…) — несколько слов со строчной буквы и без точки, одни и те же об игроке и о других.

## A: подсказка.

hint =
    { $verbosity ->
        [brief] { $act }: { $why }.
       *[normal] { $act }: { $list }.
    }
hint-thinking = Думаю…

## Alt со стрелками, Shift+A: о чём думал компьютерный игрок. $who здесь всегда имя.

thought =
    { $verbosity ->
        [brief] { $who }, { $act }: { $why }.
       *[normal] { $who }, { $act }: { $list }.
    }
thought-none = { $who }: пока ничего.
thought-line = { $place } { $line }

## Shift+R: разбор раздачи, решения игрока, которые обошлись дороже всего.

review-line =
    { $verbosity ->
        [brief] { $place } { $act }, потеря { $n }. Лучше { $better }: { $why }
       *[normal] { $place } { $act }, потеря { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[many] { $n } очков
        }. Лучше { $better }: { $list }
    }
review-clean = Хорошо сыграно, придраться не к чему.
review-working = Разбор раздачи: { $n } из { $total }.
menu-review = Разбор раздачи

## Где это было; дальше следует ход.

place-bid = Торговля.
place-trick = { info-trick }
place-draw = Карта { $n }.
place-pass = Обмен.

## Ходы.

act-bid = заявка { $bid }
act-look = посмотреть карты
act-give = отдать { $list }
act-card = { CARD($card, form: "acc") }
act-keep = оставить { CARD($card, form: "acc") }
act-discard = сбросить { CARD($card, form: "acc") }
act-gave =
    { $n ->
        [1] отдана одна карта
        [2] отданы две карты
        [one] отдана { $n } карта
        [few] отданы { $n } карты
       *[many] отдано { $n } карт
    }
act-drew = карта из колоды

## Больше сказать нечего; причину нельзя назвать, пока карты закрыты.

why-best = в целом лучше всего
why-closed = причина после раздачи

## Выбора нет.

why-last-card = последняя карта
why-only-card = другой сыграть нельзя

## Свой ноль.

why-nil-leads-low = взятку возьмут другие
why-nil-under = младше, чем { CARD($card) }
why-nil-highest-under = ближе всего под { CARD($card, form: "ins") }
why-nil-throws = эта карта опасна для нуля
why-nil-hopes = ещё могут перебить
why-nil-over = младше ничего нет

## Ноль партнёра.

why-cover-void = у партнёра нет { SUIT($suit, form: "gen") }
why-cover-high = партнёру с нулём будет под что уйти
why-cover-takes = прикрывает ноль партнёра

## Против чужого нуля.

why-attack-lead = нулю трудно уйти ниже
why-attack-leave = взятка остаётся нулю
why-attack-low = взять придётся нулю

## Заходы.

why-only-spades = остались одни пики
why-draws-trumps = выбивает козыри
why-partner-trumps = партнёр может побить козырем
why-drives-out = выбивает { RANK($card, form: "acc") }
why-short-suit = { SUIT($suit) } потом можно бить козырем
why-leads-low = мало чем рискует

## Старше в масти ничего нет.

why-top = старшая карта в { SUIT($suit, form: "prep") }
why-gone =
    { RANK($card) } уже { RANK($card, form: "gender") ->
        [fem] вышла
       *[masc] вышел
    }
why-master = старше ничего не осталось

## Взять взятку.

why-cannot-lose = взятки не избежать
why-overtakes = карту партнёра могут побить
why-trumps = бьёт козырем
why-overtrumps = перебивает старшим козырем
why-cheapest = берёт меньшей ценой
why-takes-last = ход последний, взятка взята
why-goes-up = идёт за взяткой

## Отдать взятку.

why-ducks = эта взятка не нужна
why-partner-has-it = взятка у партнёра
why-cannot-beat = { CARD($card, form: "acc") } не побить
why-saves-trump = козырь пригодится позже
why-keeps-guard = { CARD($card) } остаётся под защитой
why-throws = эту карту не жалко
why-second-low = вторая рука играет мелкую
why-would-fall = старшая вряд ли устоит
why-saves = старшие пригодятся позже
why-dumps = сбрасывает крупную карту
why-low = мелкая карта

## Что стоит на кону.

why-sets = чтобы сорвать заказ соперника
why-needs =
    { $n ->
        [1] нужна ещё одна взятка
        [2] нужны ещё две взятки
        [one] нужна ещё { $n } взятка
        [few] нужны ещё { $n } взятки
       *[many] нужно ещё { $n } взяток
    }
why-needs-mine =
    { $n ->
        [1] вам нужна ещё одна взятка
        [2] вам нужны ещё две взятки
        [one] вам нужна ещё { $n } взятка
        [few] вам нужны ещё { $n } взятки
       *[many] вам нужно ещё { $n } взяток
    }
why-needs-all = нужны все взятки
why-lost = заказ уже сорван
why-made = заказ выполнен
why-made-bags = заказ выполнен, мешки в убыток
why-made-quicksand = заказ выполнен, лишние взятки в убыток

## Заявки.

why-bid-forced = по правилам выбора нет
why-bid-tricks =
    { $n ->
        [1] карт примерно на одну взятку
        [2] карт примерно на две взятки
        [one] карт примерно на { $n } взятку
        [few] карт примерно на { $n } взятки
       *[many] карт примерно на { $n } взяток
    }
why-bid-honours =
    { $n ->
        [1] один туз или король
        [one] { $n } туз или король
        [few] тузов и королей { $n }
       *[many] тузов и королей { $n }
    }
why-bid-spades =
    { $n ->
        [one] { $n } пика
        [few] { $n } пики
       *[many] { $n } пик
    }
why-bid-void = нет { SUIT($suit, form: "gen") }
why-bid-short = одна карта в { SUIT($suit, form: "prep") }
why-bid-beside-nil = у партнёра ноль
why-bid-together = вдвоём не меньше { $n }
why-bid-sum = у других { $n } из { $total }
why-bid-wins = хватит для победы
why-bid-last-chance = соперники могут выиграть в этой раздаче

## Ноль.

why-nil-chance =
    шансов на ноль около { $n ->
        [one] { $n } процента
        [few] { $n } процентов
       *[many] { $n } процентов
    }
why-nil-partners-turn = ноль остался за вторым партнёром

## Слепой ноль.

why-blind-behind =
    отставание { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
why-blind-catch-up =
    отставание { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } отыграть можно и так
why-blind-partner = у партнёра слепой ноль

## Обмен и карты из колоды.

why-give-danger = для нуля они опаснее всего
why-give-harmless = нулю они не опасны
why-draw-keep = следующая вряд ли лучше
why-draw-discard = следующая, наверное, лучше
