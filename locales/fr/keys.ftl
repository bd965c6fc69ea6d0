### Noms des touches, comme les disent les lecteurs d’écran.

## Une touche avec une autre tenue enfoncée ; toutes les touches de l’une à l’autre.

key-with = { $modifier }+{ $key }
key-range = { $key } à { $other }

## Les touches qui ont un nom.

key-ctrl = Contrôle
key-alt = Alt
key-shift = Maj
key-left = flèche gauche
key-right = flèche droite
key-up = flèche haut
key-down = flèche bas
key-home = Début
key-end = Fin
key-pageup = Page précédente
key-pagedown = Page suivante
key-return = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-backspace = Retour arrière
key-delete = Suppr
key-comma = virgule
key-period = point
key-slash = barre oblique
key-semicolon = point-virgule
key-minus = moins
key-equals = égal

## Une commande sans touche.

key-none = aucune touche
