### Ce qui se rejoue : l’annulation.

## Ctrl+Z, Ctrl+Y : ce qui est annulé ou rétabli, puis vient ce que le jeu attend. Avec -off : le joueur l’a désactivé.

undone = Annulé : { $act }.
redone = Rétabli : { $act }.
undo-nothing = Rien à annuler.
redo-nothing = Rien à rétablir.
undo-off = L’annulation est désactivée.
advice-off = Les conseils sont désactivés.
memory-aid-off = L’aide-mémoire est désactivé.

## Maj+G, feuille de score, menu principal : la donne et son numéro, par groupes de trois chiffres.

deal-number = Donne numéro { $value }.
deal-no-number = Cette donne n’a pas de numéro.
menu-by-number = Jouer une donne par son numéro
ask-deal = Numéro de la donne, neuf chiffres au plus :

## Une donne finie se revoit ou se rejoue à côté de la partie. deal-compared : nos points d’alors et de maintenant.

menu-replay = Revoir la donne
menu-scores = Scores par donne
menu-replays = Revoir une donne
menu-deal-again = Rejouer cette donne
menu-deals-again = Rejouer une donne
menu-to-match = Retour à la partie
choose-replay = Revoir quelle donne ?
choose-deal = Rejouer quelle donne ?
hand-line = Donne { $hand } : { $list }
deal-again = La donne { $hand } se rejoue.
deal-compared = Avant { $points }, maintenant { $now }.
ask-quit-beside = Quitter ? Cette donne n’est pas gardée.

## Une donne est revue pas à pas.

replay = Relecture.
replayed = { $who } : { $act }.
replay-nothing = Aucune donne finie : { $file }
