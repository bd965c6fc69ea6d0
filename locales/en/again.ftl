### What was played once more: taking back.

## Ctrl+Z, Ctrl+Y: what was taken back or done again ($act), before what the game waits for now. undo-off, and the others with
## -off: the player has switched that off in the settings.

undone = Taken back: { $act }.
redone = Done again: { $act }.
undo-nothing = Nothing to take back.
redo-nothing = Nothing to do again.
undo-off = Taking back is switched off.
advice-off = Hints are switched off.
memory-aid-off = The memory aid is switched off.

## Shift+G, the score sheet and the main menu: deals by number. $value is the number in groups of three digits.

deal-number = Deal { $value }.
deal-no-number = This deal has no number.
menu-by-number = Play a deal by number
ask-deal = Number of the deal, up to nine digits:

## A finished hand: it can be replayed, or its deal played again beside the match. hand-line: $list holds the side-points that the
## hand brought. deal-compared: the points of one’s own side the first time ($points) and now ($now).

menu-replay = Replay the hand
menu-scores = Scores by hand
menu-replays = Replay a hand
menu-deal-again = Play this deal again
menu-deals-again = Play a deal again
menu-to-match = Back to the match
choose-replay = Replay which hand?
choose-deal = Play which deal again?
hand-line = Hand { $hand }: { $list }
deal-again = The deal of hand { $hand } again.
deal-compared = Then { $points }, now { $now }.
ask-quit-beside = Quit? This hand is not kept.

## A hand is replayed. replayed: $who did $act, which is only told here.

replay = Replay.
replayed = { $who }: { $act }.
replay-nothing = No finished hand: { $file }
