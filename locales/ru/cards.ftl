### Карты, достоинства и масти словами, для функций CARD, RANK, SUIT и INDEX.

## Карта целиком. Формы — падежи достоинства: gen (дамы пик), dat (даме пик), acc (даму пик), ins (дамой пик);
## gender — род для согласования (masc или fem); без формы — именительный (дама пик).

card =
    { $form ->
        [gender] { $rank }
       *[nom] { $rank } { SUIT($card, form: "gen") }
    }
# Короче некуда, поэтому по-русски такого выбора в настройках нет: игра видит, что это то же самое.
card-short = { $rank } { SUIT($card, form: "gen") }
card-suit-first = { SUIT($card) } { $rank }
card-joker = { $rank }

## Достоинства.

rank-2 =
    { $form ->
        [gen] двойки
        [dat] двойке
        [acc] двойку
        [ins] двойкой
        [gender] fem
       *[nom] двойка
    }
rank-3 =
    { $form ->
        [gen] тройки
        [dat] тройке
        [acc] тройку
        [ins] тройкой
        [gender] fem
       *[nom] тройка
    }
rank-4 =
    { $form ->
        [gen] четвёрки
        [dat] четвёрке
        [acc] четвёрку
        [ins] четвёркой
        [gender] fem
       *[nom] четвёрка
    }
rank-5 =
    { $form ->
        [gen] пятёрки
        [dat] пятёрке
        [acc] пятёрку
        [ins] пятёркой
        [gender] fem
       *[nom] пятёрка
    }
rank-6 =
    { $form ->
        [gen] шестёрки
        [dat] шестёрке
        [acc] шестёрку
        [ins] шестёркой
        [gender] fem
       *[nom] шестёрка
    }
rank-7 =
    { $form ->
        [gen] семёрки
        [dat] семёрке
        [acc] семёрку
        [ins] семёркой
        [gender] fem
       *[nom] семёрка
    }
rank-8 =
    { $form ->
        [gen] восьмёрки
        [dat] восьмёрке
        [acc] восьмёрку
        [ins] восьмёркой
        [gender] fem
       *[nom] восьмёрка
    }
rank-9 =
    { $form ->
        [gen] девятки
        [dat] девятке
        [acc] девятку
        [ins] девяткой
        [gender] fem
       *[nom] девятка
    }
rank-10 =
    { $form ->
        [gen] десятки
        [dat] десятке
        [acc] десятку
        [ins] десяткой
        [gender] fem
       *[nom] десятка
    }
rank-jack =
    { $form ->
        [gen] валета
        [dat] валету
        [acc] валета
        [ins] валетом
        [gender] masc
       *[nom] валет
    }
rank-queen =
    { $form ->
        [gen] дамы
        [dat] даме
        [acc] даму
        [ins] дамой
        [gender] fem
       *[nom] дама
    }
rank-king =
    { $form ->
        [gen] короля
        [dat] королю
        [acc] короля
        [ins] королём
        [gender] masc
       *[nom] король
    }
rank-ace =
    { $form ->
        [gen] туза
        [dat] тузу
        [acc] туза
        [ins] тузом
        [gender] masc
       *[nom] туз
    }
rank-little-joker =
    { $form ->
        [gen] младшего джокера
        [dat] младшему джокеру
        [acc] младшего джокера
        [ins] младшим джокером
        [gender] masc
       *[nom] младший джокер
    }
rank-big-joker =
    { $form ->
        [gen] старшего джокера
        [dat] старшему джокеру
        [acc] старшего джокера
        [ins] старшим джокером
        [gender] masc
       *[nom] старший джокер
    }

## Масти. Формы: gen (нет пик), dat (к пикам), acc (на пики), ins (пиками), prep (в пиках); без формы — пики.

suit-clubs =
    { $form ->
        [gen] треф
        [dat] трефам
        [acc] трефы
        [ins] трефами
        [prep] трефах
       *[nom] трефы
    }
suit-diamonds =
    { $form ->
        [gen] бубён
        [dat] бубнам
        [acc] бубны
        [ins] бубнами
        [prep] бубнах
       *[nom] бубны
    }
suit-hearts =
    { $form ->
        [gen] червей
        [dat] червям
        [acc] черви
        [ins] червями
        [prep] червях
       *[nom] черви
    }
suit-spades =
    { $form ->
        [gen] пик
        [dat] пикам
        [acc] пики
        [ins] пиками
        [prep] пиках
       *[nom] пики
    }

## Буква в углу карты.

index-jack = В
index-queen = Д
index-king = К
index-ace = Т
index-little-joker = Дж
index-big-joker = ДЖ

## Отдельно: угол карты, название карты, название её достоинства.

card-index = { INDEX($card) }
card-name = { CARD($card) }
rank-name = { RANK($card) }

## Слово, которым читается знак минус: «минус 48».

minus = минус
