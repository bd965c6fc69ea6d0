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
