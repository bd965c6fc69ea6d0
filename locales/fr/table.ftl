### Ce qui se passe à la table, dans l’ordre de la partie. Court, la nouvelle d’abord.
### $who est un nom quelconque ou « vous » : aucun verbe ne s’accorde avec lui.

## Les joueurs et les camps. À quatre, Boris est le partenaire ; là où chacun joue pour soi, un camp est un joueur ou « vous ».

you = vous
name-0 = David
name-1 = Anna
name-2 = Boris
name-3 = Clara
name-4 = Félix
name-5 = Irina
we = nous
they = eux
side-names = { $who } et { $other }

## Un nombre, un texte, nil, nil aveugle, seuls.

number = { $n }
literal = { $value }
sentence = { $line }.
two-sentences = { $first } { $second }
nil = nil
blind = nil aveugle

## La partie commence ; $n est l’objectif, $value le nom des règles.

match-begins = Nouvelle partie en { $n } points, règles : { $value }.

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
bid-blind = { $who }, nil aveugle.

## Fin des annonces : les contrats (chacun pour soi, le total des annonces et le nombre de plis), puis qui entame.

contracts = { $list }.
side-bid = { $side } { $contract }
bids-total = En tout { $n } pour { $total } plis.
leads = À l’entame : { $who }.

## Ce qu’on attend du joueur.

your-bid = À vous d’annoncer.
your-lead = À vous d’entamer.
your-turn =
    { $verbosity ->
        [full] À vous, { SUIT($suit) } demandé.
       *[normal] À vous.
    }
your-draw =
    { $verbosity ->
        [brief] { CARD($card) } ?
        [full] { CARD($card) } : Entrée garde, Suppr écarte.
       *[normal] { CARD($card) } : garder ?
    }
your-blind = Nil aveugle, ou voir vos cartes ?
your-gift =
    { $n ->
        [one] Une carte à donner, à choisir par Entrée.
       *[other] { $n } cartes à donner, à choisir par Entrée.
    }

## La pioche, à deux : un autre joueur a pioché ; une carte est venue à la place de celle que le joueur a écartée.

drawn = { $who } pioche.
drawn-mine = { CARD($card) } à la place.

## Un joueur qui pouvait annoncer nil aveugle a préféré voir ses cartes.

looked = { $who }, cartes vues.

## L’échange avec le partenaire. chosen, unchosen : $n cartes choisies sur $total.

given =
    { $n ->
        [one] Une carte passée par { $who }.
       *[other] { $n } cartes passées par { $who }.
    }
given-by-me = Vous donnez : { $list }.
given-to-me = { $who } vous donne : { $list }.
chosen = { CARD($card) }, { $n } sur { $total }.
unchosen = { CARD($card) } { RANK($card, form: "gender") ->
    [fem] reprise
   *[masc] repris
}, { $n } sur { $total }.
card-chosen = { CARD($card) }, { RANK($card, form: "gender") ->
    [fem] choisie
   *[masc] choisi
}
ask-give = Donner { $list } ?

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

## Une renonce est découverte ; elle date du pli $trick.

revoke = Renonce, { $who }, pli { $trick } : { CARD($card) }.
revoke-mine = Votre renonce, pli { $trick } : { CARD($card) }.
has-revoked = { $who } : renonce.

## Fin de la partie. -solo : chacun pour soi, $list donne les points des autres.

match-won = Partie gagnée, { $score } à { $other }.
match-lost = Partie perdue, { $other } à { $score }.
match-ended = Partie gagnée par { $side }, { $score } à { $other }.
match-won-solo = Partie gagnée, { $score }. { $list }.
match-ended-solo = Partie gagnée par { $who }, { $score }. { $list }.
side-points = { $side } { $score }

## Refus.

refused-not-now = Pas maintenant.
refused-not-your-turn = Ce n’est pas à vous.
refused-not-your-card = Vous n’avez pas cette carte.
refused-follow-suit = Il faut fournir à { SUIT($suit) }.
refused-spades-not-open = Les piques sont encore fermés.
refused-bid-range = Annonce impossible.
refused-spades-not-first = Pas de pique à la première entame.
refused-blind-first = D’abord nil aveugle, ou voir vos cartes.
refused-no-blind = Pas de nil aveugle maintenant.
refused-give-number =
    { $n ->
        [one] Il faut choisir une carte.
       *[other] Il faut choisir { $n } cartes.
    }

## Pourquoi une annonce manque.

refused-bid-nil = Pas de nil dans cette partie.
refused-bid-double-nil = Votre partenaire a déjà annoncé nil.
refused-bid-min-team-bid = Il faut au moins { $n } à vous deux.
refused-bid-no-hell = Le total ne peut pas faire { $n }.
refused-bid-suicide = Suicide : un partenaire annonce nil, l’autre 4 ou plus.
refused-bid-mirror = Miroir : votre nombre de piques.
refused-bid-whiz = Whiz : nil ou votre nombre de piques.

## Une carte contraire aux règles, jouée à ses risques.

ask-revoke = { $reason } Jouer quand même ?

## Nil aveugle, ou voir ses cartes : les deux choix.

blind-look = Voir mes cartes
blind-nil = Nil aveugle

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
status-draw = Donne { $hand }, pioche
title = Spades
title-match = Spades : { $list }
title-turn = À vous – Spades : { $list }

## Les parties de la fenêtre, pour un lecteur d’écran.

part-hand = Votre main
part-trick = Cartes sur la table
part-seats = Joueurs
part-sides = Score
part-status = État du jeu
part-caption = Dernières paroles
