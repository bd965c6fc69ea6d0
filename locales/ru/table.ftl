### Что происходит за столом, по ходу партии. Звучит сотни раз: коротко, новость вперёд.
### $who — всегда игрок: имя в именительном падеже, любого рода, или слово «вы».

## Кто есть кто. Вчетвером name-1 сидит слева от игрока, name-2 — партнёр, name-3 сидит справа; если игроков больше, они
## идут дальше по кругу. name-0 — место самого игрока, когда за него играет компьютер. side-names — пара по именам, $who и $other.

you = вы
name-0 = Давид
name-1 = Анна
name-2 = Борис
name-3 = Клара
name-4 = Феликс
name-5 = Ирина
we = мы
they = они
side-names = { $who } и { $other }

## Мелочи: число, чужой текст, ноль — отдельно.

number = { $n }
literal = { $value }
sentence = { $line }.
two-sentences = { $first } { $second }
nil = ноль
blind = слепой ноль

## Начало партии; $n — сколько очков её заканчивают, $value — название правил.

match-begins = Новая партия, цель { $n }. Правила: { $value }.

## Жребий: кто сдаёт первым. $list состоит из cut-card.

cut = Жребий. { $list }.
cut-card = { $who }: { CARD($card) }

## Новая раздача: её номер и кто сдаёт.

hand-dealt = Раздача { $hand }.
deals = Сдаёт { $who }.
deals-mine = Сдаёте вы.

## Заявки.

bid-made = { $who }: { $bid }.
bid-nil = { $who }: ноль.
bid-blind = { $who }: слепой ноль.

## Все заявили. $list состоит из side-bid. bids-total, когда каждый за себя: сумма заявок и сколько всего взяток.
## leads: кто начинает первую взятку.

contracts = { $list }.
side-bid = { $side }: { $contract }
bids-total = Заявлено { $n }, взяток { $total }.
leads = Заходит { $who }.

## Что делать игроку. «Заход» — первый ход во взятке, «ход» — всякий другой. your-draw: оставить карту из колоды или
## сбросить; your-blind: слепой ноль или взгляд на карты; your-gift: отдать партнёру $n карт.

your-bid = Ваша заявка.
your-lead = Ваш заход.
your-turn =
    { $verbosity ->
        [full] Ваш ход, масть: { SUIT($suit) }.
       *[normal] Ваш ход.
    }

your-draw =
    { $verbosity ->
        [brief] { CARD($card) }?
        [full] { CARD($card) }. Enter: оставить, Delete: сбросить.
       *[normal] { CARD($card) }: оставить?
    }
your-blind = Слепой ноль или посмотреть карты?
your-gift =
    { $n ->
        [1] Отдайте одну карту. Enter: выбрать.
        [2] Отдайте две карты. Enter: выбрать.
        [one] Отдайте { $n } карту. Enter: выбрать.
        [few] Отдайте { $n } карты. Enter: выбрать.
       *[many] Отдайте { $n } карт. Enter: выбрать.
    }

## Карты не сдают, а берут из колоды: кто-то взял; игроку досталась карта, которую он не видел
## заранее. В drawn, looked и given $who всегда имя: о самом игроке говорят другие сообщения.

drawn = { $who } берёт карту.
drawn-mine = Вы берёте { CARD($card, form: "acc") }.

## Тот, кто мог заявить слепой ноль, смотрит карты.

looked = { $who } смотрит карты.

## Карты партнёру. given: $n карт, между другими. chosen, unchosen: игрок выбрал $n карт из $total.

given =
    { $n ->
        [1] { $who } отдаёт одну карту.
        [2] { $who } отдаёт две карты.
        [one] { $who } отдаёт { $n } карту.
        [few] { $who } отдаёт { $n } карты.
       *[many] { $who } отдаёт { $n } карт.
    }
given-by-me = Вы отдаёте: { $list }.
given-to-me = { $who } отдаёт вам: { $list }.
chosen = { CARD($card) }, { $n } из { $total }.
unchosen =
    { CARD($card) } { RANK($card, form: "gender") ->
        [fem] возвращена
       *[masc] возвращён
    }, { $n } из { $total }.
card-chosen =
    { CARD($card) }, { RANK($card, form: "gender") ->
        [fem] выбрана
       *[masc] выбран
    }
ask-give = { $list }. Отдать?

## Пауза после взятки, если игрок выбрал такой темп.

go-on = Enter: дальше.

## Сыграна карта: кем-то или самим игроком.

card-played = { CARD($card) }, { $who }.
card-mine = { CARD($card) }.

## Первая пика на чужую масть.

spades-broken = Пики открыты.

## Взята взятка: $won взяток при заявке $bid. С -nil: у того, кто заявил ноль.

trick-taken =
    { $verbosity ->
        [brief] { $who }: { $won } из { $bid }.
       *[normal] Взятку берёт { $who }: { $won } из { $bid }.
    }
trick-mine =
    { $verbosity ->
        [brief] Ваша: { $won } из { $bid }.
       *[normal] Взятка ваша: { $won } из { $bid }.
    }
trick-taken-nil = Взятку берёт { $who }.
trick-mine-nil = Взятка ваша.

## Ноль не удался.

nil-lost = { $who }: ноль сорван.
nil-lost-mine = Ваш ноль сорван.

## Открылось, что карта сыграна не по правилам, во взятке $trick. has-revoked напоминает об этом.

revoke = Фальшренонс, { $who }: { CARD($card) }, { info-trick }
revoke-mine = Ваш фальшренонс: { CARD($card) }, { info-trick }
has-revoked = { $who }: фальшренонс.

## Конец партии: $score — очки победителей, $other — очки проигравших. С -solo: каждый за себя, $list — side-points других.

match-won = Победа: { $score } против { $other }.
match-lost = Поражение: { $other } против { $score }.
match-ended = Победа: { $side }, { $score } против { $other }.
match-won-solo = Победа: { $score }. { $list }.
match-ended-solo = Победитель: { $who }, { $score }. { $list }.
side-points = { $side }: { $score }

## Отказы.

refused-not-now = Сейчас нельзя.
refused-not-your-turn = Не ваша очередь.
refused-not-your-card = У вас нет этой карты.
refused-follow-suit = Нужно ходить в масть: { SUIT($suit) }.
refused-spades-not-open = Пики ещё не открыты.
refused-bid-range = Такой заявки нет.
refused-spades-not-first = В первой взятке с пик не заходят.
refused-blind-first = Сначала решите: слепой ноль или посмотреть карты.
refused-no-blind = Слепой ноль сейчас заявить нельзя.
refused-give-number =
    { $n ->
        [1] Выберите одну карту.
        [2] Выберите две карты.
        [one] Выберите { $n } карту.
        [few] Выберите { $n } карты.
       *[many] Выберите { $n } карт.
    }

## Почему какой-то заявки нет среди предложенных.

refused-bid-nil = Ноль в этой партии не заявляют.
refused-bid-double-nil = У партнёра уже ноль.
refused-bid-min-team-bid =
    Вместе с партнёром нужно не меньше { $n ->
        [4] четырёх
        [5] пяти
       *[other] { $n }
    }.
refused-bid-no-hell = Заявки не должны давать в сумме { $n }.
refused-bid-suicide = В самоубийстве один из партнёров заявляет ноль, другой от четырёх.
refused-bid-mirror = В зеркале заявляют столько, сколько на руках пик.
refused-bid-whiz = В уизе заявляют ноль или столько, сколько на руках пик.

## Карту не по правилам можно сыграть на свой риск.

ask-revoke = { $reason } Всё равно сыграть?

## Слепой ноль или взгляд на карты: две возможности.

blind-look = Посмотреть карты
blind-nil = Слепой ноль

## Выбор заявки; $bid — число или «ноль».

chooser =
    { $verbosity ->
        [brief] Заявка: { $bid }.
        [full] Ваша заявка: { $bid }. Вверх, вниз или цифры, затем Enter.
       *[normal] Ваша заявка: { $bid }.
    }
chooser-bid = { $bid }

## Только на экране.

your-move = Ваш ход.
box-bags =
    { $bags ->
        [one] { $bags } мешок
        [few] { $bags } мешка
       *[many] { $bags } мешков
    }
box-tricks = { $won } из { $contract }
status-hand = Раздача { $hand }, взятка { $trick }-я
status-lead = Масть хода: { SUIT($suit) }
status-draw = Раздача { $hand }, выбор карт
title = Пики
title-match = Пики. { $list }
title-turn = Ваш ход – Пики. { $list }

## Части окна для экранного диктора.

part-hand = Ваши карты
part-trick = Карты на столе
part-seats = Игроки
part-sides = Счёт
part-status = Ход игры
part-caption = Сказанное
