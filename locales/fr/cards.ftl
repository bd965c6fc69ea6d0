### Les cartes, leurs rangs et leurs couleurs en toutes lettres, pour les fonctions CARD, RANK, SUIT et INDEX.

## Une carte entière. Formes : def (la dame de pique, l’as de pique), de (de dame, d’as), du (de la dame, du roi, de l’as),
## au (à la dame, au roi, à l’as), gender (masc ou fem, pour l’accord) ; sans forme : dame de pique.

card =
    { $form ->
        [gender] { $rank }
       *[bare] { $rank } de { SUIT($card) }
    }
card-short = { $rank } { SUIT($card) }
card-suit-first = { SUIT($card) } { $rank }
card-joker = { $rank }

## Les rangs.

rank-2 =
    { $form ->
        [def] le deux
        [de] de deux
        [du] du deux
        [au] au deux
        [gender] masc
       *[bare] deux
    }
rank-3 =
    { $form ->
        [def] le trois
        [de] de trois
        [du] du trois
        [au] au trois
        [gender] masc
       *[bare] trois
    }
rank-4 =
    { $form ->
        [def] le quatre
        [de] de quatre
        [du] du quatre
        [au] au quatre
        [gender] masc
       *[bare] quatre
    }
rank-5 =
    { $form ->
        [def] le cinq
        [de] de cinq
        [du] du cinq
        [au] au cinq
        [gender] masc
       *[bare] cinq
    }
rank-6 =
    { $form ->
        [def] le six
        [de] de six
        [du] du six
        [au] au six
        [gender] masc
       *[bare] six
    }
rank-7 =
    { $form ->
        [def] le sept
        [de] de sept
        [du] du sept
        [au] au sept
        [gender] masc
       *[bare] sept
    }
rank-8 =
    { $form ->
        [def] le huit
        [de] de huit
        [du] du huit
        [au] au huit
        [gender] masc
       *[bare] huit
    }
rank-9 =
    { $form ->
        [def] le neuf
        [de] de neuf
        [du] du neuf
        [au] au neuf
        [gender] masc
       *[bare] neuf
    }
rank-10 =
    { $form ->
        [def] le dix
        [de] de dix
        [du] du dix
        [au] au dix
        [gender] masc
       *[bare] dix
    }
rank-jack =
    { $form ->
        [def] le valet
        [de] de valet
        [du] du valet
        [au] au valet
        [gender] masc
       *[bare] valet
    }
rank-queen =
    { $form ->
        [def] la dame
        [de] de dame
        [du] de la dame
        [au] à la dame
        [gender] fem
       *[bare] dame
    }
rank-king =
    { $form ->
        [def] le roi
        [de] de roi
        [du] du roi
        [au] au roi
        [gender] masc
       *[bare] roi
    }
rank-ace =
    { $form ->
        [def] l’as
        [de] d’as
        [du] de l’as
        [au] à l’as
        [gender] masc
       *[bare] as
    }
rank-little-joker =
    { $form ->
        [def] le petit joker
        [de] de petit joker
        [du] du petit joker
        [au] au petit joker
        [gender] masc
       *[bare] petit joker
    }
rank-big-joker =
    { $form ->
        [def] le grand joker
        [de] de grand joker
        [du] du grand joker
        [au] au grand joker
        [gender] masc
       *[bare] grand joker
    }

## Les couleurs. Formes : plural (les piques sont ouverts) ; sans forme : pique (à pique, de pique).

suit-clubs =
    { $form ->
        [plural] trèfles
       *[bare] trèfle
    }
suit-diamonds =
    { $form ->
        [plural] carreaux
       *[bare] carreau
    }
suit-hearts =
    { $form ->
        [plural] cœurs
       *[bare] cœur
    }
suit-spades =
    { $form ->
        [plural] piques
       *[bare] pique
    }

## La lettre au coin de la carte.

index-jack = V
index-queen = D
index-king = R
index-ace = A
index-little-joker = Jo
index-big-joker = JO

## Seuls : le coin d’une carte, le nom d’une carte, celui de son rang.

card-index = { INDEX($card) }
card-name = { CARD($card) }
rank-name = { RANK($card) }

## Le mot dit pour le signe moins : « moins 48 ».

minus = moins
