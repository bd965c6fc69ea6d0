### Les statistiques : ce qui a été joué, en lignes, en tableaux, dans un fichier.

## Le chemin, et le dialogue avec ses lignes.

menu-statistics = Statistiques
statistics-title = Statistiques.
statistics-none = aucune donne jouée

## Les lignes. $value et $other sont des moyennes, comme 1,5 : l’écart à l’annonce, et en plus ou en moins.

statistics-group = { $label } : { $list }
statistics-matches =
    { $n ->
        [0] aucune partie finie
        [one] { $n } partie, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }
       *[other] { $n } parties, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }
    }
statistics-hands =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
statistics-contracts = contrats réussis : { $made } sur { $n }, { $share } pour cent
statistics-share = contrats { $share } pour cent
statistics-nils = nils réussis : { $made } sur { $n }
statistics-points = points par donne : { $value }
statistics-bags = sacs par donne : { $value }
statistics-bid-over = écart à l’annonce en plis : { $value } en moyenne, { $other } au-dessus
statistics-bid-under = écart à l’annonce en plis : { $value } en moyenne, { $other } au-dessous
statistics-all = en tout
statistics-partner = partenaire { $value }
statistics-alone = sans partenaire

## Les tableaux.

statistics-table-groups = Par règles et partenaire
statistics-table-matches = Dernières parties
statistics-table-hands = Dernières donnes
statistics-cell = { $label } { $value }
statistics-match = { $n }, { $value }
statistics-hand = partie { $n }, donne { $hand }
statistics-yes = oui
statistics-no = non
statistics-nothing = sans objet

## Un nombre décimal : sa partie entière, et ce qui suit la virgule.

decimal = { $whole },{ $part }

## Les têtes de colonnes.

column-matches = parties
column-won = gagnées
column-hands = donnes
column-contracts-made = contrats réussis en pour cent
column-points-a-hand = points par donne
column-bid-error = écart à l’annonce
column-beyond-bid = au-dessus de l’annonce
column-bags-a-hand = sacs par donne
column-nils = nils annoncés
column-nils-made = nils réussis
column-total = score
column-score = mes points
column-others = autres
column-match-won = gagnée
column-points = points
column-bid = annonce
column-tricks = plis
column-contract = contrat
column-taken = plis comptés
column-contract-made = contrat réussi
column-nil-made = nil réussi
column-bags = sacs

## Ce qu’on peut en faire.

statistics-export = Enregistrer comme tableau
statistics-export-help = Un fichier CSV pour tableurs, une ligne par donne.
statistics-exported = Enregistré : { $file }
statistics-not-exported = Pas enregistré : { $problem }.
statistics-reset = Tout oublier
ask-reset-statistics = Oublier toutes les statistiques ? Elles seront perdues.
statistics-are-reset = Les statistiques repartent de zéro.
statistics-wait = Un instant.
statistics-saving = Enregistrement, { $n } pour cent.

## Les mauvais jours.

statistics-damaged = Les statistiques sont abîmées. Elles sont gardées sous le nom { $value } ; de nouvelles commencent.
statistics-newer = Les statistiques viennent d’une version plus récente du jeu. Elles restent telles quelles.
statistics-locked = Un autre programme utilise les statistiques en ce moment.
statistics-stuck = Les statistiques sont abîmées et ne peuvent être mises de côté. Elles restent telles quelles.
statistics-unreadable = Les statistiques sont illisibles : { $problem }.
statistics-failed = Les statistiques ne sont pas enregistrées : { $problem }. Le jeu continue.
statistics-work-again = Les statistiques sont de nouveau enregistrées.

## Les scores d’une partie par donne, en tableau. scores-column : l’en-tête d’une colonne ; $side est un camp ou un joueur, $label l’un des column-…

scores-title = Scores par donne
scores-hand = donne { $hand }
scores-column = { $side }, { $label }
