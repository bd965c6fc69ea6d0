### Menus, réglages, questions, aide.

## Une ligne de menu, sa valeur, sa place, son explication.

item =
    { $verbosity ->
        [full] { $label }, { $n } sur { $total }
       *[normal] { $label }
    }
item-with-value =
    { $verbosity ->
        [full] { $label } : { $value }, { $n } sur { $total }
       *[normal] { $label } : { $value }
    }
item-explained = { $item }. { $help }

## Les menus et leurs lignes.

menu-main = Spades. Menu principal.
menu-game = Menu de la partie.
menu-new-match = Nouvelle partie
menu-resume = Retour à la table
menu-settings = Réglages
settings-title = Réglages.
menu-help = Aide
menu-to-main = Menu principal
menu-quit = Quitter
menu-back = Retour

## Le menu est fermé, on est de nouveau à la table.

back-at-table = De retour à la table.

## Quelque chose se tape : ce qui est déjà tapé, un nombre pour l’option $label, un nom.

entry = Saisie
entry-empty = vide
ask-number = { $label } : tapez un nombre de { $low } à { $high }.
ask-set-name = Nom de ces règles :

## Questions, quand une partie serait perdue.

ask-new-match = Abandonner cette partie et en commencer une autre ?
ask-main-menu = Abandonner cette partie ?
ask-quit = Abandonner cette partie et quitter ?
yes = Oui
no = Non

## Les réglages. « Thème », car « couleurs » se dirait des piques et des cœurs ; « verbosité », car « annonces » est pris.

setting-language = Langue
setting-match-preset = Règles
setting-match-level = Niveau de l’ordinateur
setting-speech-verbosity = Verbosité
setting-speech-rate = Débit de la voix
setting-play-pace = Rythme du jeu
setting-play-sort = Ordre de la main
setting-sound-volume = Volume des sons
setting-sound-muted = Sons coupés
setting-sound-mono = Tous les sons au centre
setting-screen-theme = Thème
setting-screen-card-size = Taille des cartes
setting-screen-full-screen = Plein écran

## Leurs valeurs, accordées avec le nom du réglage.

on = oui
off = non
value-language-en = anglais
value-language-fr = français
value-language-ru = russe
value-match-level-easy = facile
value-match-level-medium = moyen
value-speech-verbosity-brief = brève
value-speech-verbosity-normal = normale
value-speech-verbosity-full = complète
value-play-pace-slow = lent
value-play-pace-normal = normal
value-play-pace-fast = rapide
value-play-pace-wait = Entrée après chaque pli
value-play-sort-suits = cartes hautes d’abord
value-play-sort-suits-up = cartes basses d’abord
value-play-sort-colours = rouge et noir en alternance
value-screen-theme-felt = tapis vert
value-screen-theme-dark = sombre
value-screen-theme-light = clair
value-screen-theme-white-on-black = blanc sur noir
value-screen-theme-yellow-on-black = jaune sur noir
value-screen-card-size-normal = normale
value-screen-card-size-large = grande
value-screen-card-size-huge = très grande

## Un réglage vient de changer par une touche.

setting-now = { $label } : { $value }.
sorted = { $value }.

## L’historique de ce qui a été dit.

copied = Copié.
not-copied = Presse-papiers inaccessible.

## L’aide, et l’apprentissage des touches.

help-title = Aide. Entrée pour exécuter, Échap pour fermer.
help-line = { $list } : { $command }
learn-begins = Apprentissage des touches : chaque touche dit ce qu’elle fait, Échap pour finir.
learn-ends = Fin de l’apprentissage.
key-does = { $key } : { $command }.
key-free = { $key } : libre.
