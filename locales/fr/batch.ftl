### Sans table : feuilles de score et parties enregistrées (spades-gui score et spades-gui verify).

## Les commandes, dans spades-gui --help, sous le titre cli-commands.

cli-arguments = arguments
cli-commands = commandes
cli-command-score = compter les points d’une feuille dans un fichier
cli-command-verify = vérifier d’après les règles une partie enregistrée dans un fichier
cli-command-replay = revoir à la table les donnes d’une partie enregistrée
cli-command-say = dire et afficher un message du jeu, pour les traducteurs

## Leur propre aide.

score-file = la feuille, en YAML ou en JSON
score-json = afficher un objet JSON au lieu de phrases
verify-file = la partie enregistrée, en JSON
verify-json = afficher le JSON sur une ligne, même si une action est interdite
say-id = le nom d’un message dans le dossier locales
say-value = une de ses valeurs, comme card=QS, n=4 ou who=Anna
say-language = la langue dans laquelle le dire
say-verbosity = plus ou moins de détails : brief, normal ou full
say-silent = l’afficher seulement

## Ce qui ne va pas dans un fichier entier.

file-missing = Il n’y a pas de fichier { $file }.
file-not-ordinary = Ce n’est pas un fichier ordinaire : { $file }
file-too-large = Le fichier est trop gros, plus de { $n } octets : { $file }
file-not-text = Ce n’est pas du texte UTF-8 : { $file }
file-not-json = Ce n’est pas du JSON : { $file }
file-not-yaml = Ce n’est ni du YAML ni du JSON : { $file }
file-not-yaml-line = La ligne { $line } de { $file } n’est ni du YAML ni du JSON.
file-too-deep = Trop de niveaux dans { $file }.
file-not-supported = Ligne { $line }, { $file } : ce YAML n’a pas sa place dans une feuille : { $value }
file-key-twice = Ligne { $line }, { $file } : { $value } y est deux fois.

## Ce qui ne va pas dans une feuille de score.

sheet-none = Ce n’est pas une feuille de score.
sheet-problem-hand = donne { $hand }, { $field } : { $problem }.
sheet-problem = dans { $field } : { $problem }.
sheet-conflict = dans { $field } : { $problem }
sheet-missing = il manque
sheet-unknown = ce champ n’existe pas
sheet-unknown-meant = ce champ n’existe pas, peut-être { $value }
sheet-not-a-list = il faut une liste
sheet-not-a-mapping = il faut des noms et des valeurs
sheet-wrong-length =
    { $n ->
        [one] { $n } élément au lieu de { $wanted }
       *[other] { $n } éléments au lieu de { $wanted }
    }
sheet-not-allowed = { $value } n’est pas permis
sheet-not-whole = { $value } n’est pas un nombre entier
sheet-not-a-bid = { $value } n’est ni un nombre entier ni blind
sheet-out-of-range = au moins { $low }, au plus { $high }
sheet-wrong-sum =
    { $n ->
        [one] { $n } pli en tout au lieu de { $wanted }
       *[other] { $n } plis en tout au lieu de { $wanted }
    }
sheet-twice = une place y est deux fois
sheet-no-revokes = ces règles empêchent les renonces
sheet-no-blind = cette place ne pouvait pas annoncer nil aveugle
sheet-forbidden-bids = les règles interdisent ces annonces, quel que soit le donneur
sheet-over = la partie était finie avant cette donne

## Ce qui ne va pas dans une partie enregistrée.

record-foreign = Ce n’est pas une partie enregistrée : { $file }
record-newer = D’une version plus récente du jeu : { $file }
record-none = Partie enregistrée défectueuse, { $file } : { $problem }
record-illegal = L’action { $n } est interdite. { $problem }
record-illegal-to = L’action { $n } est interdite. { $who } : { $problem }

## Ce qui ne va pas dans ce que l’on a donné à spades-gui say.

say-unknown = Il n’y a pas de message { $value }.
say-unknown-meant = Il n’y a pas de message { $value }, peut-être { $field }.
say-missing = Il manque à { $field } : { $list }.
say-not-there = Valeur inconnue de { $field } : { $list }.
say-not-number = Il faut un nombre entier pour { $field }, pas { $value }.
say-not-card = Il faut une carte pour { $field }, comme QS, TD ou BJ, pas { $value }.
say-not-suit = Il faut une couleur pour { $field }, comme S, ou une carte, comme QS, pas { $value }.

## Refus que seule une partie enregistrée peut rencontrer ; les autres sont dans table.ftl.

refused-bad-cut = Le tirage est d’une carte du jeu par joueur, toutes différentes.
refused-bad-deal = Ce ne sont pas les mains d’un seul jeu entièrement distribué.
refused-wrong-dealer = C’est à un autre de donner.
