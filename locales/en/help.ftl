### Help to read: its menu, the rules of the match, what books need. The books are manual.txt, glossary.txt, accessibility.txt.

## The help menu. help-letters, help-digits, help-with-it, help-more: lines of the help for here and now (F1).

help-menu-title = Help.
help-rules = Rules of this match
help-rules-next = Rules of the next match
help-manual = Manual
help-glossary = Glossary
help-keys = Keys, here and now
help-learn = Learn keys
help-accessibility = Accessibility
help-letters = A letter: the next line that begins with it
help-digits = A digit: chooses the line of that place
help-with-it = what else can be done with the line
help-more = More help: rules, manual, glossary

## Titles of what is read. read-hint: said with the list of chapters. read-next: on to the next chapter, $value. glossary-line: a term ($label) and what it means.

rules-of-match = Rules of this match.
rules-of-next = Rules of the next match.
manual-title = Manual.
glossary-title = Glossary.
accessibility-title = Accessibility, point by point.
read-hint = Enter opens a chapter; in it, Enter reads on.
read-next = Next: { $value }
glossary-line = { $label }. { $help }

## The sections of the rules.

rules-part-table = Table
rules-part-cards = Cards
rules-part-deal = Deal
rules-part-bidding = Bidding
rules-part-nil = Nil
rules-part-play = Play
rules-part-scoring = Scoring
rules-part-bags = Bags
rules-part-bonuses = Bonuses
rules-part-penalties = Cards against the rules
rules-part-end = End of the match

## Table, cards and deal. $n: players; cards in the deck; cards of each player; cards that nobody gets. $list: cards.

rule-partners = { $n } players. Partners sit opposite and share a score.
rule-solo = { $n } players, each alone.
rule-deck = { $n } cards; spades are always trump.
rule-ranks = In each suit the ace is highest, then king, queen, jack, ten, and so on down.
rule-jokers = The big joker is the highest spade, the little joker the next.
rule-deuces = Just below the jokers come the two of diamonds, which is a spade, and the two of spades.
rule-left-out = Left out: { $list }.
rule-dealer = The first dealer is whoever cuts the highest card; after each hand, the next player to the left deals.
rule-dealt = Everybody gets { $n } cards.
rule-stay-out = The other { $n } cards stay out of the hand.
rule-drawn = No cards are dealt. In turn, a player looks at the top card: keeps it and discards the next one unseen, or discards it and must keep the next.
rule-drawn-hand = So each keeps { $n } cards.

## Bidding. $low to $high: the bids there are. $n: the lowest bid; of rule-no-hell, the tricks of a hand.

rule-bid-once = From the dealer’s left, everybody says once how many tricks they will take.
rule-bid-free = Any bid from { $low } to { $high }.
rule-bid-suicide = In each partnership one bids nil, the other { $n } or more.
rule-suicide-both = Both may bid nil.
rule-suicide-one = They may not both bid nil.
rule-bid-mirror = You bid as many as you hold spades, no more and no less; none is nil.
rule-bid-whiz = You bid nil, or as many as you hold spades.
rule-contract = The bids of both partners together are their contract.
rule-contract-solo = A bid is that player’s contract.
rule-least = Partners bid at least { $n } together, unless both bid nil.
rule-no-hell = The last to bid may not bring the sum of all bids to { $n }, unless there is nothing else left to bid.

## Nil. $points: what it is worth. $n: points behind; cards exchanged. rule-lost-…: what the tricks of a lost nil count for.

rule-nil = Whoever bids zero plays nil and must not take a trick: { $points } points, won or lost.
rule-no-nil = There is no nil: at least 1 is bid.
rule-nil-both = Both partners may bid nil; each nil counts for itself.
rule-nil-one = With a nil from your partner, you may not bid nil as well.
rule-blind =
    { $n ->
        [0] Blind nil: a side that is not ahead may bid nil before seeing the cards.
       *[other] Blind nil: a side { $n } or more points behind may bid nil before seeing the cards.
    }
rule-blind-value = Blind nil is worth { $points }, won or lost.
rule-blind-both = If both partners bid blind nil: { $points }, won if both succeed, lost if one fails.
rule-lost-bags = Tricks of a lost nil are bags, without a point.
rule-lost-bags-and-points = Tricks of a lost nil are bags with a point each.
rule-lost-alone = They do not help the partner’s contract.
rule-lost-contract = Tricks of a lost nil help the partner’s contract; without one, they are bags.
rule-lost-contract-only = Tricks of a lost nil help the partner’s contract.
rule-lost-nothing = Tricks of a lost nil count for nothing.
rule-pass =
    { $n ->
        [one] Before the first lead, a nil bidder gives { $n } card to the partner and gets one back.
       *[other] Before the first lead, a nil bidder gives { $n } cards to the partner and gets as many back.
    }

## Play. $n: tricks of a hand.

rule-lead-left = The player on the dealer’s left leads to the first trick.
rule-lead-ace = Whoever holds the ace of spades leads to the first trick, with any card that may be led; if nobody holds it, the player on the dealer’s left leads.
rule-follow = Follow the suit led if you can; if not, play anything.
rule-take = The highest spade takes the trick; without spades, the highest card of the suit led. Whoever takes it leads next.
rule-spades-broken = Spades may be led once they are open, that is, once one was played on another suit; or when you hold nothing else.
rule-spades-free = Spades may be led at any time.
rule-spades-not-first = Spades may be led at any time, but to the first trick only when you hold nothing else.
rule-tricks = All { $n } tricks are played.

## Scoring, bags and bonuses. $points: won or lost. $n: the contract from which on it holds; bags to a penalty; bids above it.

rule-made = A contract made brings { $points } for each trick bid.
rule-set = A contract that is set costs { $points } for each trick bid.
rule-missing = A contract that is set costs { $points } for each trick missing.
rule-ten = A contract of { $n } or more, however, is worth { $points }, made or set.
rule-over = Each trick over a contract brings a point.
rule-over-costs = Each trick over a contract costs { $points }.
rule-no-bags = There are no bags.
rule-bags-free = Each trick over is a bag; bags cost nothing.
rule-bags-cost = Each trick over is a bag. { $n } bags cost { $points } points.
rule-bags-carry = Then { $n } are taken off, and the rest stay.
rule-bags-reset = The penalty falls once, and the count goes back to zero.
rule-exact = A contract of { $low } or { $high } made exactly brings { $points } more.
rule-high = A contract made brings { $points } more for each trick bid above { $n }.
rule-no-bonus = There are no bonuses.

## Cards against the rules, and the end. $points: the penalty. $n: the score that ends the match; of rule-floor it is negative.

rule-revoke-prevented = They are refused, with the reason; nothing else happens.
rule-revoke-risk = They may be played at one’s own risk. Found out, at the latest at the end of the hand, this is a revoke.
rule-revoke-cost = A side that revoked loses { $points } points and scores nothing else in that hand.
rule-revoke-others = The others score as if each had taken just what they bid, without bags or bonuses.
rule-target = The match ends after the hand in which a side reaches { $n } points.
rule-floor = It also ends when a side falls to { $n } or below.
rule-winner = The highest score wins. If it is shared, one more hand is played.
