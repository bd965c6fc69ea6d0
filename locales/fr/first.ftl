### Premier démarrage : la langue, l’écoute, la lecture, et la suite. Une touche par question : Entrée, ou le chiffre de la ligne.

## D’abord dans la langue du système, puis dans chaque autre langue : le numéro de sa ligne.

first-greeting = Spades, un jeu de cartes. Pour le français, Entrée.
first-language = Pour le français, touche { $n }.

## Entend-on ? Sinon, des lignes qui changent la voix, et ces deux-ci.

first-ears = Vous m’entendez bien ? Entrée : oui. 2 : non.
first-voice = Gauche et droite changent la voix, bas passe à la suite.
first-heard = J’entends bien maintenant
first-captions = Sans voix : je lis à l’écran

## Voit-on ? Ensuite, de plus grandes cartes et d’autres couleurs sont en place.

first-eyes = Pouvez-vous lire l’écran ? Entrée : oui. 2 : non, plus grand. 3 : je joue à l’oreille.
first-larger = Non, plus grand, jaune sur noir
first-by-ear = Je joue à l’oreille
first-enlarged = C’est mieux ? Entrée : oui. Sinon, flèche bas pour régler.

## Et maintenant ?

first-way = F1 aide partout. Et maintenant ?
first-table = À la table
