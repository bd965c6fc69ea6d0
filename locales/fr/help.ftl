### L’aide à lire : son menu, les règles de la partie, les livres manual.txt, glossary.txt et accessibility.txt.

## Le menu d’aide ; quelques lignes de l’aide sur place (F1).

help-menu-title = Aide.
help-rules = Règles de cette partie
help-rules-next = Règles de la prochaine partie
help-manual = Manuel
help-glossary = Glossaire
help-keys = Touches, ici et maintenant
help-learn = Apprendre les touches
help-accessibility = Accessibilité
help-letters = Une lettre : la prochaine ligne qui commence par elle
help-digits = Un chiffre : choisit la ligne de ce rang
help-with-it = ce qu’on peut faire d’autre avec la ligne
help-more = Autres aides : règles, manuel, glossaire

## Titres de ce qui se lit.

rules-of-match = Règles de cette partie.
rules-of-next = Règles de la prochaine partie.
manual-title = Manuel.
glossary-title = Glossaire.
accessibility-title = Accessibilité, point par point.
read-hint = Entrée ouvre un chapitre, puis lit la suite.
read-next = Suite : { $value }
glossary-line = { $label }. { $help }

## Les sections des règles.

rules-part-table = Table
rules-part-cards = Cartes
rules-part-deal = Donne
rules-part-bidding = Annonces
rules-part-nil = Nil
rules-part-play = Jeu de la carte
rules-part-scoring = Décompte
rules-part-bags = Sacs
rules-part-bonuses = Primes
rules-part-penalties = Cartes interdites
rules-part-end = Fin de la partie

## Table, cartes, donne.

rule-partners = { $n } joueurs. Les partenaires se font face et partagent leur score.
rule-solo = { $n } joueurs, chacun pour soi.
rule-deck = { $n } cartes ; pique est toujours atout.
rule-ranks = Dans chaque couleur l’as est le plus fort, puis roi, dame, valet, dix, et ainsi de suite.
rule-jokers = Le grand joker est le plus fort des piques, le petit joker vient ensuite.
rule-deuces = Juste sous les jokers viennent le deux de carreau, qui est un pique, et le deux de pique.
rule-left-out = Cartes retirées : { $list }.
rule-dealer = Le premier donneur est celui qui tire la plus forte carte ; après chaque donne, c’est au joueur à sa gauche de donner.
rule-dealt = Chacun reçoit { $n } cartes.
rule-stay-out = Les { $n } autres cartes restent hors du jeu.
rule-drawn = On ne distribue pas. À tour de rôle, on regarde la carte du dessus : on la garde et on écarte la suivante sans la voir, ou on l’écarte et on doit garder la suivante.
rule-drawn-hand = Chacun garde ainsi { $n } cartes.

## Annonces.

rule-bid-once = À partir de la gauche du donneur, chacun dit une seule fois combien de plis il fera.
rule-bid-free = Toute annonce de { $low } à { $high }.
rule-bid-suicide = Dans chaque équipe, l’un annonce nil, l’autre { $n } ou plus.
rule-suicide-both = Tous deux peuvent annoncer nil.
rule-suicide-one = Ils ne peuvent pas annoncer nil tous les deux.
rule-bid-mirror = On annonce son nombre de piques, ni plus ni moins ; aucun pique, c’est nil.
rule-bid-whiz = On annonce nil, ou son nombre de piques.
rule-contract = Les annonces des deux partenaires s’additionnent : c’est leur contrat.
rule-contract-solo = L’annonce de chacun est son contrat.
rule-least = Deux partenaires annoncent au moins { $n } à eux deux, sauf s’ils annoncent nil tous les deux.
rule-no-hell = Le dernier à annoncer ne peut pas porter le total des annonces à { $n }, sauf s’il ne peut rien annoncer d’autre.

## Nil.

rule-nil = Qui annonce zéro joue nil et ne doit faire aucun pli : { $points } points, gagnés ou perdus.
rule-no-nil = Il n’y a pas de nil : on annonce au moins 1.
rule-nil-both = Les deux partenaires peuvent annoncer nil ; chaque nil compte pour lui-même.
rule-nil-one = Après le nil de son partenaire, on ne peut pas annoncer nil à son tour.
rule-blind =
    { $n ->
        [0] Nil aveugle : un camp qui ne mène pas peut annoncer nil avant d’avoir vu ses cartes.
        [one] Nil aveugle : avec { $n } point de retard ou plus, on peut annoncer nil avant d’avoir vu ses cartes.
       *[other] Nil aveugle : avec { $n } points de retard ou plus, on peut annoncer nil avant d’avoir vu ses cartes.
    }
rule-blind-value = Le nil aveugle vaut { $points }, gagnés ou perdus.
rule-blind-both = Nil aveugle des deux partenaires : { $points }, gagnés si tous deux réussissent, perdus si l’un échoue.
rule-lost-bags = Les plis d’un nil chuté sont des sacs, sans point.
rule-lost-bags-and-points = Les plis d’un nil chuté sont des sacs à un point.
rule-lost-alone = Ils ne comptent pas pour le contrat du partenaire.
rule-lost-contract = Les plis d’un nil chuté comptent pour le contrat du partenaire ; sans contrat, ce sont des sacs.
rule-lost-contract-only = Les plis d’un nil chuté comptent pour le contrat du partenaire.
rule-lost-nothing = Les plis d’un nil chuté ne comptent pour rien.
rule-pass =
    { $n ->
        [one] Avant la première entame, qui a annoncé nil donne { $n } carte à son partenaire et en reçoit une.
       *[other] Avant la première entame, qui a annoncé nil donne { $n } cartes à son partenaire et en reçoit autant.
    }

## Jeu de la carte.

rule-lead-left = Le joueur à gauche du donneur entame le premier pli.
rule-lead-ace = Qui a l’as de pique entame le premier pli, avec toute carte permise ; si personne ne l’a, c’est au joueur à gauche du donneur.
rule-follow = On fournit la couleur demandée si on en a ; sinon, on joue ce qu’on veut.
rule-take = Le plus fort pique fait le pli ; sans pique, la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.
rule-spades-broken = On peut entamer pique une fois les piques ouverts, c’est-à-dire quand il en est tombé un sur une autre couleur, ou quand on n’a rien d’autre.
rule-spades-free = On peut entamer pique à tout moment.
rule-spades-not-first = On peut entamer pique à tout moment sauf au premier pli, où il faut n’avoir rien d’autre.
rule-tricks = Les { $n } plis sont tous joués.

## Décompte, sacs, primes.

rule-made = Un contrat réussi rapporte { $points } par pli annoncé.
rule-set = Un contrat chuté coûte { $points } par pli annoncé.
rule-missing = Un contrat chuté coûte { $points } par pli manquant.
rule-ten = Mais un contrat de { $n } ou plus vaut { $points }, réussi ou chuté.
rule-over = Chaque pli au-delà du contrat rapporte un point.
rule-over-costs = Chaque pli au-delà du contrat coûte { $points }.
rule-no-bags = Il n’y a pas de sacs.
rule-bags-free = Chaque pli de trop est un sac ; les sacs ne coûtent rien.
rule-bags-cost = Chaque pli de trop est un sac. { $n } sacs coûtent { $points } points.
rule-bags-carry = On en retire alors { $n } et le reste est reporté.
rule-bags-reset = La pénalité tombe une fois, et le compte revient à zéro.
rule-exact = Un contrat de { $low } ou { $high } réussi sans pli de trop rapporte { $points } de plus.
rule-high = Un contrat réussi rapporte { $points } de plus par pli annoncé au-delà de { $n }.
rule-no-bonus = Il n’y a pas de primes.

## Cartes interdites, fin de la partie.

rule-revoke-prevented = Elles sont refusées, avec la raison, sans autre conséquence.
rule-revoke-risk = On peut les jouer à ses risques. Découverte, au plus tard en fin de donne, c’est une renonce.
rule-revoke-cost = Le camp qui a fait la renonce perd { $points } points et ne marque rien d’autre dans cette donne.
rule-revoke-others = Les autres marquent comme si chacun avait fait exactement les plis annoncés, sans sacs ni primes.
rule-target = La partie s’arrête après la donne où un camp atteint { $n } points.
rule-floor = Elle s’arrête aussi quand un camp tombe à { $n } ou plus bas.
rule-winner = Le plus haut score gagne. En cas d’égalité, on joue une donne de plus.
