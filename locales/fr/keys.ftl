### Noms des touches, comme les disent les lecteurs d’écran.

## Une touche avec une autre tenue enfoncée ; toutes les touches de l’une à l’autre.

key-with = { $modifier }+{ $key }
key-range = { $key } à { $other }

## Les touches qui ont un nom.

key-ctrl = Contrôle
key-alt = Alt
key-shift = Maj
key-left = flèche gauche
key-right = flèche droite
key-up = flèche haut
key-down = flèche bas
key-home = Début
key-end = Fin
key-pageup = Page précédente
key-pagedown = Page suivante
key-return = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-backspace = Retour arrière
key-delete = Suppr
key-comma = virgule
key-period = point
key-slash = barre oblique
key-semicolon = point-virgule
key-minus = moins
key-equals = égal

## Les boutons d’une manette ; ses gâchettes hautes se tiennent comme Maj et Contrôle.

key-pad-shift = gâchette haute gauche
key-pad-alt = Alt
key-pad-ctrl = gâchette haute droite
key-pad-up = croix haut
key-pad-down = croix bas
key-pad-left = croix gauche
key-pad-right = croix droite
key-pad-a = bouton A
key-pad-b = bouton B
key-pad-x = bouton X
key-pad-y = bouton Y
key-pad-lt = gâchette gauche
key-pad-rt = gâchette droite
key-pad-start = Start
key-pad-back = Back
key-pad-lstick = appui stick gauche
key-pad-rstick = appui stick droit

## Les touches que les lecteurs d’écran gardent pour eux.

key-insert = Inser
key-capslock = Verrouillage majuscules

## Ses propres touches : le jeu de touches, les endroits, les touches d’une commande ($list).

settings-keys = Touches
keys-title = Touches.
setting-key-set = Jeu de touches
value-key-set-standard = habituel
value-key-set-left-hand = main gauche seule
value-key-set-right-hand = main droite seule
value-key-set-suit-letters = couleurs sur leurs lettres
keys-in-table = Questions
keys-in-hand = Jouer
keys-in-global = Partout
keys-in-dialog = Menus
keys-in-chooser = Choix de l’annonce
keys-in-digits = Annonce
keys-in-replay = Relecture
keys-in-lesson = Leçons
keys-reset = Rétablir toutes les touches habituelles
keys-ask-reset = Rendre à toutes les commandes leurs touches habituelles ?
keys-are-reset = Touches habituelles rétablies.
keys-list = { $list }
keys-now = { $command } : { $value }.
keys-change = Une autre touche
keys-add = Une touche de plus
keys-take = Enlever { $key }
keys-usual = Comme d’habitude : { $value }

## Une nouvelle touche, $key : d’un lecteur d’écran, ou déjà prise par $command ($place).
## keys-typing : la commande n’a que des lettres ; là où l’on tape un texte, c’est $key qui la fait.

keys-press = Appuyez sur la nouvelle touche pour « { $command } », Échap pour ne rien changer.
key-reader = { $key } appartient aux lecteurs d’écran et ne fait rien ici.
keys-reader-too = { $key } sert aussi à { $list } : elle peut ne pas arriver ici.
keys-typing = Là où l’on tape, c’est { $key }.
keys-has = { $key } fait déjà « { $command } ».
keys-clash = { $key } est prise : « { $command } » ({ $place }).
keys-exchange = Échanger : « { $command } » prend { $key }
keys-take-over = La prendre quand même
keys-another = Essayer une autre touche
keys-needed = Sans cette touche, impossible de revenir ici.

## Une commande sans touche.

key-none = aucune touche
