### The first start: the language, whether the player hears and sees, and where to go from there. Each question is answered by
### one key: Enter, or a digit for the line of that place.

## Said first, in the language of the system, and then in each other language: the number of its line.

first-greeting = Spades, a game of cards. For English press Enter.
first-language = For English press { $n }.

## Does the player hear? What else can be tried if not: lines that change the voice, and these two.

first-ears = Do you hear this well? Enter: yes. 2: no.
first-voice = Change the voice with the left and right arrows, down for more.
first-heard = I hear it well now
first-captions = No voice: I read the screen

## Does the player see? Then larger cards and other colours have been put in force.

first-eyes = Can you read the screen? Enter: yes. 2: no, show it larger. 3: I play by ear.
first-larger = No, larger, yellow on black
first-by-ear = I play by ear
first-enlarged = Better? Enter: yes. Or down, to change it.

## Where to go from there.

first-way = F1 helps anywhere. Where to?
first-table = To the table
