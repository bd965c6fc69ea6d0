### Что происходит за столом, по ходу партии. Звучит сотни раз: коротко, новость вперёд.
### $who — всегда игрок: имя в именительном падеже, любого рода, или слово «вы».

## Кто есть кто. name-1 сидит слева от игрока, name-2 — партнёр, name-3 сидит справа; name-0 — место самого игрока, когда
## за него играет компьютер. side-names — пара по именам, $who и $other.

you = вы
name-0 = Давид
name-1 = Анна
name-2 = Борис
name-3 = Клара
we = мы
they = они
side-names = { $who } и { $other }

## Мелочи: число, чужой текст, ноль — отдельно.

number = { $n }
literal = { $value }
sentence = { $line }.
nil = ноль

## Начало партии; $n — сколько очков её заканчивают.

match-begins = Новая партия, { $value }, цель { $n }.

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

## Все заявили. $list состоит из side-bid. leads: кто начинает первую взятку.

contracts = { $list }.
side-bid = { $side }: { $contract }
leads = Заходит { $who }.

## Что делать игроку. «Заход» — первый ход во взятке, «ход» — всякий другой.

your-bid = Ваша заявка.
your-lead = Ваш заход.
your-turn =
    { $verbosity ->
        [full] Ваш ход, масть: { SUIT($suit) }.
       *[normal] Ваш ход.
    }

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

## Конец партии: $score — очки победителей, $other — очки проигравших.

match-won = Победа: { $score } против { $other }.
match-lost = Поражение: { $other } против { $score }.
match-ended = Победа: { $side }, { $score } против { $other }.

## Отказы.

refused-not-now = Сейчас нельзя.
refused-not-your-turn = Не ваша очередь.
refused-not-your-card = У вас нет этой карты.
refused-follow-suit = Нужно ходить в масть: { SUIT($suit) }.
refused-spades-not-open = Пики ещё не открыты.
refused-bid-range = Такой заявки нет.

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
title = Пики
title-match = Пики: { $list }
