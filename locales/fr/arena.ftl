### spades-gui arena : des joueurs de l’ordinateur jouent entre eux, sans table. Les noms des niveaux et des règles
### restent en anglais, car on les tape ainsi.

## Dans spades-gui --help, parmi les commandes.

cli-command-arena = faire jouer l’ordinateur contre lui-même

## Sa propre aide.

arena-sides = qui joue, un niveau par camp, en reprenant au premier s’il en manque : { $levels } ; on peut ajouter une version et des styles, par exemple hard@1+bold : { $styles }
arena-matches = nombre de parties
arena-seed = fixe les donnes et les joueurs de l’ordinateur
arena-rules = les règles : { $presets }
arena-duplicate = jouer chaque partie deux fois en échangeant les camps
arena-records = enregistrer chaque partie dans ce dossier
arena-json = afficher un objet JSON au lieu de phrases

## Ce qui est refusé. $field : l’option. arena-too-many : niveaux donnés et camps à la table.

arena-no-sides = Il manque --sides : qui joue, parmi { $list }.
arena-none-of = { $field } : { $value } ne figure pas parmi { $list }.
arena-no-number = { $field } : { $value } n’est pas un nombre entier de { $low } à { $high }.
arena-too-many = Niveaux donnés : { $n }. Camps : { $sides }.

## Pendant le jeu, devant la barre.

arena-progress = Parties

## Le rapport.

arena-played = Parties : { $n }. Donnes : { $hands }.
arena-side = { $player }. Parties gagnées : { $wins }, soit { $share } % (intervalle à 95 % : de { $low } à { $high } %). Points par donne : { $points }. Contrats : { $contracts }, chutés : { $sets }. Nils : { $nils }, réussis : { $made }. Sacs par donne : { $bags }. Millisecondes par décision : médiane { $median }, 99e centile { $p99 }, maximum { $max }.
arena-decimal = { $whole },{ $part }
