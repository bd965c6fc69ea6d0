### What happens at the table, in the order of a match. Heard hundreds of times: short, the news first.
### $who is always a player: a name, or the word "you".

## Who is who. name-1 sits to the player's left, name-2 is the partner, name-3 sits to the right; name-0 is the player's
## own seat while a computer plays it (in the demonstration). "we" and "they" are the two sides.
## side-names calls a side by its two players, $who and $other (in the demonstration).

you = you
name-0 = David
name-1 = Anna
name-2 = Boris
name-3 = Clara
we = we
they = they
side-names = { $who } and { $other }

## Small change: a number alone, a text alone (a name, a key, a word from the settings file), a text as a whole sentence,
## nil alone.

number = { $n }
literal = { $value }
sentence = { $line }.
nil = nil

## A match begins; $n is the score that ends it.

match-begins = New match to { $n }.

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

## All have bid. $list holds side-bids: a side and its contract. leads: who leads to the first trick.

contracts = { $list }.
side-bid = { $side } { $contract }
leads = { $who } leads.

## What the player is asked to do. your-turn: to follow to $suit.

your-bid = Your bid.
your-lead = Your lead.
your-turn =
    { $verbosity ->
        [full] Your turn, { SUIT($suit) } led.
       *[normal] Your turn.
    }

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

## The match is over: $score points for the winning side, $other for the other.

match-won = You win, { $score } to { $other }.
match-lost = You lose, { $other } to { $score }.
match-ended = { $side } win, { $score } to { $other }.

## Refusals: the card or bid that was tried is not allowed.

refused-not-now = Not now.
refused-not-your-turn = Not your turn.
refused-not-your-card = You do not hold that card.
refused-follow-suit = Follow { SUIT($suit) }.
refused-spades-not-open = Spades are not open yet.
refused-bid-range = No such bid.

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
title = Spades
title-match = Spades: we { $score }, they { $other }
