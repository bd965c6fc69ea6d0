### Ce qui ne va pas dans les réglages, les touches et la partie enregistrée.

## Où. La phrase ne commence pas par le nom du fichier, qui prendrait une capitale.

problem-line = Ligne { $line }, { $file } : { $problem }.
problem-file = Fichier { $file } : { $problem }.
problem-flag = Ligne de commande : { $problem }.

## Quoi.

problem-unknown-key = le réglage { $key } n’existe pas
problem-empty = il n’y a rien après { $key }
problem-wrong-type = { $key } ne peut pas valoir { $value }
problem-not-allowed = { $key } ne peut pas valoir { $value }
problem-out-of-range = { $key } ne peut pas valoir { $value }
problem-duplicate-key = { $key } figure deux fois
problem-not-a-key = pour { $key }, { $value } n’est pas une touche
problem-conflict = { $key } et { $value } ne vont pas ensemble
problem-not-supported = { $key } contient du YAML non admis dans les réglages, { $value }
problem-low-contrast = { $key } sur { $value } se voit mal
problem-missing = introuvable
problem-unreadable = lecture impossible, { $value }
problem-too-large = trop gros
problem-not-text = ce n’est pas du texte UTF-8
problem-not-yaml = ce n’est pas du YAML
problem-not-a-mapping = aucun réglage dedans
problem-too-deep = trop de niveaux imbriqués
problem-not-written = impossible d’écrire le fichier, { $value }
problem-not-saved = Ce changement ne sera pas gardé au prochain démarrage : { $value }.
problem-damaged-kept = Votre fichier de réglages était abîmé. Il est gardé sous le nom { $value }.

## Ce qu’il faudrait, ce qui sert à la place, ce qui était sans doute voulu.

problem-expects-choice = Valeurs admises : { $list }.
problem-expects-number = Valeurs limites : { $list }.
problem-expects-text =
    { $n ->
        [one] Au plus { $n } caractère.
       *[other] Au plus { $n } caractères.
    }
problem-expects-switch = Valeurs admises : true, false.
problem-expects-keys = Il faut une liste de touches.
problem-expects-section = Il faut un groupe de réglages.
problem-expects-colour = Il faut une couleur : "#ffcc00", avec les guillemets, ou [255, 204, 0].
problem-expects-contrast = Contraste : { $now } ; à partir de { $wanted }, on voit bien.
problem-used = Valeur retenue : { $value }.
problem-suggestion = Vouliez-vous dire { $value } ?

## Touches choisies par le joueur.

key-problem-unknown = Touches : la commande { $value } n’existe pas.
key-problem-taken = { $key } reste à « { $other } » ; « { $command } » garde ses touches.
key-problem-digit = { $key } n’est pas un chiffre ; « { $command } » garde ses touches.

## La partie en cours sur le disque : la dernière sauvegarde est inutilisable, puis la précédente (-again). $problem : la raison
## du système, ou dans save-set-aside l’une de ces phrases. save-none : il ne reste rien à continuer.

save-damaged = La partie enregistrée est abîmée.
save-newer = La partie enregistrée vient d’une version plus récente du jeu.
save-unreadable = La partie enregistrée est illisible : { $problem }.
save-damaged-again = La sauvegarde précédente est abîmée aussi.
save-newer-again = La sauvegarde précédente vient d’une version plus récente du jeu.
save-unreadable-again = La sauvegarde précédente est illisible : { $problem }.
save-set-aside = { $problem } Elle est gardée sous le nom { $value }.
save-previous = Vous pouvez reprendre un coup plus tôt.
save-none = Il n’y a pas de partie à continuer.
save-failed = La partie n’est pas enregistrée : { $problem }. Le jeu continue.
save-works-again = La partie est de nouveau enregistrée.

## Pourquoi le système refuse de lire ou d’écrire un fichier, après deux-points.

system-full = le disque est plein
system-read-only = le disque est protégé en écriture
system-denied = accès refusé
system-in-use = un autre programme s’en sert
system-gone = introuvable
system-no-folder = un fichier se trouve à la place d’un dossier
system-a-folder = c’est un dossier
system-bad-name = aucun fichier ne peut porter ce nom
system-failing = le disque présente un défaut
system-not-ordinary = ce n’est pas un fichier ordinaire
