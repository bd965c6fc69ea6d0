### La feuille de score : des lignes qui s’expliquent d’elles-mêmes.

## Les lignes : chacune avec sa raison et ses points.

line-made = contrat de { $contract } réussi : { $points }
line-set = chuté, { $won } sur { $contract } : { $points }
line-overtricks =
    { $n ->
        [one] un sac : { $points }
       *[other] { $n } sacs : { $points }
    }
line-overtricks-plain =
    { $n ->
        [one] un pli de trop : { $points }
       *[other] { $n } plis de trop : { $points }
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
line-blind-nil-made = nil aveugle réussi par { $who } : { $points }
line-blind-nil-made-mine = votre nil aveugle réussi : { $points }
line-blind-nil-lost =
    { $n ->
        [one] nil aveugle chuté par { $who } avec un pli : { $points }
       *[other] nil aveugle chuté par { $who } avec { $n } plis : { $points }
    }
line-blind-nil-lost-mine =
    { $n ->
        [one] votre nil aveugle chuté avec un pli : { $points }
       *[other] votre nil aveugle chuté avec { $n } plis : { $points }
    }
line-double-made = double nil aveugle réussi : { $points }
line-double-lost = double nil aveugle chuté : { $points }
line-failed-nil-tricks =
    { $n ->
        [one] un pli de nil chuté : { $points }
       *[other] { $n } plis de nil chuté : { $points }
    }
line-exact-bonus = prime pour { $contract } pile : { $points }
line-high-bonus = prime pour contrat de { $contract } : { $points }
line-revoke = renonce : { $points }
line-nil-made-alone = nil réussi : { $points }
line-nil-lost-alone =
    { $n ->
        [one] nil chuté avec un pli : { $points }
       *[other] nil chuté avec { $n } plis : { $points }
    }
line-blind-nil-made-alone = nil aveugle réussi : { $points }
line-blind-nil-lost-alone =
    { $n ->
        [one] nil aveugle chuté avec un pli : { $points }
       *[other] nil aveugle chuté avec { $n } plis : { $points }
    }
line-bag-penalty =
    { $bags ->
        [one] pénalité pour { $bags } sac : { $points }
       *[other] pénalité pour { $bags } sacs : { $points }
    }

## La donne d’un camp (« nous », « eux », « vous », un nom) d’un seul souffle : les raisons, les points, le score ; -plain : sans sacs.

side-summary =
    { $verbosity ->
        [brief] { $side } : { $points }, score { $score }.
        [full] { $side }, { $lines } ; en tout { $points }, score { $score }, { $bags ->
            [one] { $bags } sac
           *[other] { $bags } sacs
        }.
       *[normal] { $side }, { $list } : { $points }, score { $score }.
    }
side-summary-plain =
    { $verbosity ->
        [brief] { $side } : { $points }, score { $score }.
        [full] { $side }, { $lines } ; en tout { $points }, score { $score }.
       *[normal] { $side }, { $list } : { $points }, score { $score }.
    }
reason-made = réussi
reason-set = chuté
reason-bags =
    { $bags ->
        [one] un sac
       *[other] { $bags } sacs
    }
reason-overtricks =
    { $n ->
        [one] un pli de trop
       *[other] { $n } plis de trop
    }
reason-nil-made = nil réussi
reason-nil-lost = nil chuté
reason-blind-nil-made = nil aveugle réussi
reason-blind-nil-lost = nil aveugle chuté
reason-double-made = double nil aveugle réussi
reason-double-lost = double nil aveugle chuté
reason-bonus = prime
reason-revoke = renonce
reason-bag-penalty = pénalité de sacs

## La feuille à lire.

sheet-title = Score de la donne { $hand }.
sheet-line = { $side }, { $line }
sheet-total =
    { $bags ->
        [one] { $side } : en tout { $points }, score { $score }, { $bags } sac
       *[other] { $side } : en tout { $points }, score { $score }, { $bags } sacs
    }
sheet-total-plain = { $side } : en tout { $points }, score { $score }
no-sheet = Aucune donne comptée.

## Après le compte : comment continuer.

sheet-go-on =
    { $verbosity ->
        [full] Flèches pour lire le détail, Entrée pour continuer.
       *[normal] Entrée pour continuer.
    }
