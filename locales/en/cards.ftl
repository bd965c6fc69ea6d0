### Cards, ranks and suits in words. The functions CARD, RANK, SUIT and INDEX take their words from here.
### TRANSLATING.md explains the functions and how a language adds grammatical forms of its own.

## A whole card, put together by CARD($card, form: "..."); card-joker: a joker, which has no suit.
## card-short and card-suit-first: in other words, where the player wants them and no form is asked for.
## $rank is the rank in words, already in the form that was asked for; $card is the card, for SUIT; $form is the form.
## English forms: the (the queen of spades); without a form: queen of spades.

card =
    { $form ->
        [the] the { $rank } of { SUIT($card) }
       *[bare] { $rank } of { SUIT($card) }
    }
card-short = { $rank } { SUIT($card) }
card-suit-first = { SUIT($card) } { $rank }
card-joker =
    { $form ->
        [the] the { $rank }
       *[bare] { $rank }
    }

## Ranks, by RANK($card, form: "..."). English has no forms here; a language that needs some selects by $form, the form
## that was asked for, and gives every rank all of its forms.

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace
rank-little-joker = little joker
rank-big-joker = big joker

## Suits, by SUIT($suit, form: "..."). English forms: one (spade, as in "a spade", "spade lead"); without a form: spades.

suit-clubs =
    { $form ->
        [one] club
       *[bare] clubs
    }
suit-diamonds =
    { $form ->
        [one] diamond
       *[bare] diamonds
    }
suit-hearts =
    { $form ->
        [one] heart
       *[bare] hearts
    }
suit-spades =
    { $form ->
        [one] spade
       *[bare] spades
    }

## The letter in the corner of a drawn card, as on cards sold in your country, by INDEX($card). Number cards show digits.

index-jack = J
index-queen = Q
index-king = K
index-ace = A
index-little-joker = Jo
index-big-joker = JO

## These stand alone: a card’s corner, the name of a card, the name of its rank.

card-index = { INDEX($card) }
card-name = { CARD($card) }
rank-name = { RANK($card) }

## The word spoken for the minus sign of a negative number: "minus 48".

minus = minus
