### Menus, réglages, questions, aide.

## Une ligne de menu, sa valeur, sa place, son explication.

item = { $label }
item-placed = { $label }, { $n } sur { $total }
item-with-value = { $label } : { $value }
item-with-value-placed = { $label } : { $value }, { $n } sur { $total }
item-explained = { $item }. { $help }

## Les menus et leurs lignes.

menu-main = Spades. Menu principal.
menu-game = Menu de la partie.
menu-go-on = Continuer la partie
menu-new-match = Nouvelle partie
menu-resume = Retour à la table
menu-settings = Réglages
settings-title = Réglages.
menu-help = Aide
menu-to-main = Menu principal
menu-quit = Quitter
menu-back = Retour
settings-speech = Parole
settings-announce = Lecture automatique
settings-sound = Sons
settings-screen = Écran
settings-play = Jeu

## Le menu est fermé, on est de nouveau à la table.

back-at-table = De retour à la table.

## Où en est la partie à continuer : la donne, et les points de tous (side-points).

match-stands = Donne { $hand }, { $list }.

## Quelque chose se tape : ce qui est déjà tapé, un nombre pour l’option $label, un nom.

entry = Saisie
entry-empty = vide
ask-number = { $label } : tapez un nombre de { $low } à { $high }.
ask-set-name = Nom de ces règles :

## entry-letters : les lettres de la langue, avec lesquelles on écrit à la manette ; entry-wheel l’explique. write-… : les boutons dans l’aide.

entry-letters = abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ
entry-wheel = Haut et bas changent la lettre, droite en ajoute une, gauche l’efface.
write-previous = lettre suivante
write-next = lettre précédente
write-more = une lettre de plus
write-less = une lettre de moins

## Questions, quand on quitte une partie : gardée, abandonnée ou perdue.

ask-new-match = Abandonner cette partie et en commencer une autre ?
ask-main-menu = Aller au menu principal ? La partie est gardée.
ask-quit = Quitter ? La partie est gardée.
ask-quit-lost = Quitter ? La partie ne peut pas être enregistrée et sera perdue.
yes = Oui
no = Non

## Les réglages. « Thème », car « couleurs » se dirait des piques et des cœurs ; « verbosité », car « annonces » est pris.

setting-language = Langue
setting-match-preset = Règles
setting-match-level = Niveau de l’ordinateur
setting-match-bidding-style = Annonces de l’ordinateur
setting-match-nil-style = Nils de l’ordinateur
setting-speech-verbosity = Verbosité
setting-speech-rate = Débit de la voix
setting-speech-enabled = Parole active
setting-speech-channel = Lu par
setting-speech-back-end = Moteur vocal
setting-speech-volume = Volume de la voix
setting-speech-voice = Voix
setting-speech-card-names = Nom des cartes
setting-speech-unfocused = Parler en arrière-plan
setting-announce-bids = Annonces des joueurs
setting-announce-cards = Cartes jouées
setting-announce-tricks = Plis faits
setting-announce-turns = Mon tour
setting-announce-scores = Score de la donne
setting-announce-hints = Conseil à chaque tour
setting-play-pace = Rythme du jeu
setting-play-sort = Ordre de la main
setting-play-review = Revue de la donne
setting-play-undo = Annulation
setting-play-advice = Conseil à la demande
setting-play-memory-aid = Aide-mémoire (cartes tombées)
setting-sound-volume = Volume des sons
setting-sound-muted = Sons coupés
setting-sound-mono = Tous les sons au centre
setting-screen-theme = Thème
setting-screen-suit-colours = Enseignes
setting-screen-font = Caractères
setting-screen-card-size = Taille des cartes
setting-screen-text-size = Taille du texte
setting-screen-motion = Animations
setting-screen-full-screen = Plein écran

## Leurs valeurs, accordées avec le nom du réglage.

on = oui
off = non
value-language-en = anglais
value-language-fr = français
value-language-ru = russe
value-match-level-easy = facile
value-match-level-medium = moyen
value-match-level-hard = difficile
value-match-level-expert = expert
value-match-bidding-style-careful = prudentes
value-match-bidding-style-normal = normales
value-match-bidding-style-bold = audacieuses
value-match-nil-style-nil-shy = seulement sans risque
value-match-nil-style-normal = normaux
value-match-nil-style-nil-loving = volontiers
value-speech-channel-own = le jeu
value-speech-channel-screen-reader = le lecteur d’écran, au prochain démarrage
value-speech-verbosity-brief = brève
value-speech-verbosity-normal = normale
value-speech-verbosity-full = complète
value-speech-card-names-full = dame de pique
value-speech-card-names-short = dame pique
value-speech-card-names-suit-first = pique dame
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
value-screen-theme-own = les vôtres
value-screen-suit-colours-two = en deux couleurs
value-screen-suit-colours-four = en quatre couleurs
value-screen-card-size-normal = normale
value-screen-card-size-large = grande
value-screen-card-size-huge = très grande
value-screen-text-size-100 = 100 pour cent
value-screen-text-size-125 = 125 pour cent
value-screen-text-size-150 = 150 pour cent
value-screen-text-size-175 = 175 pour cent
value-screen-text-size-200 = 200 pour cent
value-screen-motion-auto = automatiques
value-screen-motion-full = complètes
value-screen-motion-reduced = réduites
value-screen-font-roboto = Roboto
value-screen-font-roboto-strong = Roboto, traits épais
value-screen-font-source-sans = Source Sans
value-screen-font-source-sans-strong = Source Sans, traits épais

## Un thème à soi, dans un fichier : la ligne du menu ; le fichier vient d’être créé, ou relu. font-lost : $value est une police.

menu-own-theme = Vos propres couleurs : créer ou relire leur fichier
own-theme-made = Vos couleurs ont maintenant un fichier : { $file }. Modifiez-le dans un éditeur de texte, puis choisissez à nouveau cette ligne.
own-theme-read = Vos couleurs sont relues : { $file }.
font-lost = La police { $value } est introuvable ou abîmée : une autre la remplace.

## Un réglage vient de changer par une touche.

setting-now = { $label } : { $value }.
sorted = { $value }.

## L’historique de ce qui a été dit.

history-only = Historique, { $value }.
history-empty = Rien encore.
kind-all = tout
kind-bids = annonces
kind-cards = cartes
kind-tricks = plis
kind-turns = tours
kind-scores = scores
kind-hints = conseils
kind-answers = réponses
kind-game = jeu
copied = Copié.
not-copied = Presse-papiers inaccessible.

## L’aide, et l’apprentissage des touches.

help-title = Aide. Entrée pour exécuter, Échap pour fermer.
help-line = { $list } : { $command }
learn-begins = Apprentissage des touches : chaque touche dit ce qu’elle fait, Échap pour finir.
learn-ends = Fin de l’apprentissage.
key-does = { $key } : { $command }.
key-at-table = { $key }, à la table : { $command }.
key-free = { $key } : libre.
key-types = { $key } : se tape ici.

## Ce qui parle. voice-best : le meilleur disponible ; voice-own : la voix telle qu’elle est réglée ailleurs. Les autres sont
## des nouvelles.

back-end-speech-dispatcher = Speech Dispatcher
back-end-built-in = la voix intégrée
back-end-screen-reader = le lecteur d’écran
back-end-sapi = la voix de Windows
back-end-voiceover = VoiceOver
back-end-say = la voix de macOS
voice-best = le meilleur disponible
voice-own = par défaut
voice-speaks = Moteur vocal : { $value }.
voice-none = Plus aucune voix disponible.
voice-missing = { $value } : pas de voix pour le { $language }.

## Listes à parcourir avec les flèches.

browse-sheet = Dernier score.
browse-trick = Cartes sur la table.
browse-tricks = Plis, le dernier d’abord.
browse-seats = Joueurs.
browse-thoughts = Ce que pensaient les autres.
browse-review = Revue, le plus cher d’abord.
