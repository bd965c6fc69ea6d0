### Parties gardées sous un nom.

## Lignes du menu principal et du menu de la partie.

menu-kept = Parties gardées
menu-keep = Garder cette partie

## Une partie dans une liste : nom, donne et score. $list : les side-points de tous les camps. Une partie sans nom donné par le
## joueur s’appelle ainsi, $value étant ses règles. match-line-over : une partie terminée. kept-unusable : fichier inutilisable.

match-line = { $value }, donne { $hand }, { $list }
match-line-over = { $value }, terminée, { $list }
kept-unusable = { $value } : inutilisable

## La liste des parties gardées, et ce qu’on peut en faire. kept-help : dit quand on demande ce qu’est une ligne.

kept-title = Parties gardées. Flèche droite pour le reste.
kept-title-none = Aucune partie gardée.
kept-help = Entrée la reprend ; flèche droite : renommer, exporter, supprimer.
kept-go-on = La reprendre
kept-look = La revoir
kept-rename = Renommer
kept-export = Exporter dans un fichier
kept-delete = Supprimer
kept-import = Importer une partie

## On tape un nom, on pose une question. ask-kept-name : $value est le nom donné si rien n’est tapé. ask-kept-current : une autre
## partie va prendre la place de la partie en cours.

ask-kept-name = Nom de cette partie ; Entrée seule pour { $value }.
ask-kept-rename = Nouveau nom pour { $value }.
ask-kept-replace = Il y a déjà une partie { $value }. La remplacer ?
ask-kept-delete = Supprimer { $value } ?
ask-kept-current = Et la partie en cours ?
kept-current-keep = La garder sous le nom { $value }
kept-current-drop = L’abandonner

## Ce qui est fait, ou ne l’est pas.

kept-nothing = Il n’y a pas de partie à garder.
kept-as = Gardée sous le nom { $value }.
kept-deleted = Supprimée.
kept-failed = La partie n’est pas gardée : { $problem }.
kept-not-deleted = La suppression a échoué : { $problem }.
kept-unreadable = Dossier illisible : { $problem }.

## Parties enregistrées dans des fichiers, pour d’autres joueurs ou programmes, ou venant d’eux. $file : le fichier ou son dossier.
## kept-brought : $value est une ligne de la liste. kept-brought-place : le siège que prend le joueur.

kept-exported = Écrit dans { $file }.
kept-exported-copied = Écrit, chemin copié : { $file }.
kept-not-exported = L’exportation a échoué : { $problem }.
kept-offered = Entrée importe une partie de { $file }.
kept-offered-none = Aucune partie dans { $file } ; mettez-y les fichiers.
kept-brought = Importée : { $value }.
kept-brought-place = Vous jouez pour { $who }, l’ordinateur pour les autres.

## Au démarrage. copy-runs : le jeu est ouvert une deuxième fois. copy-left : une partie laissée par ce deuxième jeu.
## portable-failed : tout devait être gardé dans $file, à côté du programme.

copy-runs = Le jeu est déjà ouvert ailleurs. Celui-ci garde sa propre partie.
copy-left = Une partie d’un autre jeu ouvert est parmi les parties gardées : { $value }.
portable-failed = Impossible d’écrire dans { $file } : { $problem }. Rien n’est gardé.
