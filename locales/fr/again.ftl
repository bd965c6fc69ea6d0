### Ce qui se rejoue : l’annulation.

## Ctrl+Z, Ctrl+Y : ce qui est annulé ou rétabli, puis vient ce que le jeu attend. Avec -off : le joueur l’a désactivé.

undone = Annulé : { $act }.
redone = Rétabli : { $act }.
undo-nothing = Rien à annuler.
redo-nothing = Rien à rétablir.
undo-off = L’annulation est désactivée.
advice-off = Les conseils sont désactivés.
memory-aid-off = L’aide-mémoire est désactivé.
