### Ce qui se passe à la table, dans l’ordre de la partie. Court, la nouvelle d’abord.
### $who est un nom quelconque ou « vous » : aucun verbe ne s’accorde avec lui.

## Les joueurs et les deux camps.

you = vous
name-0 = David
name-1 = Anna
name-2 = Boris
name-3 = Clara
we = nous
they = eux
side-names = { $who } et { $other }

## Un nombre, un texte, nil, seuls.

number = { $n }
literal = { $value }
sentence = { $line }.
nil = nil

## La partie commence ; $n est l’objectif.

match-begins = Nouvelle partie en { $n } points, { $value }.

## Tirage du premier donneur.

cut = Tirage : { $list }.
cut-card = { CARD($card) } { $who }

## Une nouvelle donne.

hand-dealt = Donne { $hand }.
deals = Donneur : { $who }.
deals-mine = Vous donnez.

## Les annonces.

bid-made = { $who }, { $bid }.
bid-nil = { $who }, nil.

## Fin des annonces : les contrats, puis qui entame.

contracts = { $list }.
side-bid = { $side } { $contract }
leads = À l’entame : { $who }.

## Ce qu’on attend du joueur.

your-bid = À vous d’annoncer.
your-lead = À vous d’entamer.
your-turn =
    { $verbosity ->
        [full] À vous, { SUIT($suit) } demandé.
       *[normal] À vous.
    }

## Le jeu attend après chaque pli.

go-on = Entrée pour continuer.

## Une carte est jouée.

card-played = { CARD($card) }, { $who }.
card-mine = { CARD($card) }.

## Le premier pique sur une autre couleur.

spades-broken = Les piques sont ouverts.

## Un pli est fait.

trick-taken =
    { $verbosity ->
        [brief] { $who }, { $won } sur { $bid }.
       *[normal] Pli pour { $who }, { $won } sur { $bid }.
    }
trick-mine =
    { $verbosity ->
        [brief] Pour vous, { $won } sur { $bid }.
       *[normal] Pli pour vous, { $won } sur { $bid }.
    }
trick-taken-nil = Pli pour { $who }.
trick-mine-nil = Pli pour vous.

## Un nil est chuté.

nil-lost = Nil chuté, { $who }.
nil-lost-mine = Votre nil est chuté.

## Fin de la partie.

match-won = Partie gagnée, { $score } à { $other }.
match-lost = Partie perdue, { $other } à { $score }.
match-ended = Partie gagnée par { $side }, { $score } à { $other }.

## Refus.

refused-not-now = Pas maintenant.
refused-not-your-turn = Ce n’est pas à vous.
refused-not-your-card = Vous n’avez pas cette carte.
refused-follow-suit = Il faut fournir à { SUIT($suit) }.
refused-spades-not-open = Les piques sont encore fermés.
refused-bid-range = Annonce impossible.

## Le choix de l’annonce.

chooser =
    { $verbosity ->
        [brief] Annonce { $bid }.
        [full] Votre annonce : { $bid }. Haut, bas ou chiffres, puis Entrée.
       *[normal] Votre annonce : { $bid }.
    }
chooser-bid = { $bid }

## À l’écran seulement.

your-move = À vous de jouer.
box-bags =
    { $bags ->
        [one] { $bags } sac
       *[other] { $bags } sacs
    }
box-tricks = { $won } sur { $contract }
status-hand = Donne { $hand }, pli { $trick }
status-lead = { SUIT($suit) } demandé
title = Spades
title-match = Spades : { $list }
