### Ce qui concerne un serveur entier et son hôte.

cli-admin-help = Afficher le lien secret de la page de l’hôte, ou passer le balai.
cli-admin-usage = dolmen admin [ACTION] [QUOI] [OPTIONS]
cli-stats-help = Compter ce que contient un serveur.
cli-stats-usage = dolmen stats [OPTIONS]
cli-export-help = Écrire en JSON ce qui est gardé : tout, une table, ou tout sur une personne.
cli-export-usage = dolmen export [FICHIER] [OPTIONS]
cli-delete-help = Supprimer une table, une partie déposée, ou tout sur une personne.
cli-delete-usage = dolmen delete [OPTIONS]
house-action-help = link (un nouveau lien secret, par défaut), revoke, deeds, blocks, close TABLE, remove-line TABLE NUMÉRO, remove-name PERSONNE, block ADRESSE ou PERSONNE, unblock ADRESSE ou PERSONNE.
house-what-help = Ce que l’action concerne.
house-why-help = La raison, que tout le monde peut lire.
house-address-help = L’adresse publique du serveur, pour le lien.
house-file = Le fichier à écrire ; - est la sortie standard. Il contient des noms et des conversations : gardez-le pour vous.
house-table = Une table, par son identifiant.
house-record = Une partie déposée, par son identifiant.
house-person = Une personne, par son lien privé ou par ce que la page de l’hôte indique.
house-yes = Ne pas demander d’abord.
house-action = Il n’y a pas d’action { $action }. Permis : { $allowed }.
house-action-count =
    { $count ->
        [0] { $action } n’attend rien après lui.
        [one] { $action } attend un mot après lui ; dolmen help admin dit lequel.
       *[other] { $action } attend { $count } mots après lui ; dolmen help admin dit lesquels.
    }
house-link = Ce lien ouvre la page de l’hôte. Gardez-le pour vous ; il n’est montré que cette fois, et les précédents ne marchent plus.
house-revoked = Plus aucun lien n’ouvre la page de l’hôte. dolmen admin en crée un nouveau.
house-done = C’est fait : { $action }. Tout le monde peut le lire.
house-exporting = Écriture
house-exported = { $count } écrits dans { $path }.
house-one-thing = Indiquez une seule chose : --table, --record ou --person.
house-file-exists = { $path } existe déjà ; rien n’a été écrit.
house-needs-yes = Personne n’est là pour répondre : ajoutez --yes si vous en êtes sûr. Rien n’a été supprimé.
house-sure = Ceci supprime { $kind } { $id } pour de bon. Tapez { $id } pour continuer :
house-kept = Rien n’a été supprimé.
house-deleted = Supprimé : { $kind } { $id }.
house-no-line = Il n’y a pas de ligne { $line } à cette table, ou elle a déjà disparu.
house-closed-already = On ne joue pas à cette table : il n’y a rien à fermer.
house-nobody = Personne ici ne s’appelle { $who }.
house-several = Plusieurs personnes commencent par { $who } : indiquez-en davantage.
house-blocked-already = { $who } est déjà bloqué.
house-not-blocked = { $who } n’est pas bloqué.
house-address-refused = { $address } n’est pas une adresse : il faut un numéro comme 192.0.2.7, ou un réseau comme 192.0.2.0/24.
house-address-wide = { $address } tiendrait la moitié du monde à l’écart.
house-why-long = Une raison a { $most } caractères au plus.
house-unsure = Cochez la case si vous en êtes sûr. Rien n’a été changé.
house-yourself = Cela vous tiendrait vous-même à l’écart.
house-about = À propos de ce serveur
house-version = Dolmen { $version }
house-making-heading = Créer des tables
house-word = Le mot de passe
house-word-send = Valider
house-deeds-heading = Ce que l’hôte a fait
house-deeds-about = Tout ce que l’hôte de ce serveur supprime, ferme ou bloque est dit ici, et tout le monde peut le lire.
house-no-deeds = Rien jusqu’ici.
house-host-page = La page de l’hôte
house-link-about = Qui entre ici peut supprimer, fermer et bloquer. Ce navigateur y reste une demi-journée.
house-come-in = Entrer
house-leave = Sortir : ce navigateur n’est plus celui de l’hôte
house-why = Raison (tout le monde peut la lire)
house-mean-it = J’en suis sûr
house-search = Trouver une table ou une personne
house-search-send = Trouver
house-figures = Ce qui est gardé
house-of-most = sur { $most } au plus
house-free = { $megabytes } Mo libres sur le disque
house-load = L’activité de ce processus
house-since = En marche depuis
house-here = Connexions ouvertes
house-in-memory = Tables en mémoire
house-load-average = Charge de la machine
house-memory = Mémoire
house-bots = Temps des robots
house-bot = Robot
house-moves = Coups
house-seconds = Secondes de processeur
house-no-bots = Aucun robot n’a joué depuis le démarrage.
house-bot-failures = Coups de robots manqués : { $count }
house-tables = Tables
house-people = Personnes
house-no-people = Personne encore.
house-name = Nom
house-came = Première venue (UTC)
house-blocks = Qui est bloqué
house-no-blocks = Personne n’est bloqué.
house-address = Adresse ou réseau
house-block-address = Bloquer l’adresse
house-block-this = Bloquer l’adresse { $address }
house-block = Bloquer cette personne
house-block-about = Une personne bloquée n’obtient plus rien ici, et on lui dit pourquoi. Dans un autre navigateur, elle est quelqu’un d’autre : l’adresse aide alors.
house-is-blocked = Bloqué
house-unblock = Laisser revenir
house-uploads = Parties déposées
house-no-uploads = Aucune partie déposée.
house-delete-upload = Supprimer cette partie
house-made = Créée
house-look = Regarder la table
house-watching = Regarde
house-no-chat = Personne n’a rien dit.
house-remove-line = Supprimer cette ligne
house-broom = Le balai
house-close-about = Fermer arrête la partie là où elle en est. On peut encore la regarder, et elle reste enregistrée.
house-close = Fermer la table
house-delete-about = Supprimer enlève la table avec son journal et ses conversations, pour de bon.
house-delete-table = Supprimer la table
house-nameless = Sans nom
house-here-now = Ici en ce moment, depuis
house-name-about = Sans son nom, une personne est appelée par le numéro de sa place, à chaque table.
house-remove-name = Supprimer le nom
house-person-about = Supprimer une personne enlève son identité, ses messages, ses parties déposées et les tables où personne d’autre n’est assis. Ses coups aux autres tables restent, sans nom.
house-delete-person = Supprimer cette personne
house-heading-at = Quand (UTC)
house-heading-what = Quoi
house-heading-who = Qui
house-heading-why = Raison
house-heading-table = Table
house-heading-count = Nombre
house-making =
    { $who ->
        [word] Qui a le mot de passe de l’hôte peut créer des tables ici.
        [host] Seul l’hôte crée des tables ici ; on les rejoint par leurs liens.
       *[other] Tout le monde peut créer des tables ici.
    }
house-deed =
    { $what ->
        [line-removed] Une ligne de conversation a été supprimée
        [table-closed] Une table a été fermée
        [table-deleted] Une table a été supprimée
        [record-deleted] Une partie déposée a été supprimée
        [name-removed] Un nom a été supprimé
        [person-deleted] Tout ce qui concerne une personne a été supprimé
        [person-left] Quelqu’un a fait supprimer tout ce qui le concernait
        [address-blocked] Une adresse a été bloquée
        [identity-blocked] Une personne a été bloquée
       *[unblocked] Quelqu’un a pu revenir
    }
house-figure =
    { $what ->
        [version] Version
        [schema] Base de données
        [tables] Tables
        [people] Personnes
        [entries] Entrées de journal
        [chat_lines] Lignes de conversation
        [uploads] Parties déposées
        [bytes] Taille de la base
        [tables_made] Tables créées en une semaine
        [people_came] Nouvelles en une semaine
       *[tables_moved] Tables jouées en une semaine
    }
