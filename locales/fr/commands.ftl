### Ce que fait chaque commande, en peu de mots, dit après ses touches.

## Dans les menus.

command-dialog-next = ligne suivante
command-dialog-previous = ligne précédente
command-dialog-first = première ligne
command-dialog-last = dernière ligne
command-dialog-more = valeur suivante
command-dialog-less = valeur précédente
command-dialog-choose = choisir
command-dialog-erase = effacer un caractère
command-dialog-back = retour

## Dans le choix de l’annonce.

command-bid-more = un de plus
command-bid-less = un de moins
command-bid-lowest = annonce la plus basse
command-bid-highest = annonce la plus haute
command-bid-make = annoncer
command-bid-close = retour à la main

## Au moment d’annoncer.

command-bid-type = taper l’annonce

## À la table.

command-hand-previous = carte précédente
command-hand-next = carte suivante
command-hand-previous-suit = couleur précédente
command-hand-next-suit = couleur suivante
command-hand-first = première carte
command-hand-last = dernière carte
command-hand-suit-1 = première couleur, puis ses autres cartes
command-hand-suit-2 = deuxième couleur
command-hand-suit-3 = troisième couleur
command-hand-suit-4 = quatrième couleur
command-hand-spades = aux piques, puis leurs autres cartes
command-hand-hearts = aux cœurs
command-hand-diamonds = aux carreaux
command-hand-clubs = aux trèfles
command-hand-sort = changer l’ordre de la main
command-card-play = jouer ou choisir la carte
command-card-discard = écarter la carte piochée
command-bid-open = annoncer
command-say-table = cartes sur la table
command-say-lead = couleur demandée
command-say-info = plis et annonces
command-say-scores = scores et sacs
command-say-sheet = score de la dernière donne
command-browse-scores = scores de toutes les donnes, en tableau
command-browse-trick = parcourir les cartes sur la table
command-browse-tricks = parcourir les plis
command-browse-seats = parcourir les joueurs
command-say-turn = à qui le tour
command-say-hand = vos cartes
command-say-playable = vos cartes jouables
command-say-last-trick = dernier pli, puis les précédents
command-say-seats = annonces et plis de chacun
command-say-seat-left = joueurs de gauche
command-say-seat-partner = partenaire, ou joueurs d’en face
command-say-seat-right = joueurs de droite
command-say-seat-self = vous-même
command-say-spades = piques ouverts ou fermés, et ceux des autres
command-say-played = cartes tombées
command-say-need = plis à faire, sacs
command-say-deal = donne, donneur, première entame
command-say-deal-number = numéro de la donne
command-say-rules = ce qui diffère des règles classiques
command-say-advice = un conseil
command-say-thought-left = pensées des joueurs de gauche
command-say-thought-partner = pensées du partenaire, ou des joueurs d’en face
command-say-thought-right = pensées des joueurs de droite
command-browse-thoughts = parcourir les pensées des ordinateurs
command-browse-review = revue de la dernière donne
command-match-undo = annuler votre dernier choix
command-match-redo = rétablir ce que vous avez annulé
command-sound-mute = couper ou remettre les sons
command-menu-open = menu de la partie

## Pendant qu’une donne est revue.

command-replay-next = carte ou annonce suivante
command-replay-previous = carte ou annonce précédente
command-replay-next-trick = pli suivant
command-replay-previous-trick = pli précédent
command-replay-first = début de la donne
command-replay-last = fin de la donne
command-replay-next-hand = donne suivante
command-replay-previous-hand = donne précédente
command-replay-leave = finir la relecture
command-lesson-leave = quitter la leçon

## Partout.

command-say-again = répéter
command-history-older = message précédent
command-history-newer = message suivant
command-history-oldest = premier message
command-history-newest = dernier message
command-history-kind-next = type de messages suivant
command-history-kind-previous = type de messages précédent
command-history-copy = copier le message
command-speech-silence = faire taire la voix
command-help-here = aide
command-help-learn = apprendre les touches
command-help-rules = lire les règles de la partie
command-speech-toggle = couper ou rétablir la voix
command-speech-verbosity = verbosité brève, normale ou complète
command-screen-theme = thème suivant
command-screen-card-size = taille suivante des cartes
command-screen-text-size = taille suivante du texte
command-language-next = langue suivante
command-language-previous = langue précédente
command-speech-slower = voix plus lente
command-speech-faster = voix plus rapide
command-sound-quieter = sons moins forts
command-sound-louder = sons plus forts
command-voice-quieter = voix moins forte
command-voice-louder = voix plus forte
command-game-pace = rythme suivant
command-screen-fullscreen = plein écran ou fenêtre
command-match-new = nouvelle partie
command-match-save = garder la partie sous un nom
command-app-quit = quitter
