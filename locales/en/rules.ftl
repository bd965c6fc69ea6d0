### The rules of a match: presets, options, their values, and what each option means.

## Presets: rules under a name. rules-with-changes: a preset of which the player has changed something.

preset-classic = classic
preset-playroom = playroom
preset-house = house rules
preset-jokers = jokers
preset-suicide = suicide
preset-mirror = mirror
preset-whiz = whiz
preset-quicksand = quicksand
preset-no-hell = no hell
preset-cutthroat = three players
preset-solo4 = four, each alone
preset-solo5 = five players
preset-solo6 = six players
preset-duel = two players
preset-short = short match
preset-long = long match
preset-marathon = marathon
rules-with-changes = { $value }, changed
rules-own = own rules

## The menu of all options. rules-conflict: two options with the values that clash (option-line messages).

rules-title = Rules. Left and right change, Space explains.
rules-save = Keep these rules under a name
rules-save-help = They then stand among the rules of the main menu.
rules-saved = Kept as { $value }.
rules-delete = Delete { $value }
ask-rules-delete = Delete the rules { $value }?
rules-deleted = Deleted. The rules chosen stay as they are.
rules-conflict = { $option } and { $other } do not go together.
option-line = { $label } { $value }
none = none

## Each option: its name, what it means, and its values where they are words. Numbers, on and off have messages elsewhere.

option-seats = players
option-seats-help = Other numbers than four play each alone.

option-teams = teams
option-teams-help = Partners sit opposite and share a score; that needs four players.
option-teams-partners = partners
option-teams-solo = each alone

option-target = target
option-target-help = The score that ends the match.

option-floor = lower limit
option-floor-help = A side that falls to it ends the match too.

option-nil = nil
option-nil-help = Off: everybody bids at least 1.

option-nil-value = nil value
option-nil-value-help = Points for a nil, won or lost.

option-double-nil = second nil
option-double-nil-help = Whether both partners may bid nil.
option-double-nil-separate = allowed
option-double-nil-forbidden = forbidden

option-blind-nil = blind nil
option-blind-nil-help = Whoever is far enough behind may bid nil before seeing the cards; not where cards are drawn.

option-blind-nil-deficit = blind nil deficit
option-blind-nil-deficit-help = How many points behind one must be for a blind nil.

option-blind-nil-value = blind nil value
option-blind-nil-value-help = Points for a blind nil, won or lost.

option-blind-double-nil-value = double blind nil value
option-blind-double-nil-value-help = Points when both partners bid blind nil: won if both succeed, else lost.

option-nil-pass = cards passed with nil
option-nil-pass-help = A nil bidder gives so many cards to the partner before the first lead, and gets as many back.

option-min-team-bid = least bid of a team
option-min-team-bid-help = The two partners must bid at least this together, unless both bid nil.

option-bidding = bidding
option-bidding-help = Suicide: one partner bids nil, the other 4 or more. Mirror: everybody bids the number of spades held. Whiz: that number or nil.
option-bidding-free = free
option-bidding-suicide = suicide
option-bidding-mirror = mirror
option-bidding-whiz = whiz

option-suicide-double-nil = both nil in suicide
option-suicide-double-nil-help = In suicide, whether both partners may bid nil.

option-no-hell = no hell
option-no-hell-help = All bids together may not equal the number of tricks.

option-bag-limit = bags to the penalty
option-bag-limit-help = So many bags cost the penalty; 0: bags cost nothing.

option-bag-penalty = bag penalty
option-bag-penalty-help = Points lost at the limit.

option-bag-rest = bags after the penalty
option-bag-rest-help = Kept: only the limit is taken off. Back to 0: all are.
option-bag-rest-carry = kept
option-bag-rest-reset = back to 0

option-failed-nil-tricks = tricks of a lost nil
option-failed-nil-tricks-help = What the tricks of a player count for whose nil is lost. They help the partner’s contract only where there is one.
option-failed-nil-tricks-bags = bags
option-failed-nil-tricks-bags-and-points = bags with a point each
option-failed-nil-tricks-contract = help the partner
option-failed-nil-tricks-nothing = nothing

option-scoring = scoring
option-scoring-help = Quicksand: each trick over costs 10, each trick missing costs 10, and there are no bags.
option-scoring-standard = standard
option-scoring-quicksand = quicksand

option-exact-bonus = bonus for exactly 1 or 2
option-exact-bonus-help = A contract of 1 or 2 made exactly brings 20 more, with three or four players.

option-high-bonus = bonus for high bids
option-high-bonus-help = A contract made brings 10 more for each trick bid above 8 with four players; above 7 with five, 6 with six, 10 with two or three.

option-ten-for-200 = ten for 200
option-ten-for-200-help = A contract of 10 or more is worth 200, made or set.

option-jokers = jokers
option-jokers-help = Two jokers are the highest spades; the twos of clubs and hearts leave.

option-deuce-high = high twos
option-deuce-high-help = With jokers and four players: the two of diamonds, as a spade, and the two of spades rank just below the jokers.

option-break-spades = spade leads
option-break-spades-help = When spades may be led: once one has been played on another suit, at any time, or at any time but the first trick.
option-break-spades-broken = once open
option-break-spades-free = any time
option-break-spades-not-first = not first

option-first-lead = first lead
option-first-lead-help = Who leads to the first trick: the dealer’s left, or whoever holds the ace of spades.
option-first-lead-left = dealer’s left
option-first-lead-ace-of-spades = ace of spades

option-two-player-deal = deal for two
option-two-player-deal-help = Straight: thirteen cards each. Drawn: card by card from the stock, kept or not.
option-two-player-deal-straight = straight
option-two-player-deal-draw = drawn

option-revoke = illegal cards
option-revoke-help = Refused, or played at one’s own risk: when found, the hand costs that side 50.
option-revoke-prevented = refused
option-revoke-penalised = penalised
