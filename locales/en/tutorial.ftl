### The tutorial: lessons for somebody who has never played Spades and may not see the screen, and drills.
### Each step explains something (step-…) and asks for something (task-…); both are said in one breath, and $key is the key
### that the player needs for it. Short sentences: they are heard, and Space repeats them.

## The list of lessons and drills. lesson-line: a lesson by its number $n and title $label; -done: one that is done.

menu-tutorial = Tutorial
tutorial-title = Tutorial. Ten lessons, three drills.
lesson-line = { $n }. { $label }
lesson-line-done = { $n }. { $label }, done
lesson-cards = Cards and suits
lesson-following = Following suit
lesson-trump = Trumps
lesson-breaking = Opening spades
lesson-bidding = Bidding
lesson-contract = Contract and bags
lesson-nil = Nil
lesson-covering = Covering and setting
lesson-reading = Asking the table
lesson-scoring = Scoring

## A lesson begins: $key repeats what was said, $leave leaves the lesson. Then what Escape asks, and what comes after a lesson. lesson-scene: the lesson
## goes on with another deal.

lesson-begins = Lesson { $n }: { $label }. { $key } repeats, { $leave } leaves.
lesson-leave = Leave this lesson?
lesson-go-on = Go on with the lesson
lesson-again = From the beginning
lesson-list = To the list of lessons
lesson-next = Next lesson
lesson-scene = Another hand, near its end.
lesson-no-undo = In a lesson nothing is taken back.

## What a step asks for. task-press: the key and what it does. task-no-key stands in for a key that the player has taken away.
## task-play-any: the text before says which kind of card. task-close: the key that closes what is open. On a game controller:
## task-press-pad; task-help, where there is no button; task-bid-pad: the buttons that open the choice of bids ($key), go through it, and end it.

task-press = Press { $key }: { $command }.
task-press-pad = Press { $key }: { $command }.
task-help = Open the help with { $key }, and there choose: { $command }.
task-reach = Go to { CARD($card, form: "the") }.
task-err = Try to play { CARD($card, form: "the") }.
task-play = Play { CARD($card, form: "the") }.
task-play-one = Play one of these: { $list }.
task-play-any = Choose a card and play it.
task-bid = Type your bid, then { $key }.
task-bid-pad = Open the bid chooser with { $key }, choose with { $next } or { $other }, then { $choose }.
task-close = { $key } closes the sheet.
task-no-key = a key that you have taken away

## Mistakes that can be made in every lesson. -follow-suit, -spades-not-open come after the refusal itself, and explain it.

mistake-not-yet = Not yet.
mistake-other-card = This lesson needs another card here.
mistake-other-bid = This lesson needs another bid here.
mistake-follow-suit = You still hold { SUIT($suit) }, so you must play one of them.
mistake-spades-not-open = Spades open when somebody who cannot follow suit plays one. Until then, lead another suit.

## Lesson 1. The hand holds jack and ace of clubs; the player leads.

step-cards-suits = There are four suits: spades, hearts, diamonds and clubs. Each has thirteen cards: ace, king, queen, jack, ten, and so on down to two. You hold thirteen cards.
step-cards-next = You can go over your cards one by one.
step-cards-suit = Or from suit to suit.
step-cards-number = Each suit has a key of its own, in the order of your hand; again, it goes to the next card of that suit.
step-cards-find = Now find a card, whichever way you like.
step-cards-lead = You lead, so you play the first card of all. A soft sound marks the cards you may play. { $key } plays the card you are on.
mistake-cards-lead = That would be allowed, but with an ace you can be sure to see a trick taken.
step-cards-trick = Everybody has played one card, clockwise: that is a trick. The highest card of the suit led takes it, here your ace. The last trick can be heard again.
lesson-cards-end = Lesson done: you know your cards and how to move over them. “1 of 4” was one trick of the four you bid; bids are lesson 5.

## Lesson 2. The king of hearts was led, the player holds ace, nine and four of hearts; later clubs are led and there are none.

step-following-rule = A heart was led, the king. Whoever holds the suit led must play it: that is following suit. You hold hearts. See what happens otherwise.
step-following-led = You can ask which suit was led.
step-following-playable = And which of your cards you may play.
step-following-take = The highest card of the suit led takes the trick.
mistake-following-take = The king of hearts would beat that card. Only your ace is higher.
step-following-lead = The trick is yours, and whoever takes a trick leads to the next. Now lead a low card.
step-following-void = Clubs were led and you hold none: then you may play any card. But a card of another suit takes no trick, unless it is a spade; the next lesson is about that. Throw away a heart or a diamond.
mistake-following-void = A spade would take the trick. Throw away a heart or a diamond.
lesson-following-end = Lesson done: follow suit if you can; if not, play what you like.

## Lesson 3. The ace of clubs was led, the player has no club; later the right opponent trumps with the six of spades.

step-trump-ruff = The ace of clubs was led, and you hold no club. Spades are trumps: a spade beats any card of the other suits, even an ace. Take the trick with a spade, as cheaply as you can.
mistake-trump-ruff = Only a spade takes this trick, and the lowest is enough: the two.
step-trump-lead = Your two has taken an ace.
step-trump-low = All three held diamonds and had to follow: nobody could trump. Now lead a low one.
step-trump-table = Three cards are on the table. You can hear them again, and who is ahead.
step-trump-over = The player to your right has trumped. You hold no club either. Of two spades, the higher takes the trick. Take it as cheaply as you can.
mistake-trump-over = It takes a spade higher than the six, and the nine is the cheapest.
lesson-trump-end = Lesson done: a spade beats every other suit, a higher spade a lower one.

## Lesson 4. The player leads; the left opponent has no hearts and trumps; then the player leads a spade.

step-breaking-try = You lead. Spades may not be led from the start. See what happens.
step-breaking-ask = You can ask whether spades are open, and which ones the others hold.
step-breaking-lead = So lead a heart.
step-breaking-open = The player to your left holds no heart and has trumped: now spades are open for everybody. Take this trick.
mistake-breaking-open = The queen of diamonds would beat that card. Only your ace is higher.
step-breaking-spade = Spades are open, so now you may lead one.
lesson-breaking-end = Lesson done: no spade is led before one was played on another suit, unless you hold nothing but spades.

## Lesson 5. The player holds ace and king of spades, ace of hearts, king of diamonds, and bids second.

step-bidding-what = Before the first card, all bid: each says how many of the thirteen tricks they will take. Somebody has bid before you.
step-bidding-hand = Count your tricks: an ace is one, a king beside small cards as well, so are the highest spades. Most other cards take none.
step-bidding-open = Bids are made in the bid chooser.
step-bidding-bid = Ace and king of spades, ace of hearts, king of diamonds: bid one trick for each.
mistake-bidding-low = You hold four good tricks. A trick that was bid is worth ten points, one that was not only one.
mistake-bidding-high = Only four of your cards promise a trick. If you take fewer than you bid, you lose points.
step-bidding-sum = Your bid and your partner’s make one contract for both of you. You can ask what it still needs.
lesson-bidding-end = Lesson done: bid what you can count on.

## Lesson 6, contract and bags: three tricks to go. The player holds the highest spade, a heart under others, and the six of
## diamonds; king and queen of diamonds are out.

step-contract-need = Ten tricks are over. You bid two, your partner four: a contract of six. How does it stand?
step-contract-make = One trick is missing, and your king is the highest spade left.
mistake-contract-make = That card may lose. The king of spades is sure to take the trick you need.
step-contract-made = Ask again.
step-contract-bag = Each trick beyond the contract is a bag: one point, but ten bags cost a hundred. So give the rest away. Higher hearts are still out.
mistake-contract-bag = Your partner may have to take that one, and you would have a bag. Higher hearts are with the opponents.
step-contract-last = No bag. And the last card.
step-contract-score = Six bid and six taken: ten points for each, sixty. The opponents took three more than they bid: three points, but three bags. A contract that fails costs ten points for each trick bid.
lesson-contract-end = Lesson done: make the contract, and not many tricks more.

## Lesson 7, nil. The player has low cards only and stays below a queen, a king and a seven.

step-nil-hand = Zero is a bid too: nil. It promises to take no trick at all, and wins a hundred points. With a single trick it costs a hundred.
step-nil-bid = No ace, no king, only low spades: a hand for nil.
mistake-nil-bid = These cards will hardly take a trick. Bid nil, zero.
step-nil-queen = A queen was led. Stay below her, with the highest card that does.
mistake-nil-low = Safe, but that low card may be needed later. Play the highest card that stays below.
step-nil-king = Your partner takes the tricks for you, and has led a king. Again, the highest card below.
step-nil-seven = This time a seven was led. Stay below.
mistake-nil-seven = The eight is above the seven. If nobody beats it, you take the trick and lose the nil.
step-nil-holds = Safe again. You can ask how a nil stands.
lesson-nil-end = Lesson done: bid nil with low cards, and stay below what is played.

## Lesson 8. First the partner has bid nil, and the nine of diamonds is ahead. Then another hand: two tricks to go, the opponents
## need both; the player has the nine of spades and the ten of clubs, and the ace of diamonds was led.

step-covering-table = Your partner has bid nil: take what your partner would have to take. Look at the table.
step-covering-take = Your partner is ahead with the nine. Cover it: play higher.
mistake-covering-take = Your partner’s nine would still be ahead, and the nil lost.
step-covering-lead = Covered. Now lead high: your partner can throw away a dangerous card below your ace.
mistake-covering-lead = Your partner might have to beat that card. Nobody beats the ace.
step-covering-holds = Your partner’s king is gone, a dangerous card less. How does the nil stand?
step-setting-info = How do both sides stand here?
step-setting-trump = The opponents bid seven and need both tricks that are left. Take one, and they are set: they lose ten points for each trick they bid. That is worth a bag. The ace of diamonds was led, and you hold no diamond.
mistake-setting-trump = That card takes nothing, and they may make seven. Your spade takes the trick.
step-setting-last = They are set. And the last card.
step-setting-score = Seven bid, six taken: seventy points lost.
lesson-covering-end = Lesson done: cover your partner’s nil, and set the others where you can.

## Lesson 9, in the middle of a hand: one question after another. A club was led, the right opponent threw a diamond.

step-reading-table = The seventh trick, and it is your turn. For all that can be seen on the table there is a key.
step-reading-info = The tricks and the contract of both sides:
step-reading-seats = The same for each player:
step-reading-right = Or for one player alone.
step-reading-played = Which cards are gone, and who has run out of a suit:
step-reading-turn = Whose turn it is, and what for:
step-reading-play = Now follow suit.
lesson-reading-end = Lesson done. { $key } tells all keys at any time.

## Lesson 10: two tricks to go, the player holds two queens. Then the score sheet.

step-scoring-info = The last two tricks. How do both sides stand?
step-scoring-spade = You have made your contract. The others need both tricks, and your queen is the highest spade.
mistake-scoring-spade = That card can be beaten. Your queen of spades cannot.
step-scoring-last = That sets them. And the last card.
step-scoring-sheet = The hand is over and scored. The score sheet tells where the points come from, line by line.
step-scoring-lines = A contract made: ten points for each trick bid, one for each bag. Set: ten lost for each trick bid. Ten bags: a hundred lost. Nil: a hundred won or lost. { $next } goes to the next line.
step-scoring-match = The match ends when a side has five hundred points; the higher score wins.
lesson-scoring-end = Lesson done, and the tutorial too. Now try the drills, or a match.

## The drills: their names in the list, what is said when one begins, the running result ($n right of $total).

drill-line = Drill: { $label }
drill-count = counting spades
drill-bid = judging a hand
drill-legal = allowed or not
drill-count-begins = Count the spades: type the number, then { $key }. { $next } goes through the tricks.
drill-bid-begins = What would you bid? Type the number, then { $key }. One more or less than the computer is right as well.
drill-legal-begins = May this card be played now? 1 says yes, 2 no. { $next } goes through the lines.
drill-score = { $n } of { $total } right.
drill-no-score = Nothing answered.
drill-number = A number from 0 to { $n }.
drill-right = Right.
drill-wrong = No.

## Counting: $n tricks are over. The answer: $n spades with the others, for $total are gone and the player holds $left.

drill-count-tricks =
    { $n ->
        [one] { $n } trick is over.
       *[other] { $n } tricks are over.
    }
drill-count-asked = How many spades do the others hold?
drill-count-right = Right, { $n }.
drill-count-wrong = No, { $n }: { $total } gone, { $left } with you.

## Judging: the player’s bid is the computer’s, or $n off; then what the computer would bid (drill-bid-computer) and why.

drill-bid-asked = Your bid?
drill-bid-same = Right.
drill-bid-near = Right, one off.
drill-bid-off = { $n } off.
drill-bid-computer = The computer: { $line }

## Allowed or not: why a card may be played. -lead: to lead; -follows: $suit was led; -void: so was it, and there is none.

drill-legal-asked = May you play { CARD($card, form: "the") }?
drill-legal-lead = To lead, any card but closed spades.
drill-legal-follows = It follows suit.
drill-legal-void = You hold no { SUIT($suit) }, so any card.
