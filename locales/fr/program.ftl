### Ce que dit le programme en ligne de commande.

## spades-gui --help.

cli-usage = usage :
cli-options = options
cli-about = Spades pour toutes les oreilles et tous les yeux : parlé, dessiné, joué au clavier seul.
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-language = la langue de cette session
cli-config = un fichier de réglages qui l’emportent sur les vôtres
cli-set = un réglage pour cette session, par exemple screen.theme=dark ; peut être répété
cli-portable = tout garder dans le dossier userdata à côté du programme, rien ailleurs
cli-open = reprendre la partie de ce fichier
cli-seed = fixe le hasard des donnes et des joueurs de l’ordinateur
cli-keys = jouer les touches écrites dans ce fichier, une par ligne
cli-transcript = écrire dans ce fichier ce qui est dit, entendu, pressé et affiché, en lignes JSON
cli-headless = sans fenêtre, ni son, ni voix
cli-fast = sans aucune pause
cli-demo = l’ordinateur joue seul une partie et affiche ce qu’il dit

## Ce qui a empêché le jeu de commencer.

cli-not-understood = Pas compris : { $value }. Voir spades-gui --help
cli-no-screen = Aucun écran où ouvrir une fenêtre : spades-gui --demo joue une partie sans écran.
cli-no-file = Impossible d’ouvrir { $file } : { $problem }
cli-not-written = Impossible d’écrire dans { $file } : { $problem }
cli-bad-script = Ligne { $line }, { $file } : { $value } n’est ni une touche ni une attente.

## What ends a game that has begun.

cli-screen-lost = L’écran a disparu, et le jeu avec lui.

## Said once in a game whose own files are not all there.

texts-damaged = Des textes français manquent ou sont abîmés : ils sont dits en anglais.
sounds-damaged = { $n ->
    [one] { $n } son manque ou est abîmé : il restera muet.
   *[other] { $n } sons manquent ou sont abîmés : ils resteront muets.
 }
