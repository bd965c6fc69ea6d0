### Réponses aux questions du joueur, une par touche.

## C : les cartes sur la table ; à la pioche, celle qui vient.

table-empty = Rien sur la table.
card-offered = Carte piochée : { CARD($card) }.
table = { $list }.
play = { CARD($card) } { $who }
ahead = En tête : { $who }.

## F : la couleur demandée.

no-lead = Pas encore d’entame.
lead = { SUIT($suit) }, { $who }.

## V : plis et contrats, numéro du pli (seul quand il n’y a aucun contrat), état des nils ; à la pioche, ce qu’il reste à piocher.

info = { $list }, pli { $trick }.
info-trick = Pli { $trick }.
stock-left =
    { $n ->
        [one] Encore une carte à piocher.
       *[other] Encore { $n } cartes à piocher.
    }
side-tricks = { $side } { $won } sur { $contract }
nil-holds = { $who } : le nil tient.
nil-failed = { $who } : nil chuté.

## V pendant les annonces.

bids = { $list }.
bids-one = { $who } { $bid }
bids-nil = { $who } nil
bids-blind = { $who } nil aveugle
no-bids = Pas encore d’annonce.

## S : points et sacs ; points seuls (-plain) là où les règles n’ont pas de sacs.

side-score =
    { $bags ->
        [one] { $side } { $score }, { $bags } sac.
       *[other] { $side } { $score }, { $bags } sacs.
    }
side-score-plain = { $side } { $score }.

## T : à qui le tour.

turn-bid = À l’annonce : { $who }.
turn-lead = À l’entame : { $who }.
turn-play = Au tour de jouer : { $who }.
turn-draw = À la pioche : { $who }.
turn-pass = À l’échange : { $who }.
turn-mine-bid = À vous d’annoncer.
turn-mine-lead = À vous d’entamer.
turn-mine-play = À vous de jouer, { SUIT($suit) } demandé.
turn-deal = La donne va suivre.
match-over = Partie terminée.

## H : la main, couleur par couleur.

suit-cards = { SUIT($suit) } : { $list }.
no-cards = Plus aucune carte.
not-dealt = Pas encore de donne.
cards-hidden = Cartes cachées tant que vous n’avez pas choisi.
all-playable = N’importe laquelle.

## L : un pli passé.

no-trick-yet = Pas encore de pli.
past-trick = Pli { $trick } : { $list }.
past-taken = Pli pour { $who }.
past-taken-mine = Pli pour vous.

## W, Maj+flèches : annonce et plis d’un joueur, sa carte sur la table.

seat-no-bid = { $who } : pas encore d’annonce.
seat-bid = { $who } : annonce { $bid }.
seat-bid-nil = { $who } : nil.
seat-bid-blind = { $who } : nil aveugle.
seat-tricks = { $who } : { $won } sur { $bid }.
seat-nil =
    { $won ->
        [0] { $who } : le nil tient.
        [one] { $who } : nil chuté, { $won } pli.
       *[other] { $who } : nil chuté, { $won } plis.
    }
seat-card =
    { $verbosity ->
        [brief] { CARD($card) }.
       *[normal] Carte jouée : { CARD($card) }.
    }

## N : les piques, ouverts ou fermés, et ceux qu’on n’a pas vus : chez les autres, ou hors du jeu si tout n’est pas distribué.

spades-open = Les piques sont ouverts.
spades-closed = Les piques sont fermés.
spades-out =
    { $n ->
        [one] Il en reste { $n } dehors : { $list }.
       *[other] Il en reste { $n } dehors : { $list }.
    }
spades-all-seen = Il n’en reste aucun dehors.

## P : les cartes tombées, et qui n’a plus d’une couleur.

none-played = Aucune carte tombée.
suit-gone =
    { $verbosity ->
        [brief] { SUIT($suit) } { $n }.
       *[normal] { SUIT($suit) } { $n } : { $list }.
    }
suit-all-gone = { SUIT($suit, form: "plural") } : tous tombés.
void = { $who } : { $list }.
suit-void = sans { SUIT($suit) }

## K : ce qui manque au contrat, et la marge avant la pénalité (bags : il n’y a pas de pénalité).

need =
    { $n ->
        [one] Encore { $n } pli sur { $left }.
       *[other] Encore { $n } plis sur { $left }.
    }
need-made =
    { $n ->
        [0] Contrat réussi.
        [one] Contrat réussi, { $n } de mieux.
       *[other] Contrat réussi, { $n } de mieux.
    }
need-lost =
    { $n ->
        [one] Contrat déjà chuté, il manque { $n } pli.
       *[other] Contrat déjà chuté, il manque { $n } plis.
    }
need-nothing = Aucun pli à faire.
bags-left =
    { $bags ->
        [one] { $bags } sac
       *[other] { $bags } sacs
    }, { $n } avant la pénalité.
bags =
    { $bags ->
        [one] { $bags } sac.
       *[other] { $bags } sacs.
    }
bags-penalty =
    { $bags ->
        [one] { $bags } sac, la pénalité tombe.
       *[other] { $bags } sacs, la pénalité tombe.
    }

## G : la donne, le donneur, la première entame.

deal = Donne { $hand }. Donneur : { $who }.
first-lead = Première entame : { $who }.
first-lead-ace = Première entame : qui a l’as de pique.
next-dealer = Prochain donneur : { $who }.

## R : ce qui s’écarte des règles classiques.

rules-classic = Règles classiques, en { $n } points.
rules-changed = Règles classiques, sauf { $list }.
