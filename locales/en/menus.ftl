### Menus, settings, questions, help.

## A line of a menu, and the same with an explanation ($help): $label, and what it stands at ($value). $n of $total is its place.

item = { $label }
item-placed = { $label }, { $n } of { $total }
item-with-value = { $label }: { $value }
item-with-value-placed = { $label }: { $value }, { $n } of { $total }
item-explained = { $item }. { $help }

## Menus and their lines.

menu-main = Spades. Main menu.
menu-game = Game menu.
menu-go-on = Go on with the match
menu-new-match = New match
menu-resume = Back to the table
menu-settings = Settings
settings-title = Settings.
menu-help = Help
menu-to-main = Main menu
menu-quit = Quit
menu-back = Back
settings-speech = Speech
settings-announce = Announcements
settings-sound = Sounds
settings-screen = Screen
settings-play = Game

## The menu has closed and the player is back at the table.

back-at-table = At the table.

## Where the match stands that can be gone on with: its hand, and the side-points of all sides.

match-stands = Hand { $hand }, { $list }.

## Something is typed. entry: what has been typed so far. ask-number: for the option $label, from $low to $high.

entry = Typed
entry-empty = nothing
ask-number = { $label }: type a number from { $low } to { $high }.
ask-set-name = Name of these rules:

## entry-letters: the letters of the language, which a game controller writes with; entry-wheel tells how. write-…: the buttons in the help.

entry-letters = abcdefghijklmnopqrstuvwxyz
entry-wheel = Up and down change the letter, right adds one, left takes it away.
write-previous = next letter
write-next = letter before
write-more = one more letter
write-less = one letter less

## Questions before a match is left: kept for another time, given up, or lost.

ask-new-match = Give up this match and start a new one?
ask-main-menu = Go to the main menu? The match is kept.
ask-quit = Quit? The match is kept.
ask-quit-lost = Quit? The match cannot be saved and will be lost.
yes = Yes
no = No

## Names of settings.

setting-language = Language
setting-match-preset = Rules
setting-match-level = Computer players
setting-match-bidding-style = The computer's bids
setting-match-nil-style = The computer's nils
setting-speech-verbosity = How much is said
setting-speech-enabled = Spoken
setting-speech-channel = Read by
setting-speech-back-end = Spoken by
setting-speech-rate = Speech rate
setting-speech-volume = Speech volume
setting-speech-voice = Voice
setting-speech-card-names = Cards are called
setting-speech-unfocused = Speak in the background
setting-announce-bids = Bids
setting-announce-cards = Cards played
setting-announce-tricks = Tricks taken
setting-announce-turns = My turn
setting-announce-scores = Score of the hand
setting-announce-hints = Hint at each turn
setting-play-pace = Pace
setting-play-sort = Order of your hand
setting-play-review = Review of the hand
setting-play-undo = Taking back
setting-play-advice = Hints when asked
setting-play-memory-aid = Memory aid (cards gone)
setting-sound-volume = Sound volume
setting-sound-muted = Sounds muted
setting-sound-mono = All sounds in the centre
setting-screen-theme = Colours
setting-screen-suit-colours = Suits
setting-screen-font = Letters
setting-screen-card-size = Cards
setting-screen-text-size = Text size
setting-screen-motion = Motion
setting-screen-full-screen = Full screen

## What they stand at.

on = on
off = off
value-language-en = English
value-language-fr = French
value-language-ru = Russian
value-match-level-easy = easy
value-match-level-medium = medium
value-match-level-hard = hard
value-match-level-expert = expert
value-match-bidding-style-careful = careful
value-match-bidding-style-normal = normal
value-match-bidding-style-bold = bold
value-match-nil-style-nil-shy = only when safe
value-match-nil-style-normal = normal
value-match-nil-style-nil-loving = willingly
value-speech-channel-own = the game
value-speech-channel-screen-reader = the screen reader, from the next start
value-speech-verbosity-brief = brief
value-speech-verbosity-normal = normal
value-speech-verbosity-full = full
value-speech-card-names-full = queen of spades
value-speech-card-names-short = queen spades
value-speech-card-names-suit-first = spades queen
value-play-pace-slow = slow
value-play-pace-normal = normal
value-play-pace-fast = fast
value-play-pace-wait = Enter after each trick
value-play-sort-suits = high cards first
value-play-sort-suits-up = low cards first
value-play-sort-colours = red and black in turn
value-screen-theme-felt = green felt
value-screen-theme-dark = dark
value-screen-theme-light = light
value-screen-theme-white-on-black = white on black
value-screen-theme-yellow-on-black = yellow on black
value-screen-theme-own = your own
value-screen-suit-colours-two = in two colours
value-screen-suit-colours-four = in four colours
value-screen-card-size-normal = normal
value-screen-card-size-large = large
value-screen-card-size-huge = huge
value-screen-text-size-100 = 100 percent
value-screen-text-size-125 = 125 percent
value-screen-text-size-150 = 150 percent
value-screen-text-size-175 = 175 percent
value-screen-text-size-200 = 200 percent
value-screen-motion-auto = automatic
value-screen-motion-full = full
value-screen-motion-reduced = reduced
value-screen-font-roboto = Roboto
value-screen-font-roboto-strong = Roboto, strong
value-screen-font-source-sans = Source Sans
value-screen-font-source-sans-strong = Source Sans, strong

## Colours of the player's own, in a file: the line of the menu; the file was made, or read again. font-lost: $value is a font.

menu-own-theme = Colours of your own: make or read their file
own-theme-made = Your colours have a file now: { $file }. Change it in a text editor, then choose this again.
own-theme-read = Your colours are read again, from { $file }.
font-lost = The font { $value } is missing or damaged: another takes its place.

## A setting was changed by a key: its name and what it now stands at. sorted: the order of the hand.

setting-now = { $label }: { $value }.
sorted = { $value }.

## What speaks. voice-best: the best there is; voice-own: as the voice is set elsewhere. The others are news: $value speaks
## from now on, nothing does any more, $value has no voice for $language.

back-end-speech-dispatcher = Speech Dispatcher
back-end-built-in = the built-in voice
back-end-screen-reader = the screen reader
back-end-sapi = the voice of Windows
back-end-voiceover = VoiceOver
back-end-say = the voice of macOS
voice-best = the best there is
voice-own = default
voice-speaks = { $value } speaks.
voice-none = No voice any more.
voice-missing = { $value } has no voice for { $language }.

## The history of what was said. history-only: only messages of one kind are read, one of the kind-… below.

history-only = History, { $value }.
history-empty = Nothing yet.
kind-all = everything
kind-bids = bids
kind-cards = cards
kind-tricks = tricks
kind-turns = turns
kind-scores = scores
kind-hints = hints
kind-answers = answers
kind-game = the game
copied = Copied.
not-copied = The clipboard cannot be reached.

## Lists to look through with the arrows, each with its title.

browse-sheet = Last score.
browse-trick = Cards on the table.
browse-tricks = Tricks, last one first.
browse-seats = Players.
browse-thoughts = What the others were thinking.
browse-review = Review, costliest first.

## Help. help-line: the keys ($list) and what they do. key-does, key-at-table, key-free, key-types: what a key does while keys are being learnt; the last where it types something.

help-title = Help. Enter does it, Escape ends.
help-line = { $list }: { $command }
learn-begins = Learn keys: press any key to hear what it does, Escape to end.
learn-ends = Learning keys ended.
key-does = { $key }: { $command }.
key-at-table = { $key }, at the table: { $command }.
key-free = { $key }: free.
key-types = { $key }: typed here.
