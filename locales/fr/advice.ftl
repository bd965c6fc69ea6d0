### Les conseils, la revue après la donne, les pensées des ordinateurs : un coup, et pourquoi il est bon.
### Une raison (why-…) : quelques mots sans majuscule ni point, les mêmes pour le joueur et pour les autres.

## A : le conseil.

hint =
    { $verbosity ->
        [brief] { $act } : { $why }.
       *[normal] { $act } : { $list }.
    }
hint-thinking = Je réfléchis…

## Alt+flèches, Maj+A : ce que pensait un ordinateur.

thought =
    { $verbosity ->
        [brief] { $who }, { $act } : { $why }.
       *[normal] { $who }, { $act } : { $list }.
    }
thought-none = { $who } : rien encore.
thought-line = { $place } { $line }

## Maj+R : la revue de la donne.

review-line =
    { $verbosity ->
        [brief] { $place } { $act }, { $n } de perdu. Mieux, { $better } : { $why }
       *[normal] { $place } { $act } coûte { $n ->
            [one] { $n } point
           *[other] { $n } points
        }. Mieux, { $better } : { $list }
    }
review-clean = Bien joué, rien à redire.
review-working = Revue de la donne, { $n } sur { $total }.
menu-review = Revue de la donne

## Où l’on en était.

place-bid = Aux annonces,
place-trick = Pli { $trick },
place-draw = Pioche, carte { $n },
place-pass = À l’échange,

## Les coups.

act-bid = annonce { $bid }
act-look = voir les cartes
act-give = donner { $list }
act-card = { CARD($card) }
act-keep = garder { CARD($card, form: "def") }
act-discard = écarter { CARD($card, form: "def") }
act-gave =
    { $n ->
        [one] { $n } carte donnée
       *[other] { $n } cartes données
    }
act-drew = une carte piochée

## Rien de plus à dire, ou pas avant la fin de la donne.

why-best = le meilleur choix au total
why-closed = la raison, après la donne

## Pas le choix.

why-last-card = dernière carte
why-only-card = aucune autre n’est permise

## Son propre nil.

why-nil-leads-low = petit, pour laisser le pli aux autres
why-nil-under = reste sous { CARD($card, form: "def") }
why-nil-highest-under = le plus haut possible sous { CARD($card, form: "def") }
why-nil-throws = cette carte menace le nil
why-nil-hopes = un autre peut encore monter
why-nil-over = rien ne passe dessous

## Le nil du partenaire.

why-cover-void = le partenaire n’a pas de { SUIT($suit) }
why-cover-high = monte pour abriter le nil du partenaire
why-cover-takes = couvre le nil du partenaire

## Contre un nil adverse.

why-attack-lead = le nil passera mal dessous
why-attack-leave = laisse le pli au nil
why-attack-low = petit, pour que le nil doive prendre

## Les entames.

why-only-spades = il ne reste que des piques
why-draws-trumps = fait tomber les atouts
why-partner-trumps = le partenaire peut couper
why-drives-out = fait tomber { RANK($card, form: "def") }
why-short-suit = permettra de couper à { SUIT($suit) }
why-leads-low = ne risque pas grand-chose

## Les cartes maîtresses.

why-top = carte maîtresse à { SUIT($suit) }
why-gone =
    { RANK($card, form: "def") } est { RANK($card, form: "gender") ->
        [fem] tombée
       *[masc] tombé
    }
why-master = plus rien au-dessus

## Prendre le pli.

why-cannot-lose = prend de toute façon
why-overtakes = la carte du partenaire peut être battue
why-trumps = coupe
why-overtrumps = surcoupe
why-cheapest = la plus petite qui prend
why-takes-last = en dernier, et prend
why-goes-up = monte pour prendre

## Le laisser.

why-ducks = ce pli est de trop
why-partner-has-it = le pli est au partenaire
why-cannot-beat = ne peut pas battre { CARD($card, form: "def") }
why-saves-trump = l’atout servira mieux plus tard
why-keeps-guard = garde { CARD($card, form: "def") } bien accompagné{ RANK($card, form: "gender") ->
    [fem] e
   *[masc] {""}
}
why-throws = carte inutile
why-second-low = petit en second
why-would-fall = plus haut ne tiendrait guère
why-saves = les plus hautes serviront mieux plus tard
why-dumps = se débarrasse d’une carte haute
why-low = petit

## L’enjeu.

why-sets = pour faire chuter un adversaire
why-needs =
    { $n ->
        [one] il faut encore { $n } pli
       *[other] il faut encore { $n } plis
    }
why-needs-mine =
    { $n ->
        [one] il vous faut encore { $n } pli
       *[other] il vous faut encore { $n } plis
    }
why-needs-all = il faut tous les plis
why-lost = le contrat est perdu
why-made = contrat rempli
why-made-bags = contrat rempli, les sacs coûtent
why-made-quicksand = contrat rempli, tout pli de plus coûte

## Les annonces.

why-bid-forced = les règles ne laissent pas le choix
why-bid-tricks =
    { $n ->
        [one] la main vaut environ { $n } pli
       *[other] la main vaut environ { $n } plis
    }
why-bid-honours =
    { $n ->
        [one] { $n } as ou roi
       *[other] { $n } as et rois
    }
why-bid-spades =
    { $n ->
        [one] { $n } pique
       *[other] { $n } piques
    }
why-bid-void = pas de { SUIT($suit) }
why-bid-short = un seul { SUIT($suit) }
why-bid-beside-nil = le partenaire a annoncé nil
why-bid-together = au moins { $n } à deux
why-bid-sum = les autres annoncent { $n } sur { $total }
why-bid-wins = de quoi gagner la partie
why-bid-last-chance = les autres peuvent gagner sur cette donne

## Nil.

why-nil-chance = environ { $n } pour cent de chances pour le nil
why-nil-partners-turn = le partenaire a laissé le nil

## Nil aveugle.

why-blind-behind =
    { $n ->
        [one] { $n } point de retard
       *[other] { $n } points de retard
    }
why-blind-catch-up =
    { $n ->
        [one] { $n } point de retard se rattrape autrement
       *[other] { $n } points de retard se rattrapent autrement
    }
why-blind-partner = le partenaire a annoncé nil aveugle

## Échange et pioche.

why-give-danger = le plus grand danger pour le nil
why-give-harmless = sans danger pour le nil
why-draw-keep = la suivante ne sera sans doute pas meilleure
why-draw-discard = la suivante sera sans doute meilleure
