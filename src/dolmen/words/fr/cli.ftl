### La commande `dolmen` : pages d’aide, résultats et refus.

## Pages d’aide

cli-help = Une table de jeux de société : jouez, lisez les règles, faites jouer les robots.
cli-help-usage = dolmen COMMANDE [OPTIONS]
cli-usage = Usage : { $line }
cli-default = (par défaut : { $value })
cli-everywhere =
    Avec toute commande : --lang ({ $allowed }) pour la langue, --help pour sa page d’aide.
    dolmen --version donne la version.
cli-version =
    { $engine ->
        [compiled] dolmen { $version } (moteur : compilé)
       *[interpreted] dolmen { $version } (moteur : interprété)
    }
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-parameters = Options

cli-label-title = JEU
cli-label-rule = RÈGLE
cli-label-game = PARTIE
cli-label-file = FICHIER
cli-label-name = NOM
cli-label-shell = SHELL
cli-label-option = CLÉ=VALEUR

cli-title = Le jeu ; dolmen titles montre ce qu’il y a.
cli-seats = Le nombre de joueurs.
cli-option =
    Une option du jeu ; peut être donnée plusieurs fois. La valeur peut être du JSON, ou @ et le
    nom d’un fichier qui en contient.
cli-json-help = Un objet JSON, pour les programmes.

cli-titles-help = Montrer les jeux, leurs places et leurs options.
cli-titles-usage = dolmen titles [OPTIONS]

cli-rules-help = Lire les règles, en entier ou clause par clause.
cli-rules-usage = dolmen rules [RÈGLE]
cli-rules-rule =
    Un jeu, un chapitre ({ $chapter }) ou une clause ({ $clause }) ; sinon, tous les chapitres.

cli-simulate-help = Faire jouer de nombreuses parties aux robots et vérifier chacune.
cli-simulate-usage = dolmen simulate JEU [OPTIONS]
cli-simulate-games = Le nombre de parties.
cli-simulate-seed = Le point de départ des dés : même graine, mêmes parties.
cli-simulate-bots = Un robot pour toutes les places, ou un pour chacune : { $allowed }.

cli-arena-help = Faire jouer les robots entre eux jusqu’à connaître leur force.
cli-arena-usage = dolmen arena JEU --bots ROBOT[,ROBOT...] [OPTIONS]

cli-tune-help = Trouver en jouant de meilleurs poids pour les robots d’un jeu.
cli-tune-usage = dolmen tune JEU [OPTIONS]

cli-replay-help = Affiche une partie enregistrée coup par coup, et le plateau à n’importe quel moment.
cli-replay-usage = dolmen replay FICHIER [OPTIONS]
cli-replay-record = Le fichier d’une partie, tel que dolmen play le garde.
cli-replay-at = S’arrêter après ce nombre de coups (par défaut : à la fin).
cli-replay-as = Vu de cette place ; sinon en spectateur, et toutes les mains une fois la partie finie.
cli-replay-game = Le numéro d’une partie dans un fichier de dolmen arena.

cli-hint-help = De bons coups à un point d’une partie enregistrée, pour qui doit y jouer.
cli-hint-usage = dolmen hint FICHIER [OPTIONS]
cli-hint-record = Un fichier de partie : une partie quittée, ou une partie finie.
cli-hint-at = Après tant de ses coups ; sans cela, où elle en est.
cli-hint-title = De bons coups pour { $name } après le coup { $count }
cli-hint-nobody = Après le coup { $count }, personne ne doit jouer. Choisissez un autre point avec --at.
cli-review-help = L’état d’une partie finie coup par coup, la chance, le jeu, et les meilleurs coups.
cli-review-usage = dolmen review FICHIER [OPTIONS]
cli-puzzles-help = Chercher des problèmes dans des parties de robots : un seul coup y est prouvé le meilleur.
cli-puzzles-usage = dolmen puzzles TITRE --out FICHIER [OPTIONS]
cli-verify-help = Vérifier les dés et les cartes d’une partie finie.
cli-verify-usage = dolmen verify FICHIER [OPTIONS]
cli-verify-record = Le fichier d’une partie, tel qu’un serveur de tables le donne.

cli-play-help = Jouer dans le terminal, contre des robots ou entre vous.
cli-play-usage = dolmen play [JEU] [OPTIONS]
cli-play-title = Le jeu (par défaut : { $default }).
cli-play-seats = Le nombre de joueurs, vous compris (par défaut : { $default }).
cli-play-bots =
    Qui occupe les autres places, un nom pour toutes ou un pour chacune : { $allowed } (par défaut :
    { $default }).
cli-play-name = Votre nom ; à plusieurs, tous les noms, séparés par des virgules.
cli-play-seed = Le point de départ des dés (par défaut : nul ne le connaît).
cli-play-resume = Reprendre une partie que vous avez quittée : son fichier, ou son numéro dans dolmen games ; sans valeur, la dernière.
cli-play-save = Où garder le fichier de partie (par défaut : un nouveau fichier parmi vos données).
cli-games-help = Liste les parties que vous avez quittées dans le terminal.
cli-games-usage = dolmen games [OPTIONS]
cli-games-finished = Plutôt celles qui sont finies.
cli-games-remove = En supprime une, par son numéro ou son fichier, ou toutes (all).
cli-new-title-help = Commencer un jeu à vous : des règles, des textes et des tests à changer pas à pas.
cli-new-title-usage = dolmen new-title NOM [OPTIONS]
cli-new-title-name = Son nom : des minuscules et des chiffres, une lettre d’abord.
cli-new-title-folder = Où l’écrire (par défaut : dolmen-NOM).
cli-new-title-refused = « { $name } » ne peut pas nommer un jeu : des minuscules et des chiffres, une lettre d’abord, 40 au plus, aucun mot de Python.
cli-new-title-taken = Il y a déjà un jeu ou un paquet Python « { $name } ». Choisissez un autre nom.
cli-new-title-exists = { $folder } existe déjà et reste tel quel. Choisissez un autre dossier avec --folder.
cli-new-title-next = Il reste à l’installer et à jouer : pip install -e { $folder }, puis dolmen play { $title }. Son README.md dit comment continuer.
cli-completion-help = Affiche ce qu’il faut à un shell pour compléter les commandes.
cli-completion-usage = dolmen completion SHELL
cli-completion-shell = Lequel : { $allowed }.
cli-doctor-help = Dit ce qui manque ou ce qui est lent sur cette machine, et comment y remédier.
cli-doctor-usage = dolmen doctor [OPTIONS]

## Jeux et règles

cli-heading-title = Jeu
cli-heading-seats = Places
cli-heading-options = Options
cli-heading-clauses = Clauses
cli-heading-chapter = Chapitre
cli-heading-about = Sujet
cli-titles-note =
    La première valeur d’une option est celle par défaut ; --option CLÉ=VALEUR en choisit une autre.
    Là où […] ou {"{"}…{"}"} est indiqué, le JSON convient aussi, même dans un fichier :
    --option CLÉ=@FICHIER.
cli-rules-note = dolmen rules JEU affiche le livret entier, dolmen rules { $chapter } un chapitre.

## Simulations

cli-simulate-progress = En cours
cli-simulate-plan =
    { $seats ->
        [one] { $title }, { $seats } place, graine { $seed }.
       *[other] { $title }, { $seats } places, graine { $seed }.
    }
cli-simulate-stopped =
    Arrêté après { NUMBER($games, useGrouping: "true") } parties sur
    { NUMBER($asked, useGrouping: "true") }.
cli-simulate-played =
    { $games ->
        [one]
            { NUMBER($games, useGrouping: "true") } partie,
            { NUMBER($each, maximumFractionDigits: 1) } décisions.
       *[other]
            { NUMBER($games, useGrouping: "true") } parties,
            { NUMBER($each, maximumFractionDigits: 1) } décisions chacune.
    }
cli-simulate-laws =
    À la fin de chaque partie, les { $count } lois du jeu étaient respectées : { $kept }
cli-simulate-laws-only =
    { $count ->
        [one] À la fin de chaque partie, la loi du jeu était respectée.
       *[other] À la fin de chaque partie, les { $count } lois du jeu étaient respectées.
    }
cli-simulate-speed =
    { $engine ->
        [compiled] Vitesse : { NUMBER($speed, useGrouping: "true") } décisions par seconde en jeu, { NUMBER($checked, useGrouping: "true") } avec la vérification de chaque partie (moteur compilé).
       *[interpreted] Vitesse : { NUMBER($speed, useGrouping: "true") } décisions par seconde en jeu, { NUMBER($checked, useGrouping: "true") } avec la vérification de chaque partie (moteur interprété).
    }
cli-simulate-broken =
    La partie { $game } de la graine { $seed } enfreint une loi : dolmen rules { $law } dit
    laquelle.
cli-heading-seat = Place
cli-heading-bot = Robot
cli-heading-won = Gagné
cli-heading-mean = Moyenne
cli-heading-lowest = Minimum
cli-heading-highest = Maximum
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-engine-none = Le moteur est interprété, donc bien plus lent ; make engine le compile.
cli-engine-module = Le moteur est interprété, donc bien plus lent : le module Python { $module } manque.
doctor-heading-kind = État
doctor-heading-what = Constat
doctor-kind =
    { $kind ->
        [fine] bon
        [slow] à améliorer
       *[wrong] mauvais
    }
doctor-version = Dolmen { $version } avec Python { $python }.
doctor-compiled = Le moteur est compilé.
doctor-no-compiler = Il n’y a pas de compilateur C ; sous Debian : apt install gcc python3-dev
doctor-speed = Des parties au hasard vont ici à { NUMBER($speed, useGrouping: "true") } décisions par seconde.
doctor-extra = Les paquets de [{ $extra }] sont installés.
doctor-page = La page est construite.
doctor-no-page = La page n’est pas construite, on sert donc les pages sans script ; make page la construit, avec npm et Node 20.19 ou plus récent.
doctor-folder = On peut écrire dans { $path }, il y reste { NUMBER($free, useGrouping: "true") } Mo.
doctor-folder-refused = On ne peut pas écrire dans { $path } : choisissez un autre dossier avec --data, ou changez son propriétaire.
doctor-database = La base de données est lisible ; tables et parties qu’elle contient : { $count }.
doctor-push = Les notifications sont signées avec une clé que garde la base de données.
doctor-push-new = La clé qui signe les notifications sera créée dès que quelqu’un en demandera.
doctor-push-here = Les navigateurs n’acceptent les notifications que par https, ou de cette machine même : --address n’indique aucune adresse https.
doctor-push-broken = La clé de la base de données qui signe les notifications est abîmée : personne ne peut être prévenu ainsi. Restaurez une sauvegarde.
doctor-no-mail = Aucun serveur de courrier n’est indiqué (--smtp) : un courriel par jour n’est proposé à personne.
doctor-mail = Le serveur de courrier { $host } répond au port { $port } et laisse entrer Dolmen.
doctor-mail-refused = Le serveur de courrier { $host } ne prend aucun courriel au port { $port } : { $why }. Comparez --smtp à ce que dit votre fournisseur.
doctor-mail-links = Les liens des courriels ne mènent qu’à cette machine : indiquez l’adresse publique avec --address.
doctor-files = Un processus peut ouvrir ici { $most } fichiers, et chaque visiteur en est un : ulimit -n { $wanted }
doctor-ascii = Cette session n’a pas d’UTF-8, le terminal montre donc des signes simples : export LANG=C.UTF-8

## Fichiers de partie

cli-replay-title = { $title }, version { $version } des règles
cli-replay-person = Place { $seat } : { $name }
cli-replay-bot = Place { $seat } : { $name } ({ bot-role })
cli-replay-options = Options : { $options }
cli-replay-over =
    { $count ->
        [one] { $count } coup, la partie est finie.
       *[other] { $count } coups, la partie est finie.
    }
cli-replay-open =
    { $count ->
        [one] { $count } coup, la partie continue.
       *[other] { $count } coups, la partie continue.
    }
cli-replay-closed =
    { $count ->
        [one] { $count } coup, puis l’hôte du serveur a fermé la table.
       *[other] { $count } coups, puis l’hôte du serveur a fermé la table.
    }
cli-replay-lapsed =
    { $count ->
        [one] { $count } coup, puis personne n’est venu et la table a été levée.
       *[other] { $count } coups, puis personne n’est venu et la table a été levée.
    }
cli-replay-agreed =
    { $count ->
        [one] { $count } coup, puis les joueurs ont décidé d’arrêter la partie.
       *[other] { $count } coups, puis les joueurs ont décidé d’arrêter la partie.
    }
cli-replay-resigned =
    { $count ->
        [one] { $count } coup, puis { $name } a abandonné.
       *[other] { $count } coups, puis { $name } a abandonné.
    }
cli-replay-given =
    { $count ->
        [one] Le premier coup vient d’un autre fichier de partie.
       *[other] Les { $count } premiers coups viennent d’un autre fichier de partie.
    }
cli-replay-fair = Les dés et les cartes se vérifient : dolmen verify s’en charge.
cli-replay-position = La position après le coup { $count }
cli-replay-view = Ce que voit la place { $seat } après le coup { $count }
cli-replay-watched = Ce que voit un spectateur après le coup { $count }
cli-replay-scores = Scores
cli-replay-total = Total
cli-replay-rank = Rang
cli-verify-seed = La graine des dés est { $seed }.
cli-verify-commitment =
    Elle correspond à l’engagement { $commitment } ; c’est ce que la table a dû montrer avant le
    premier coup.
cli-verify-first-form =
    Les dés sont de la première forme : l’engagement porte sur la graine seule, pas sur les options.
cli-verify-nonces =
    { $seats ->
        [one]
            L’engagement couvre les options, les coups repris et ce que la place a apporté :
            { $count } nonce sur { $seats }.
       *[other]
            L’engagement couvre les options, les coups repris et ce que les places ont apporté :
            { $count } nonces sur { $seats }.
    }
cli-verify-duplicate =
    Il dit que la table a eu les dés de { $origin } : l’engagement de ce fichier de partie est alors
    le même.
cli-verify-given =
    { $count ->
        [one]
            Le premier coup vient d’un autre fichier de partie : l’engagement le couvre, ses dés ne
            sont pas relancés ici.
       *[other]
            Les { $count } premiers coups viennent d’un autre fichier de partie : l’engagement les
            couvre, leurs dés ne sont pas relancés ici.
    }
cli-verify-held =
    { $count ->
        [one] Vérifié : le seul dé ou la seule carte est bien ce que donne la graine.
       *[other] Vérifié : les { $count } dés et cartes sont bien ceux que donne la graine.
    }

## Jouer

cli-play-you = Joueur
cli-play-another = Joueur { $number }
cli-play-no-terminal =
    Pour jouer, il faut un terminal : ici, l’entrée ou la sortie est un fichier ou un tube.
cli-play-over = La partie de { $path } est finie ; dolmen replay la raconte.
cli-play-resume-only =
    Avec --resume, la table est telle qu’on l’a quittée : { $choice } ne se choisit plus.
cli-play-save-exists = { $path } existe déjà et reste tel quel ; choisissez un autre fichier.
cli-games-heading-file = Fichier
cli-games-none = Aucune partie quittée : il n’y en a pas dans { $folder }.
cli-games-none-finished = Aucune partie finie n’est gardée dans { $folder }.
cli-games-note = dolmen play --resume reprend la première, dolmen play --resume NUMÉRO n’importe laquelle. Ce sont des fichiers de { $folder }.
cli-games-note-finished = dolmen replay FICHIER en montre une. Ce sont des fichiers de { $folder }.
cli-games-removed =
    { $count ->
        [one] { $file } est supprimé.
       *[other] { $count } parties sont supprimées.
    }
cli-games-no-such =
    { $count ->
        [0] Il n’y a pas de partie numéro { $number } : vous n’en avez quitté aucune.
        [one] Il n’y a pas de partie numéro { $number } : vous en avez quitté { $count }.
       *[other] Il n’y a pas de partie numéro { $number } : vous en avez quitté { $count }.
    }
cli-games-heading-played = Dernier coup
cli-games-heading-moves = Coups
cli-games-heading-names = Joueurs
cli-games-heading-title = Jeu
cli-games-heading-number = N°

## Refus

cli-command-unknown = La commande « { $command } » n’existe pas. Commandes : { $allowed }.
cli-command-near = La commande « { $command } » n’existe pas. Vouliez-vous dire { $near } ?
cli-option-unknown = L’option { $option } n’existe pas ici ; --help montre les options.
cli-option-near = L’option { $option } n’existe pas ici. Vouliez-vous dire { $near } ?
cli-option-twice = { $option } est donné deux fois.
cli-names-count =
    { $count ->
        [one] --name donne un nom ({ $names }), mais { $people } personnes jouent.
       *[other] --name donne { $count } noms ({ $names }), mais { $people } personnes jouent.
    }
cli-name-twice = Deux personnes ne peuvent pas s’appeler « { $name } ».
cli-option-form = Une option du jeu s’écrit CLÉ=VALEUR, et non « { $option } ».
cli-option-json = La valeur de { $option } n’est pas du JSON valable : { $value }.
cli-value-missing = { $option } demande une valeur.
cli-argument-missing = { $argument } manque ; --help dit ce que c’est.
cli-too-many = « { $argument } » est un argument de trop.
cli-not-a-number = { $name } demande un nombre entier, et non « { $value } ».
cli-wrong-value = { $name } n’accepte pas « { $value } ».
cli-not-understood = Cette ligne de commande n’a pas de sens ici ; --help montre ce qui en a un.
cli-language-missing = --lang demande une valeur : { $allowed }.
cli-completion-unknown = Il n’y a pas de complétion pour « { $shell } ». Shells : { $allowed }.
cli-games-refused = Il faut au moins 1 partie, et non { $games }.
cli-seed-refused = Une graine est un nombre de 0 à { $most }, et non { $seed }.
cli-bots-count =
    Il faut { $seats } robots, ou un seul nom pour tous, mais « { $bots } » en nomme { $count }.
cli-seat-refused = La place { $seat } n’existe pas. Permis : 0 à { $most }.
cli-name-refused = « { $name } » ne convient pas : un nom a de 1 à { $most } lettres.
cli-rule-near = La règle « { $rule } » n’existe pas. Vouliez-vous dire { $near } ?
cli-rule-unknown = La règle « { $rule } » n’existe pas. Jeux : { $allowed }.
cli-file-missing = Le fichier { $path } n’existe pas.
cli-json-folder = { $path } est un dossier, pas un fichier JSON.
cli-json-broken = { $path } n’est pas du JSON : la ligne { $line } est fautive.
cli-file-folder = { $path } est un dossier, pas un fichier de partie.
cli-file-not-text = { $path } n’est pas un fichier de partie : ce n’est même pas du texte UTF-8.
cli-file-unreadable = { $path } ne peut pas être lu : { $why }.
cli-failed = Cela n’a pas marché : { $why }.
cli-extra-missing =
    L’installation simple ne comprend pas « { $extra } ». Pour l’installer : pip install "dolmen[{
    $extra }]"
