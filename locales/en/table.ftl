### What happens at the table, in the order of a match. Heard hundreds of times: short, the news first.
### $who is always a player: a name, or the word "you".

## Who is who. With four players, name-1 sits to the left, name-2 is the partner, name-3 sits to the right; with more, they
## go on clockwise. name-0 is the player's own seat while a computer plays it (in the demonstration). "we" and "they" are the two sides.
## side-names calls a side by its two players, $who and $other (in the demonstration).

you = you
name-0 = David
name-1 = Anna
name-2 = Boris
name-3 = Clara
name-4 = Felix
name-5 = Irina
we = we
they = they
side-names = { $who } and { $other }

## Small change: a number alone, a text alone (a name, a key, a word from the settings file), a text as a whole sentence,
## nil alone.

number = { $n }
literal = { $value }
sentence = { $line }.
two-sentences = { $first } { $second }
nil = nil
blind = blind nil

## A match begins; $n is the score that ends it, $value the name of the rules.

match-begins = New match to { $n }: { $value }.

## The draw of the first dealer. $list holds cut-cards.

cut = Drawn: { $list }.
cut-card = { CARD($card) } { $who }

## A new hand is dealt: its number, and who deals. deals-mine: the player deals.

hand-dealt = Hand { $hand }.
deals = { $who } deals.
deals-mine = You deal.

## Bids.

bid-made = { $who }, { $bid }.
bid-nil = { $who }, nil.
bid-blind = { $who }, blind nil.

## All have bid. $list holds side-bids: a side and its contract. bids-total, where everybody plays alone: the bids added up,
## and the tricks there are. leads: who leads to the first trick.

contracts = { $list }.
side-bid = { $side } { $contract }
bids-total = { $n } bid for { $total } tricks.
leads = { $who } leads.

## What the player is asked to do. your-turn: to follow to $suit. your-draw: to keep $card or discard it. your-blind: to bid
## nil without having seen a card, or to look. your-gift: to give the partner $n cards.

your-bid = Your bid.
your-lead = Your lead.
your-turn =
    { $verbosity ->
        [full] Your turn, { SUIT($suit) } led.
       *[normal] Your turn.
    }

your-draw =
    { $verbosity ->
        [brief] { CARD($card) }?
        [full] { CARD($card) }: Enter keeps, Delete discards.
       *[normal] { CARD($card) }: keep?
    }
your-blind = Blind nil, or look at your cards?
your-gift =
    { $n ->
        [one] Give { $n } card: Enter picks it.
       *[other] Give { $n } cards: Enter picks them.
    }

## Cards are drawn instead of dealt: somebody has drawn; the player has got a card without having looked at it first.

drawn = { $who } draws.
drawn-mine = You get { CARD($card, form: "the") }.

## Somebody who could have bid a blind nil looks at the cards.

looked = { $who } looks.

## Cards are given to the partner. given: $n cards, between others. chosen, unchosen: the player has picked $n of $total.

given =
    { $n ->
        [one] { $who } passes { $n } card.
       *[other] { $who } passes { $n } cards.
    }
given-by-me = You give: { $list }.
given-to-me = { $who } gives you: { $list }.
chosen = { CARD($card) }, { $n } of { $total }.
unchosen = { CARD($card) } put back, { $n } of { $total }.
card-chosen = { CARD($card) }, picked
ask-give = Give { $list }?

## The game stands still after a trick, because the player chose that pace.

go-on = Enter to go on.

## A card is played: by somebody, by the player.

card-played = { CARD($card) }, { $who }.
card-mine = { CARD($card) }.

## The first spade on another suit: from now on spades may be led.

spades-broken = Spades are open.

## A trick is taken, $won tricks of the $bid that were bid. The -nil ones: by somebody who bid nil.

trick-taken =
    { $verbosity ->
        [brief] { $who }, { $won } of { $bid }.
       *[normal] { $who } takes it, { $won } of { $bid }.
    }
trick-mine =
    { $verbosity ->
        [brief] Yours, { $won } of { $bid }.
       *[normal] You take it, { $won } of { $bid }.
    }
trick-taken-nil = { $who } takes it.
trick-mine-nil = You take it.

## A nil has failed.

nil-lost = { $who }: nil lost.
nil-lost-mine = Your nil is lost.

## An illegal card has come to light; it was played in trick $trick. has-revoked reminds of it.

revoke = Revoke by { $who }, trick { $trick }: { CARD($card) }.
revoke-mine = Your revoke, trick { $trick }: { CARD($card) }.
has-revoked = { $who }: revoke.

## The match is over: $score points for the winning side, $other for the other. The -solo ones:
## everybody plays alone, $list holds the side-points of the others.

match-won = You win, { $score } to { $other }.
match-lost = You lose, { $other } to { $score }.
match-ended = { $side } win, { $score } to { $other }.
match-won-solo = You win with { $score }. { $list }.
match-ended-solo = { $who } wins with { $score }. { $list }.
side-points = { $side } { $score }

## Refusals: the card or bid that was tried is not allowed.

refused-not-now = Not now.
refused-not-your-turn = Not your turn.
refused-not-your-card = You do not hold that card.
refused-follow-suit = Follow { SUIT($suit) }.
refused-spades-not-open = Spades are not open yet.
refused-bid-range = No such bid.
refused-spades-not-first = No spade lead to the first trick.
refused-blind-first = Blind nil or look first.
refused-no-blind = No blind nil now.
refused-give-number =
    { $n ->
        [one] Pick { $n } card.
       *[other] Pick { $n } cards.
    }

## Why a bid is not among those offered.

refused-bid-nil = No nil in this match.
refused-bid-double-nil = Your partner has bid nil already.
refused-bid-min-team-bid = Your side must bid at least { $n }.
refused-bid-no-hell = The bids may not add up to { $n }.
refused-bid-suicide = In suicide one partner bids nil, the other 4 or more.
refused-bid-mirror = In mirror you bid your number of spades.
refused-bid-whiz = In whiz you bid nil or your number of spades.

## A card that breaks the rules may be played at one's own risk.

ask-revoke = { $reason } Play it all the same?

## Blind nil, or a look at the cards: the two choices.

blind-look = Look at my cards
blind-nil = Blind nil

## The bid chooser. chooser opens it, chooser-bid is heard at each step; $bid is a number or "nil".

chooser =
    { $verbosity ->
        [brief] Bid { $bid }.
        [full] Your bid: { $bid }. Up, down or digits, then Enter.
       *[normal] Your bid: { $bid }.
    }
chooser-bid = { $bid }

## On the screen only, short. box-…: in the score box. status-…: lines in a corner. title…: the window's title.

your-move = Your turn.
box-bags =
    { $bags ->
        [one] { $bags } bag
       *[other] { $bags } bags
    }
box-tricks = { $won } of { $contract }
status-hand = Hand { $hand }, trick { $trick }
status-lead = Led: { SUIT($suit) }
status-draw = Hand { $hand }, drawing cards
title = Spades
title-match = Spades: { $list }
title-turn = Your turn – Spades: { $list }

## The parts of the window, where a screen reader reads them one by one.

part-hand = Hand
part-trick = Cards on the table
part-seats = Players
part-sides = Score
part-status = State of play
part-caption = Last said
