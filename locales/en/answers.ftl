### Answers to the player's questions. Each is the answer to one key.

## C: the cards on the table, in order. $list holds plays. ahead: whose card is the best so far.

table-empty = Nothing on the table.
card-offered = You look at { CARD($card, form: "the") }.
table = { $list }.
play = { CARD($card) } { $who }
ahead = Ahead: { $who }.

## F: the suit led, and by whom.

no-lead = Nothing led yet.
lead = { SUIT($suit) }, { $who }.

## V: tricks and contract of each side, and the number of the trick. $list holds side-tricks. info-trick: no side has a
## contract. stock-left: the cards are still being drawn. nil-…: how a nil stands.

info = { $list }, trick { $trick }.
info-trick = Trick { $trick }.
stock-left =
    { $n ->
        [one] { $n } card still to draw.
       *[other] { $n } cards still to draw.
    }
side-tricks = { $side } { $won } of { $contract }
nil-holds = { $who }: nil holds.
nil-failed = { $who }: nil lost.

## V while bidding: the bids so far. $list holds bids-one and bids-nil.

bids = { $list }.
bids-one = { $who } { $bid }
bids-nil = { $who } nil
bids-blind = { $who } blind nil
no-bids = No bids yet.

## S: points and bags of each side; side-score-plain where the rules know no bags.

side-score =
    { $bags ->
        [one] { $side } { $score }, { $bags } bag.
       *[other] { $side } { $score }, { $bags } bags.
    }

side-score-plain = { $side } { $score }.

## T: whose turn it is, and what for. The -mine ones: the player's own.

turn-bid = { $who } bids.
turn-lead = { $who } leads.
turn-play = { $who }’s turn.
turn-mine-bid = Your bid.
turn-mine-lead = Your lead.
turn-mine-play = Your turn, { SUIT($suit) } led.
turn-draw = { $who } draws.
turn-pass = { $who } gives cards.
turn-deal = The deal comes next.
match-over = The match is over.

## H: one's cards, a sentence for each suit; $list holds ranks. all-playable: every card may be played.

suit-cards = { SUIT($suit) }: { $list }.
no-cards = No cards left.
not-dealt = No cards dealt yet.
cards-hidden = Your cards are hidden until you have chosen.
all-playable = Any card.

## L: a past trick, its cards in order ($list holds plays), and who took it.

no-trick-yet = No trick yet.
past-trick = Trick { $trick }: { $list }.
past-taken = { $who } took it.
past-taken-mine = You took it.

## W and Shift with arrows: bid and tricks of a seat, and its card on the table. seat-bid…: while others still bid.

seat-no-bid = { $who }: no bid yet.
seat-bid = { $who }: bid { $bid }.
seat-bid-nil = { $who }: nil.
seat-bid-blind = { $who }: blind nil.
seat-tricks = { $who }: { $won } of { $bid }.
seat-nil =
    { $won ->
        [0] { $who }: nil holds.
        [one] { $who }: nil lost, { $won } trick.
       *[other] { $who }: nil lost, { $won } tricks.
    }
seat-card = Played { CARD($card, form: "the") }.

## N: spades open or not, and those not seen yet ($list holds ranks): with the others, or out of the game where not all cards
## are dealt.

spades-open = Spades are open.
spades-closed = Spades are not open.
spades-out =
    { $n ->
        [one] { $n } out: { $list }.
       *[other] { $n } out: { $list }.
    }
spades-all-seen = None is out.

## P: the cards gone, by suit ($n cards, $list holds ranks; suit-all-gone: the whole suit), and who was seen void ($list holds suit-voids).

none-played = No card played yet.
suit-gone =
    { $verbosity ->
        [brief] { SUIT($suit) } { $n }.
       *[normal] { SUIT($suit) } { $n }: { $list }.
    }
suit-all-gone = { SUIT($suit) }: all.
void = { $who } void in { $list }.
suit-void = { SUIT($suit) }

## K: what one's side still needs: $n tricks of the $left that are left (need-lost: more than are left), then the bags and how
## many are missing to the penalty (bags-penalty: none, it falls at the end of the hand).

need =
    { $n ->
        [one] One more trick of { $left }.
       *[other] { $n } more tricks of { $left }.
    }
need-made =
    { $n ->
        [0] Contract made.
        [one] Contract made, { $n } over.
       *[other] Contract made, { $n } over.
    }
need-lost =
    { $n ->
        [one] Contract lost, { $n } missing.
       *[other] Contract lost, { $n } missing.
    }
need-nothing = No tricks needed.
bags-left =
    { $bags ->
        [one] { $bags } bag, { $n } to the penalty.
       *[other] { $bags } bags, { $n } to the penalty.
    }

bags =
    { $bags ->
        [one] { $bags } bag.
       *[other] { $bags } bags.
    }
bags-penalty = { $bags ->
    [one] { $bags } bag, the penalty falls.
   *[other] { $bags } bags, the penalty falls.
}

## G: number of the hand, dealer, and who leads first (or who holds the ace of spades). next-dealer: before the deal.

deal = Hand { $hand }. Dealer: { $who }.
first-lead = First lead: { $who }.
first-lead-ace = First lead: who holds the ace of spades.
next-dealer = Next dealer: { $who }.

## R: what differs from the classic rules. $list holds option-line messages; $n in rules-classic is the score that ends the match.

rules-classic = Classic rules, to { $n }.
rules-changed = Other than classic: { $list }.
