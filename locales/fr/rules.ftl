### Les règles d’une partie : formules, options, valeurs, explications. Les noms d’options sont en minuscules : la capitale
### vient d’elle-même en tête de phrase, et ils restent corrects au milieu (« classiques, sauf objectif : 300 »).

## Formules toutes faites, accordées avec « règles » (« Règles : classiques, modifiées »).

preset-classic = classiques
preset-playroom = salon
preset-house = maison
preset-jokers = avec jokers
preset-suicide = suicide
preset-mirror = miroir
preset-whiz = whiz
preset-quicksand = sables mouvants
preset-no-hell = total interdit
preset-cutthroat = à trois
preset-solo4 = à quatre chacun pour soi
preset-solo5 = à cinq
preset-solo6 = à six
preset-duel = à deux
preset-short = partie courte
preset-long = partie longue
preset-marathon = marathon
rules-with-changes = { $value }, modifiées
rules-own = règles personnelles

## Le menu de toutes les options. rules-conflict : deux options (option-line) dont les valeurs s’excluent.

rules-title = Règles. Gauche et droite changent, Espace explique.
rules-save = Garder ces règles sous un nom
rules-save-help = Elles s’ajoutent aux règles du menu principal.
rules-saved = Règles gardées sous le nom { $value }.
rules-delete = Supprimer { $value }
ask-rules-delete = Supprimer les règles { $value } ?
rules-deleted = Supprimées. Les règles choisies ne changent pas.
rules-conflict = { $option } et { $other } ne vont pas ensemble.
option-line = { $label } : { $value }
none = aucun

## Chaque option : son nom, ce qu’elle veut dire, ses valeurs accordées avec son nom.

option-seats = nombre de joueurs
option-seats-help = À deux, trois, cinq ou six, chacun joue pour soi.

option-teams = équipes
option-teams-help = Les partenaires se font face et partagent leur score ; il faut être quatre.
option-teams-partners = deux contre deux
option-teams-solo = chacun pour soi

option-target = objectif
option-target-help = Le score qui termine la partie.

option-floor = plancher
option-floor-help = Tomber jusque-là termine aussi la partie.

option-nil = nil
option-nil-help = Sans nil, chacun annonce au moins 1.

option-nil-value = valeur du nil
option-nil-value-help = Points gagnés ou perdus sur un nil.

option-double-nil = second nil
option-double-nil-help = Le droit d’annoncer nil quand son partenaire l’a déjà fait.
option-double-nil-separate = permis
option-double-nil-forbidden = interdit

option-blind-nil = nil aveugle
option-blind-nil-help = Avec assez de retard, on peut annoncer nil sans avoir vu ses cartes ; pas quand on pioche.

option-blind-nil-deficit = retard pour le nil aveugle
option-blind-nil-deficit-help = Combien de points de retard donnent droit au nil aveugle.

option-blind-nil-value = valeur du nil aveugle
option-blind-nil-value-help = Points gagnés ou perdus sur un nil aveugle.

option-blind-double-nil-value = valeur du double nil aveugle
option-blind-double-nil-value-help = Points quand les deux partenaires annoncent nil aveugle : gagnés si tous deux réussissent, sinon perdus.

option-nil-pass = cartes échangées sur un nil
option-nil-pass-help = Avant la première entame, qui annonce nil donne ce nombre de cartes à son partenaire, et en reçoit autant.

option-min-team-bid = minimum par équipe
option-min-team-bid-help = Le moins que deux partenaires peuvent annoncer ensemble, sauf s’ils annoncent nil tous les deux.

option-bidding = annonces
option-bidding-help = Suicide : un partenaire annonce nil, l’autre 4 ou plus. Miroir : chacun annonce son nombre de piques. Whiz : ce nombre ou nil.
option-bidding-free = libres
option-bidding-suicide = suicide
option-bidding-mirror = miroir
option-bidding-whiz = whiz

option-suicide-double-nil = double nil en suicide
option-suicide-double-nil-help = Le droit, en suicide, d’annoncer nil tous les deux.

option-no-hell = total interdit
option-no-hell-help = Le total des annonces ne peut pas être égal au nombre de plis.

option-bag-limit = sacs par pénalité
option-bag-limit-help = Combien de sacs coûtent une pénalité ; à 0, ils ne coûtent rien.

option-bag-penalty = pénalité de sacs
option-bag-penalty-help = Points perdus à chaque pénalité.

option-bag-rest = sacs après la pénalité
option-bag-rest-help = Reportés : ceux en trop comptent pour la pénalité suivante. Remis à 0 : il n’en reste aucun.
option-bag-rest-carry = reportés
option-bag-rest-reset = remis à 0

option-failed-nil-tricks = plis d’un nil chuté
option-failed-nil-tricks-help = Ce que valent les plis d’un joueur dont le nil est chuté.
option-failed-nil-tricks-bags = sacs
option-failed-nil-tricks-bags-and-points = sacs à un point
option-failed-nil-tricks-contract = pour le partenaire
option-failed-nil-tricks-nothing = rien

option-scoring = décompte
option-scoring-help = Sables mouvants : chaque pli de trop ou manquant coûte 10, et il n’y a pas de sacs.
option-scoring-standard = normal
option-scoring-quicksand = sables mouvants

option-exact-bonus = prime pour 1 ou 2 pile
option-exact-bonus-help = À trois ou quatre, un contrat de 1 ou 2 réussi sans pli de trop rapporte 20 de plus.

option-high-bonus = prime pour gros contrat
option-high-bonus-help = Un contrat réussi rapporte 10 de plus par pli annoncé au-delà de 8 à quatre joueurs, 10 à deux ou trois, 7 à cinq, 6 à six.

option-ten-for-200 = dix pour 200
option-ten-for-200-help = Un contrat de 10 ou plus vaut 200, réussi ou chuté.

option-jokers = jokers
option-jokers-help = Deux jokers deviennent les plus forts piques ; les deux de trèfle et de cœur sortent du jeu.

option-deuce-high = deux forts
option-deuce-high-help = À quatre avec jokers : le deux de carreau, devenu pique, et le deux de pique passent juste sous les jokers.

option-break-spades = entame à pique
option-break-spades-help = Quand on peut entamer pique : une fois qu’un pique est tombé sur une autre couleur, à tout moment, ou à tout moment sauf au premier pli.
option-break-spades-broken = piques ouverts
option-break-spades-free = à tout moment
option-break-spades-not-first = sauf au premier pli

option-first-lead = première entame
option-first-lead-help = Qui entame le premier pli : le joueur à gauche du donneur, ou celui qui a l’as de pique.
option-first-lead-left = à gauche du donneur
option-first-lead-ace-of-spades = qui a l’as de pique

option-two-player-deal = donne à deux
option-two-player-deal-help = Directe : treize cartes chacun. À la pioche : carte par carte, gardée ou écartée.
option-two-player-deal-straight = directe
option-two-player-deal-draw = à la pioche

option-revoke = cartes interdites
option-revoke-help = Refusées, ou jouées à vos risques : une renonce découverte coûte 50 au camp, qui ne marque rien d’autre.
option-revoke-prevented = refusées
option-revoke-penalised = pénalisées
