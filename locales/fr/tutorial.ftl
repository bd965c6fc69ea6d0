### Le didacticiel : des leçons pour qui n’a jamais joué à Spades et ne voit peut-être pas l’écran, et des exercices.
### Chaque étape explique (step-…) puis demande quelque chose (task-…) ; les deux se disent d’une traite, $key est la touche
### qu’il faut. Phrases courtes : on les écoute, et Espace les répète.

## La liste des leçons et des exercices. -done : leçon terminée.

menu-tutorial = Didacticiel
tutorial-title = Didacticiel. Dix leçons, trois exercices.
lesson-line = { $n }. { $label }
lesson-line-done = { $n }. { $label }, terminée
lesson-cards = Cartes et couleurs
lesson-following = Fournir
lesson-trump = L’atout
lesson-breaking = L’ouverture des piques
lesson-bidding = Les annonces
lesson-contract = Contrat et sacs
lesson-nil = Le nil
lesson-covering = Couvrir et faire chuter
lesson-reading = Interroger la table
lesson-scoring = Le score

## Une leçon commence : $key répète, $leave quitte. Puis ce que demande Échap, et la suite d’une leçon. lesson-scene : la leçon
## continue sur une autre donne.

lesson-begins = Leçon { $n } : { $label }. { $key } répète, { $leave } quitte.
lesson-leave = Quitter la leçon ?
lesson-go-on = Continuer la leçon
lesson-again = Depuis le début
lesson-list = Liste des leçons
lesson-next = Leçon suivante
lesson-scene = Une autre donne, vers la fin.
lesson-no-undo = Dans une leçon, rien ne s’annule.

## Ce que demande une étape. task-no-key : à la place d’une touche que le joueur a retirée. task-play-any : le texte d’avant dit
## quelle sorte de carte. task-close : la touche qui ferme ce qui est ouvert. À la manette : task-press-pad ; task-help, s’il n’y a pas de bouton ;
## task-bid-pad : les boutons qui ouvrent le choix des annonces ($key), le parcourent et valident.

task-press = Appuyez sur { $key } : { $command }.
task-press-pad = { $key } : { $command }.
task-help = Ouvrez l’aide ({ $key }) et choisissez : { $command }.
task-reach = Allez { CARD($card, form: "au") }.
task-err = Essayez de jouer { CARD($card, form: "def") }.
task-play = Jouez { CARD($card, form: "def") }.
task-play-one = Jouez l’une de ces cartes : { $list }.
task-play-any = Choisissez une carte et jouez-la.
task-bid = Tapez votre annonce, puis { $key }.
task-bid-pad = Liste des annonces : { $key }. Choisissez ({ $next }, { $other }), puis { $choose }.
task-close = { $key } ferme la feuille.
task-no-key = une touche que vous avez retirée

## Les erreurs possibles partout. -follow-suit, -spades-not-open suivent le refus lui-même et l’expliquent.

mistake-not-yet = Pas encore.
mistake-other-card = Ici, la leçon demande une autre carte.
mistake-other-bid = Ici, la leçon demande une autre annonce.
mistake-follow-suit = Vous avez encore du { SUIT($suit) } : il faut en jouer.
mistake-spades-not-open = Les piques s’ouvrent quand un joueur qui ne peut pas fournir en joue un. D’ici là, entamez d’une autre couleur.

## Leçon 1. La main a le valet et l’as de trèfle ; le joueur entame.

step-cards-suits = Il y a quatre couleurs : pique, cœur, carreau et trèfle. Chacune a treize cartes : as, roi, dame, valet, dix, et ainsi de suite jusqu’au deux. Vous avez treize cartes.
step-cards-next = Vos cartes se parcourent une à une.
step-cards-suit = Ou de couleur en couleur.
step-cards-number = Chaque couleur a sa touche, dans l’ordre de votre main ; une deuxième fois, elle passe à la carte suivante de la couleur.
step-cards-find = Maintenant, trouvez une carte, par le chemin que vous voulez.
step-cards-lead = Vous entamez : vous jouez la toute première carte. Un son doux marque les cartes jouables. { $key } joue celle où vous êtes.
mistake-cards-lead = Ce serait permis, mais avec un as vous verrez à coup sûr un pli se faire.
step-cards-trick = Chacun a joué une carte, dans le sens des aiguilles d’une montre : c’est un pli. La plus haute carte de la couleur demandée le prend, ici votre as. Une touche redit le dernier pli.
lesson-cards-end = Leçon terminée : vous connaissez vos cartes et savez les parcourir. « 1 sur 4 », c’était un pli sur les quatre annoncés ; les annonces sont la leçon 5.

## Leçon 2. Le roi de cœur est entamé, le joueur a as, neuf et quatre de cœur ; puis trèfle, et il n’en a pas.

step-following-rule = Cœur est demandé, par le roi. Qui a de la couleur demandée doit en jouer : c’est fournir. Vous avez du cœur. Voyez ce qui arrive si l’on joue autre chose.
step-following-led = Une touche rappelle la couleur demandée.
step-following-playable = Une autre dit quelles cartes vous pouvez jouer.
step-following-take = La plus haute carte de la couleur demandée prend le pli.
mistake-following-take = Le roi de cœur battrait cette carte. Seul votre as est plus haut.
step-following-lead = Le pli est à vous, et qui fait un pli entame le suivant. Cette fois, entamez d’une petite carte.
step-following-void = Trèfle est demandé et vous n’en avez pas : vous pouvez jouer n’importe quelle carte. Mais une autre couleur ne prend pas le pli, sauf pique ; c’est la leçon suivante. Défaussez un cœur ou un carreau.
mistake-following-void = Un pique prendrait le pli. Défaussez un cœur ou un carreau.
lesson-following-end = Leçon terminée : fournissez si vous pouvez ; sinon, jouez ce que vous voulez.

## Leçon 3. L’as de trèfle est entamé, le joueur n’a pas de trèfle ; puis l’adversaire de droite coupe du six de pique.

step-trump-ruff = L’as de trèfle est entamé, et vous n’avez pas de trèfle. Pique est l’atout : un pique bat n’importe quelle carte des autres couleurs, même un as. Prenez le pli avec un pique, le plus petit qui suffit.
mistake-trump-ruff = Seul un pique prend ce pli, et le plus petit suffit : le deux.
step-trump-lead = Votre deux a pris un as.
step-trump-low = Les trois autres avaient du carreau et devaient fournir : personne ne pouvait couper. Maintenant, entamez petit.
step-trump-table = Trois cartes sont sur la table. Une touche les redit, et qui est en tête.
step-trump-over = Votre adversaire de droite a coupé. Vous n’avez pas non plus de trèfle. Entre deux piques, le plus haut prend le pli. Prenez-le avec le plus petit qui suffit.
mistake-trump-over = Il faut un pique plus haut que le six, et le neuf suffit.
lesson-trump-end = Leçon terminée : un pique bat toutes les autres couleurs, un pique plus haut en bat un plus bas.

## Leçon 4. Le joueur entame ; l’adversaire de gauche, sans cœur, coupe ; puis le joueur entame pique.

step-breaking-try = Vous entamez. Au début, on n’entame pas pique. Voyez ce qui se passe.
step-breaking-ask = Une touche dit si les piques sont ouverts, et lesquels ont les autres.
step-breaking-lead = Entamez donc cœur.
step-breaking-open = Votre adversaire de gauche n’a pas de cœur et a coupé : les piques sont ouverts pour tout le monde. Prenez ce pli.
mistake-breaking-open = La dame de carreau battrait cette carte. Seul votre as est plus haut.
step-breaking-spade = Les piques sont ouverts : vous pouvez maintenant entamer pique.
lesson-breaking-end = Leçon terminée : on n’entame pas pique avant qu’un pique soit tombé sur une autre couleur, sauf si l’on n’a plus que des piques.

## Leçon 5. Le joueur a as et roi de pique, as de cœur, roi de carreau, et annonce en deuxième.

step-bidding-what = Avant la première carte, chacun annonce combien des treize plis il pense faire. Un joueur a annoncé avant vous.
step-bidding-hand = Comptez vos plis : un as en vaut un, un roi accompagné de petites cartes aussi, de même les plus hauts piques. La plupart des autres cartes n’en font pas.
step-bidding-open = L’annonce se choisit dans une liste.
step-bidding-bid = As et roi de pique, as de cœur, roi de carreau : annoncez un pli pour chacun.
mistake-bidding-low = Vous avez quatre bons plis. Un pli annoncé vaut dix points, un pli de plus un seul.
mistake-bidding-high = Seules quatre de vos cartes promettent un pli. En faire moins qu’annoncé coûte des points.
step-bidding-sum = Votre annonce et celle du partenaire s’additionnent : c’est votre contrat commun. Une touche dit ce qu’il y manque.
lesson-bidding-end = Leçon terminée : annoncez ce sur quoi vous pouvez compter.

## Leçon 6, contrat et sacs : encore trois plis. Le joueur a le plus haut pique, un cœur battu et le six de carreau ; roi et
## dame de carreau ne sont pas tombés.

step-contract-need = Dix plis sont joués. Vous aviez annoncé deux, votre partenaire quatre : un contrat de six. Où en est-il ?
step-contract-make = Il manque un pli, et votre roi est le plus haut pique qui reste.
mistake-contract-make = Cette carte peut perdre. Le roi de pique fait à coup sûr le pli qu’il faut.
step-contract-made = Demandez encore.
step-contract-bag = Chaque pli au-delà du contrat est un sac : un point, mais dix sacs en coûtent cent. Laissez donc le reste aux autres. Des cœurs plus hauts sont encore dehors.
mistake-contract-bag = Votre partenaire devrait peut-être prendre ce pli, et ce serait un sac. Les cœurs plus hauts sont chez les adversaires.
step-contract-last = Pas de sac. Et la dernière carte.
step-contract-score = Six annoncés, six faits : dix points chacun, soixante. Les adversaires en ont fait trois de plus qu’annoncé : trois points, mais trois sacs. Un contrat chuté coûte dix points par pli annoncé.
lesson-contract-end = Leçon terminée : réussissez le contrat, et guère plus.

## Leçon 7, le nil. Le joueur n’a que de petites cartes et reste sous une dame, un roi et un sept.

step-nil-hand = Zéro est aussi une annonce : le nil. On promet de ne faire aucun pli, et on y gagne cent points. Un seul pli, et on en perd cent.
step-nil-bid = Pas d’as, pas de roi, de petits piques : une main pour le nil.
mistake-nil-bid = Ces cartes ne font guère de plis. Annoncez nil, zéro.
step-nil-queen = Une dame est entamée. Restez dessous, avec la plus haute carte possible.
mistake-nil-low = Sans risque, mais cette petite carte peut servir plus tard. Jouez la plus haute qui reste dessous.
step-nil-king = Votre partenaire fait les plis pour vous, et a entamé d’un roi. De nouveau, la plus haute carte dessous.
step-nil-seven = Cette fois, un sept est entamé. Restez dessous.
mistake-nil-seven = Le huit passe le sept. Si personne ne le bat, le pli est à vous et le nil chuté.
step-nil-holds = Encore évité. Une touche dit où en est un nil.
lesson-nil-end = Leçon terminée : annoncez nil avec de petites cartes, et restez sous ce qui est joué.

## Leçon 8. D’abord le partenaire a annoncé nil, et le neuf de carreau est en tête. Puis une autre donne : encore deux plis, il
## les faut tous deux aux adversaires ; le joueur a le neuf de pique et le dix de trèfle, l’as de carreau est entamé.

step-covering-table = Votre partenaire a annoncé nil : prenez les plis qui lui reviendraient. Voyez la table.
step-covering-take = Votre partenaire est en tête avec le neuf. Couvrez : jouez plus haut.
mistake-covering-take = Le neuf de votre partenaire resterait en tête, et le nil serait chuté.
step-covering-lead = Couvert. Maintenant entamez haut : sous votre as, votre partenaire peut jeter une carte dangereuse.
mistake-covering-lead = Votre partenaire devrait peut-être battre cette carte. L’as, personne ne le bat.
step-covering-holds = Le roi de votre partenaire est tombé, un danger de moins. Où en est le nil ?
step-setting-info = Où en sont les deux camps ici ?
step-setting-trump = Les adversaires ont annoncé sept, il leur faut les deux derniers plis. Prenez-en un, et ils chutent : ils perdent dix points par pli annoncé. Cela vaut bien un sac. L’as de carreau est entamé, et vous n’avez pas de carreau.
mistake-setting-trump = Cette carte ne prend rien, et ils peuvent faire sept plis. Votre pique prend celui-ci.
step-setting-last = Ils ont chuté. Et la dernière carte.
step-setting-score = Sept annoncés, six faits : soixante-dix points perdus.
lesson-covering-end = Leçon terminée : couvrez le nil du partenaire, et faites chuter les autres quand c’est possible.

## Leçon 9, en pleine donne : une question après l’autre. Trèfle est demandé, l’adversaire de droite a défaussé un carreau.

step-reading-table = Septième pli, et c’est à vous. Tout ce qui se voit sur la table a sa touche.
step-reading-info = Les plis et le contrat des deux camps.
step-reading-seats = La même chose pour chaque joueur.
step-reading-right = Ou pour un seul joueur.
step-reading-played = Les cartes tombées, et qui n’a plus d’une couleur.
step-reading-turn = À qui le tour, et pour quoi faire.
step-reading-play = Maintenant, fournissez.
lesson-reading-end = Leçon terminée. { $key } donne toutes les touches, à tout moment.

## Leçon 10 : encore deux plis, le joueur a deux dames. Puis la feuille de score.

step-scoring-info = Les deux derniers plis. Où en sont les deux camps ?
step-scoring-spade = Votre contrat est réussi. Aux autres, il faut les deux plis, et votre dame est le plus haut pique.
mistake-scoring-spade = Cette carte peut être battue. Votre dame de pique, non.
step-scoring-last = Ils ont chuté. Et la dernière carte.
step-scoring-sheet = La donne est finie et comptée. D’où viennent les points, la feuille de score le dit ligne par ligne.
step-scoring-lines = Contrat réussi : dix points par pli annoncé, un par sac. Chuté : dix perdus par pli annoncé. Dix sacs : cent perdus. Nil : cent gagnés ou perdus. { $next } passe à la ligne suivante.
step-scoring-match = La partie finit quand un camp atteint cinq cents points ; le plus haut score gagne.
lesson-scoring-end = Leçon terminée, et le didacticiel avec elle. Place aux exercices, ou à une partie.

## Les exercices : leurs noms dans la liste, ce qui se dit au début, le résultat ($n justes sur $total).

drill-line = Exercice : { $label }
drill-count = compter les piques
drill-bid = juger une main
drill-legal = permis ou non
drill-count-begins = Comptez les piques : tapez le nombre, puis { $key }. { $next } parcourt les plis.
drill-bid-begins = Qu’annonceriez-vous ? Tapez le nombre, puis { $key }. Un de plus ou de moins que l’ordinateur est juste aussi.
drill-legal-begins = Cette carte peut-elle se jouer ? 1 pour oui, 2 pour non. { $next } parcourt les lignes.
drill-score =
    { $n ->
        [one] { $n } juste sur { $total }.
       *[other] { $n } justes sur { $total }.
    }
drill-no-score = Aucune réponse.
drill-number = Un nombre de 0 à { $n }.
drill-right = Juste.
drill-wrong = Non.

## Compter : $n plis sont joués. La réponse : $n piques chez les autres, car $total sont tombés et le joueur en a $left.

drill-count-tricks =
    { $n ->
        [one] { $n } pli joué.
       *[other] { $n } plis joués.
    }
drill-count-asked = Combien de piques ont les autres ?
drill-count-right = Juste, { $n }.
drill-count-wrong =
    { $total ->
        [one] Non, { $n } : { $total } tombé, { $left } chez vous.
       *[other] Non, { $n } : { $total } tombés, { $left } chez vous.
    }

## Juger : l’annonce du joueur est celle de l’ordinateur, ou en diffère de $n ; puis celle de l’ordinateur, et pourquoi.

drill-bid-asked = Votre annonce ?
drill-bid-same = Juste.
drill-bid-near = Juste, à un près.
drill-bid-off = { $n } d’écart.
drill-bid-computer = L’ordinateur, { $line }

## Permis ou non : pourquoi une carte peut se jouer. -lead : à l’entame ; -follows : $suit est demandé ; -void : il n’y en a pas.

drill-legal-asked = Pouvez-vous jouer { CARD($card, form: "def") } ?
drill-legal-lead = À l’entame, tout sauf des piques fermés.
drill-legal-follows = C’est la couleur demandée.
drill-legal-void = Vous n’avez pas de { SUIT($suit) } : n’importe quelle carte.
