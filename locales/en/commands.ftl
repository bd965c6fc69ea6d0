### What each command does, in few words: heard in the help (F1) after its keys and while learning keys (Shift+F1).

## In menus and other dialogs.

command-dialog-next = next line
command-dialog-previous = line before
command-dialog-first = first line
command-dialog-last = last line
command-dialog-more = next value
command-dialog-less = value before
command-dialog-choose = choose
command-dialog-erase = erase a letter
command-dialog-back = back

## In the bid chooser.

command-bid-more = one more
command-bid-less = one less
command-bid-lowest = lowest bid
command-bid-highest = highest bid
command-bid-make = bid this
command-bid-close = back to the hand

## At the player's turn to bid.

command-bid-type = type the bid

## At the table.

command-hand-previous = card before
command-hand-next = next card
command-hand-previous-suit = suit above
command-hand-next-suit = suit below
command-hand-first = first card
command-hand-last = last card
command-hand-suit-1 = first suit, again its next card
command-hand-suit-2 = second suit
command-hand-suit-3 = third suit
command-hand-suit-4 = fourth suit
command-hand-spades = to the spades, again their next card
command-hand-hearts = to the hearts
command-hand-diamonds = to the diamonds
command-hand-clubs = to the clubs
command-hand-sort = next order of the hand
command-card-play = play or pick the card
command-card-discard = discard the card drawn
command-bid-open = bid
command-say-table = cards on the table
command-say-lead = suit led
command-say-info = tricks and bids
command-say-scores = scores and bags
command-say-sheet = look through the score of the last hand
command-browse-scores = scores of all hands, as a table
command-browse-trick = look through the cards on the table
command-browse-tricks = look through the tricks
command-browse-seats = look through the players
command-say-turn = whose turn
command-say-hand = your cards
command-say-playable = cards you may play
command-say-last-trick = last trick, again the one before
command-say-seats = bid and tricks of each seat
command-say-seat-left = players on the left
command-say-seat-partner = partner, or players across
command-say-seat-right = players on the right
command-say-seat-self = yourself
command-say-spades = spades: open or not, still out
command-say-played = cards gone
command-say-need = tricks needed, bags
command-say-deal = hand, dealer, first lead
command-say-deal-number = number of the deal
command-say-rules = what differs from the classic rules
command-say-advice = a hint
command-say-thought-left = what players on the left were thinking
command-say-thought-partner = what the partner, or players across, were thinking
command-say-thought-right = what players on the right were thinking
command-browse-thoughts = look through what the computer players were thinking
command-browse-review = review of the last hand
command-match-undo = take back what you did last
command-match-redo = do again what you took back
command-sound-mute = sounds on or off
command-menu-open = game menu

## While a hand is replayed.

command-replay-next = next card or bid
command-replay-previous = card or bid before
command-replay-next-trick = next trick
command-replay-previous-trick = trick before
command-replay-first = the deal
command-replay-last = end of the hand
command-replay-next-hand = next hand
command-replay-previous-hand = hand before
command-replay-leave = end the replay
command-lesson-leave = leave the lesson

## Everywhere.

command-say-again = say again
command-history-older = older message
command-history-newer = newer message
command-history-oldest = oldest message
command-history-newest = newest message
command-history-kind-next = next kind of message
command-history-kind-previous = kind of message before
command-history-copy = copy the message
command-speech-silence = stop speech
command-help-here = help
command-help-learn = learn keys
command-help-rules = read the rules of the match
command-speech-toggle = speech on or off
command-speech-verbosity = speech brief, normal or full
command-screen-theme = next colours
command-screen-card-size = next card size
command-screen-text-size = next text size
command-language-next = next language
command-language-previous = language before
command-speech-slower = slower speech
command-speech-faster = faster speech
command-sound-quieter = quieter sounds
command-sound-louder = louder sounds
command-voice-quieter = softer voice
command-voice-louder = louder voice
command-game-pace = next pace
command-screen-fullscreen = full screen or window
command-match-new = new match
command-match-save = keep the match under a name
command-app-quit = quit
