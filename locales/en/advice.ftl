### Hints, the review after a hand, and what the computer players were thinking: an act, and why it is good.
### A reason (why-…) is a few words, small letter, no full stop; it follows an act after a colon, several joined by commas:
### "King of hearts: the ace has gone, you need 2 more." The same words serve for the player and for others: no "you", no "I".

## A: a hint. $act is what to do, $why the weightiest reason, $list all of them. hint-thinking: it takes a moment.

hint =
    { $verbosity ->
        [brief] { $act }: { $why }.
       *[normal] { $act }: { $list }.
    }
hint-thinking = Thinking…

## Alt with arrows, Shift+A: what a computer player was thinking. thought-none: it has not done anything in this hand yet.
## thought-line: after the hand, $place is one of the place-… below and $line a thought.

thought =
    { $verbosity ->
        [brief] { $who }, { $act }: { $why }.
       *[normal] { $who }, { $act }: { $list }.
    }
thought-none = { $who }: nothing yet.
thought-line = { $place } { $line }

## Shift+R: the player's decisions that cost most. review-line: $n points lost by $act; $better was better, and why.
## review-clean: there is nothing to say. review-working: the computer is still at it, with $n of $total decisions.

review-line =
    { $verbosity ->
        [brief] { $place } { $act }, { $n } lost. Better { $better }: { $why }
       *[normal] { $place } { $act } cost { $n ->
            [one] { $n } point
           *[other] { $n } points
        }. Better { $better }: { $list }
    }
review-clean = Well played: nothing to improve.
review-working = Looking at your hand, { $n } of { $total }.
menu-review = Review of the hand

## Where in the hand something was decided; an act follows. place-draw: at the $n-th card drawn.

place-bid = Bidding:
place-trick = Trick { $trick }:
place-draw = Card { $n }:
place-pass = Exchange:

## Acts; cards, "nil" and "blind nil" have their own names elsewhere. act-give: $list holds act-cards. act-gave, act-drew: what
## lookers-on see of it.

act-bid = bid { $bid }
act-look = look at the cards
act-give = give { $list }
act-card = { CARD($card) }
act-keep = keep the { CARD($card) }
act-discard = discard the { CARD($card) }
act-gave =
    { $n ->
        [one] { $n } card given
       *[other] { $n } cards given
    }
act-drew = a card drawn

## Nothing better to say: of a choice that counts out best; of an act whose reason would tell of hidden cards.

why-best = best on the whole
why-closed = the reason comes after the hand

## No choice.

why-last-card = the last card
why-only-card = no other may be played

## Somebody's own nil: leads low; plays below the best card; the highest that does; throws a card that might take a trick;
## takes it unless others go higher; has nothing that stays below.

why-nil-leads-low = low, so that others take it
why-nil-under = stays under { CARD($card, form: "the") }
why-nil-highest-under = the highest under { CARD($card, form: "the") }
why-nil-throws = this card endangers the nil
why-nil-hopes = others may still go over it
why-nil-over = nothing stays under

## The partner's nil: the partner has none of the suit; a high card, so that the partner's may stay below; takes the trick that
## the partner would take.

why-cover-void = the partner has no { SUIT($suit) }
why-cover-high = high, to shelter the partner’s nil
why-cover-takes = covers the partner’s nil

## Against an opponent's nil: a lead that is hard to stay below; the nil has the trick and keeps it; a low card before the nil plays.

why-attack-lead = the nil can hardly get under it
why-attack-leave = leaves the trick to the nil
why-attack-low = low, so that the nil has to take it

## Leads. why-drives-out: the one card that is higher has to be played. why-short-suit: no more cards of the suit then.

why-only-spades = only spades left
why-draws-trumps = draws trumps
why-partner-trumps = the partner may trump
why-drives-out = drives out the { RANK($card) }
why-short-suit = { SUIT($suit) } can be trumped from then on
why-leads-low = gives little away

## Cards that nothing in their suit beats: the highest there is; the one card above has been played; several have.

why-top = the highest { SUIT($suit, form: "one") }
why-gone = the { RANK($card) } has gone
why-master = nothing higher is left

## Taking a trick. why-overtakes: from the partner.

why-cannot-lose = takes it in any case
why-overtakes = the partner’s card could be beaten
why-trumps = trumps
why-overtrumps = trumps higher
why-cheapest = the lowest that takes it
why-takes-last = last to play, and takes it
why-goes-up = high, to take it

## Leaving it. why-keeps-guard: a small card beside $card is kept. why-throws: a card that is good for nothing.

why-ducks = this trick is not wanted
why-partner-has-it = the partner has it
why-cannot-beat = cannot beat { CARD($card, form: "the") }
why-saves-trump = the trump is worth more later
why-keeps-guard = keeps { CARD($card, form: "the") } guarded
why-throws = it can be spared
why-second-low = second to play, so low
why-would-fall = a higher one would hardly hold
why-saves = the higher ones are worth more later
why-dumps = gets rid of a high card
why-low = low

## What is at stake: a contract of the others fails if this one takes the trick; tricks that the side needs (-mine: the player's side); all of the rest; the contract can
## no longer be made; it is made, and more tricks are bags or cost points.

why-sets = to set an opponent
why-needs =
    { $n ->
        [one] { $n } more needed
       *[other] { $n } more needed
    }
why-needs-mine =
    { $n ->
        [one] you need { $n } more
       *[other] you need { $n } more
    }
why-needs-all = every trick is needed
why-lost = the contract is lost
why-made = the contract is made
why-made-bags = the contract is made, bags cost
why-made-quicksand = the contract is made, more tricks cost points

## Bids: the tricks that the cards promise, and from what; the partner's nil; the least that both must bid; the others have bid $n
## of $total tricks; the score.

why-bid-forced = the rules leave no choice
why-bid-tricks =
    { $n ->
        [one] worth about { $n } trick
       *[other] worth about { $n } tricks
    }
why-bid-honours =
    { $n ->
        [one] { $n } ace or king
       *[other] { $n } aces and kings
    }
why-bid-spades =
    { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    }
why-bid-void = no { SUIT($suit) }
why-bid-short = one { SUIT($suit, form: "one") }
why-bid-beside-nil = the partner has bid nil
why-bid-together = at least { $n } together
why-bid-sum = the others bid { $n } of { $total }
why-bid-wins = enough to win the match
why-bid-last-chance = the others may win with this hand

## Nil: its chances in percent; in suicide it falls to the partner of a seat that has bid tricks.

why-nil-chance = about { $n } percent for the nil
why-nil-partners-turn = the partner has left the nil

## Blind nil, or a look: $n points behind.

why-blind-behind =
    { $n ->
        [one] { $n } point behind
       *[other] { $n } points behind
    }
why-blind-catch-up =
    { $n ->
        [one] { $n } point behind can be made up otherwise
       *[other] { $n } points behind can be made up otherwise
    }
why-blind-partner = the partner has bid blind nil

## Cards given for one's own nil; cards given back for the partner's; a card of the stock kept, or not.

why-give-danger = the greatest danger to the nil
why-give-harmless = no danger to the nil
why-draw-keep = the next will hardly be better
why-draw-discard = the next will probably be better
