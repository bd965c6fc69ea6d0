### La feuille de score : des lignes qui s’expliquent d’elles-mêmes.

## Les lignes. Le contrat et les points des sacs ne sont dits qu’en verbosité complète : l’oreille les sait.

line-made =
    { $verbosity ->
        [full] contrat de { $contract } réussi : { $points }
       *[normal] réussi : { $points }
    }
line-set =
    { $verbosity ->
        [full] contrat de { $contract } chuté : { $points }
       *[normal] chuté : { $points }
    }
line-overtricks =
    { $verbosity ->
        [full] { $n ->
            [one] un sac : { $points }
           *[other] { $n } sacs : { $points }
        }
       *[normal] { $n ->
            [one] un sac
           *[other] { $n } sacs
        }
    }
line-nil-made = nil réussi par { $who } : { $points }
line-nil-lost =
    { $n ->
        [one] nil chuté par { $who } avec { $n } pli : { $points }
       *[other] nil chuté par { $who } avec { $n } plis : { $points }
    }
line-bag-penalty =
    { $bags ->
        [one] pénalité pour { $bags } sac : { $points }
       *[other] pénalité pour { $bags } sacs : { $points }
    }

## La donne d’un camp d’un seul souffle.

side-summary =
    { $verbosity ->
        [brief] { $side } : { $points }, score { $score }.
        [full] { $side }, { $list } ; en tout { $points }, score { $score }, { $bags ->
            [one] { $bags } sac
           *[other] { $bags } sacs
        }.
       *[normal] { $side }, { $list } ; en tout { $points }, score { $score }.
    }
side-summary-one =
    { $verbosity ->
        [full] { $side }, { $list }, score { $score }, { $bags ->
            [one] { $bags } sac
           *[other] { $bags } sacs
        }.
       *[normal] { $side }, { $list }, score { $score }.
    }

## La feuille à lire.

sheet-title = Score de la donne { $hand }.
sheet-line = { $side }, { $line }.
sheet-total =
    { $bags ->
        [one] { $side } : en tout { $points }, score { $score }, { $bags } sac.
       *[other] { $side } : en tout { $points }, score { $score }, { $bags } sacs.
    }
no-sheet = Aucune donne comptée.

## Après le compte : comment continuer.

sheet-go-on =
    { $verbosity ->
        [full] Flèches pour lire le détail, Entrée pour continuer.
       *[normal] Entrée pour continuer.
    }
