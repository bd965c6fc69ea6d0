### La feuille de score : des lignes qui s’expliquent d’elles-mêmes.

## Les lignes : chacune avec sa raison et ses points.

line-made = contrat de { $contract } réussi : { $points }
line-set = chuté, { $won } sur { $contract } : { $points }
line-overtricks =
    { $n ->
        [one] un sac : { $points }
       *[other] { $n } sacs : { $points }
    }
line-nil-made = nil réussi par { $who } : { $points }
line-nil-made-mine = votre nil réussi : { $points }
line-nil-lost =
    { $n ->
        [one] nil chuté par { $who } avec un pli : { $points }
       *[other] nil chuté par { $who } avec { $n } plis : { $points }
    }
line-nil-lost-mine =
    { $n ->
        [one] votre nil chuté avec un pli : { $points }
       *[other] votre nil chuté avec { $n } plis : { $points }
    }
line-bag-penalty =
    { $bags ->
        [one] pénalité pour { $bags } sac : { $points }
       *[other] pénalité pour { $bags } sacs : { $points }
    }

## La donne d’un camp d’un seul souffle : les raisons, les points, le score.

side-summary =
    { $verbosity ->
        [brief] { $side } : { $points }, score { $score }.
        [full] { $side }, { $lines } ; en tout { $points }, score { $score }, { $bags ->
            [one] { $bags } sac
           *[other] { $bags } sacs
        }.
       *[normal] { $side }, { $list } : { $points }, score { $score }.
    }
reason-made = réussi
reason-set = chuté
reason-bags =
    { $bags ->
        [one] un sac
       *[other] { $bags } sacs
    }
reason-nil-made = nil réussi
reason-nil-lost = nil chuté
reason-bag-penalty = pénalité de sacs

## La feuille à lire.

sheet-title = Score de la donne { $hand }.
sheet-line = { $side }, { $line }
sheet-total =
    { $bags ->
        [one] { $side } : en tout { $points }, score { $score }, { $bags } sac
       *[other] { $side } : en tout { $points }, score { $score }, { $bags } sacs
    }
no-sheet = Aucune donne comptée.

## Après le compte : comment continuer.

sheet-go-on =
    { $verbosity ->
        [full] Flèches pour lire le détail, Entrée pour continuer.
       *[normal] Entrée pour continuer.
    }
