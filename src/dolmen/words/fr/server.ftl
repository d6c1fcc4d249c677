### Le serveur de tables : ses refus, ce qu’il raconte d’une table, et sa commande.

## Refus, par leur code

server-malformed = Ce message est illisible : { $why }.
server-no-text = ce n’est pas du texte
server-stale =
    Ce coup visait une position plus ancienne. La table compte maintenant { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }.
server-not-your-turn = Ce n’est pas votre tour : c’est à { $who } de jouer.
server-not-playing = On ne peut rien jouer à cette table pour l’instant.
server-already-started = La partie a déjà commencé à cette table.
server-nonce-brought = Ce que cette place apporte pour les dés est déjà fixé.
server-no-same-dice =
    On ne peut pas rejouer cette partie avec les mêmes dés : son fichier de partie n’en montre pas
    la graine, ou ils sont de la première forme, qui dépend de chaque coup.
server-many-means = On peut vous prévenir de { $most } façons au plus : supprimez-en d’abord une.
server-no-mail = Ce serveur n’envoie pas de courriels.
server-nothing-to-take-back = Il n’y a rien à reprendre.
server-seat-taken = Cette place est prise.
server-somebody-sits = { $who } est assis ici. Libérez d’abord la place si un robot doit la jouer.
server-seats-open = Des places sont encore libres : attendez des joueurs ou installez des robots.
server-no-open-seat = Aucune place n’est libre à cette table.
server-no-person = Il faut pour cela une personne qui joue elle-même cette place.
server-no-bot-seat = Aucun robot ne remplace quelqu’un à cette place.
server-gave-up = { $who } a abandonné la partie ; seul { $who } peut reprendre la place.
server-still-here =
    { $who } est là, ou y était à l’instant. Un robot ne peut jouer pour quelqu’un que si personne
    n’a occupé la place depuis { $away } s : redemandez dans { $wait } s au plus tôt.
server-still-running = La partie est encore en cours.
server-watching = Vous n’êtes pas assis à cette place.
server-not-host = Seul l’hôte de la table peut le faire.
server-wrong-key = Ce lien privé n’est pas ou plus valable.
server-foreign-origin = Cette demande vient d’un autre site.
server-other-scheme =
    Cette page est venue par https, et le serveur ne connaît aucun relais qui le parle. Qui l’héberge
    indique avec --address ce que les gens tapent, ou avec --proxy l’adresse du relais.
server-foreign-host =
    Ce serveur ne répond pas à ce nom. Qui l’héberge peut fixer son nom avec --address ; son adresse
    en chiffres marche toujours.
server-unknown-table = Cette table n’existe pas.
server-unknown-record = Ce fichier de partie n’existe pas.
server-unknown-lesson = Cette leçon n’existe pas.
server-unknown-exercise = Il n’y a pas de meilleur coup à trouver ici : l’analyse n’en a pas, ou n’existe plus.
server-unknown-puzzle = Ce problème n’existe pas.
server-unknown-means = Ce moyen de vous prévenir n’existe pas, ou n’est pas à vous.
server-unknown-day = Il n’y a pas de partie de ce jour.
server-day-open =
    Cette partie a les dés du jour. Personne d’autre que son joueur ne la voit avant la fin du jour,
    à minuit heure de Greenwich.
server-day-over = Ce jour est terminé : ses parties peuvent être revues, et rejouées avec les mêmes dés.
server-day-played = Ce qui a été tiré le reste : dans la partie du jour, cela ne se reprend pas.
server-unknown-club = Cette rencontre n’existe pas.
server-club-closed = On ne peut plus rejoindre cette rencontre : ses rondes ont commencé, ou elle a { $most } membres.
server-club-table =
    Cette partie ne peut pas compter ici : elle est d’un autre jeu, d’une autre taille ou d’autres options, elle
    prolonge une autre partie, elle n’est pas terminée, ou quelqu’un y avait deux places.
server-no-round = La ronde suivante ne peut pas être lancée maintenant : la dernière n’est pas terminée, ou il n’en reste plus.
server-no-member = Vous n’êtes pas membre de cette rencontre.
server-unknown-sequel = Cette suite n’a pas été jouée, ou elle a été oubliée. Redemandez-la.
server-unknown-page = Il n’y a rien ici.
server-unbuilt-docs =
    La documentation n’est pas dans cette installation : dans une copie des sources, « make site » la construit, et un paquet de « make wheels » la contient.
server-no-such-method = Cela ne peut pas se faire ici.
server-no-seat = Cette place n’existe pas.
server-no-point = Le fichier de partie ne compte que { $most } coups.
server-too-large = C’est trop gros : { $most } Kio au plus.
server-too-slow = Ceci a mis trop longtemps à arriver.
server-too-many =
    Trop de demandes à la fois. Revenez dans { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } secondes
    }.
server-bots-alone =
    { $most ->
        [one] Une table sans personne tourne déjà d’ici
       *[other] { $most } tables sans personne tournent déjà d’ici
    } : attendez que l’une d’elles soit terminée.
server-busy =
    Trop de monde consulte des parties en ce moment. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
server-record-long = Ce fichier de partie est trop long : { $most } coups au plus.
server-no-more-take-backs =
    On ne peut plus rien reprendre à cette table : { $most } entrées y sont passées. La partie
    continue.
server-nothing-to-redo = Il ne reste rien de repris à rejouer.
server-past-barrier =
    D’autres ont joué depuis, ou quelque chose a été pioché ou montré : toute la table doit être d’accord. Vous
    pouvez le proposer.
server-proposal-open = Une proposition attend déjà : il faut d’abord y répondre.
server-proposed-already = Vous avez déjà proposé quelque chose dans cette position : jouez d’abord.
server-no-proposal = Cette proposition n’est plus ouverte.
server-nobody-to-ask = Tous devraient être d’accord, mais il faudrait que quelqu’un réponde pour { $who }, et personne n’est là.
server-advice-off = À cette table, personne ne demande conseil à un robot : elle a été créée ainsi.
server-no-more-advice = Cette table garde { $most } lignes pour les retours en arrière et les conseils ; toutes sont prises.
server-no-advice = Aucun robot n’a de réponse pour l’instant. Réessayez dans un instant.
server-unstored =
    La base de données est injoignable pour l’instant, donc rien n’a changé. Réessayez dans un
    instant.
server-frozen = On peut seulement regarder cette table. { $why }
server-hello-first = Il faut d’abord se présenter (hello).
server-blocked = L’hôte de ce serveur vous a bloqué. Raison : { $why }.
server-no-reason = aucune n’est donnée
server-table-deleted = L’hôte de ce serveur a supprimé cette table. Raison : { $why }.
server-no-word = Pour créer des tables ici, il faut le mot de passe que donne l’hôte. Indiquez-le sur la première page, sous « Créer des tables ».
server-wrong-word = Ce n’est pas le mot de passe.
server-host-only = Seul l’hôte crée des tables sur ce serveur. Vous pouvez les rejoindre par leurs liens.
server-tables-full = Ce serveur garde { $most } tables au plus, et elles y sont. Demandez à son hôte de faire de la place.
server-uploads-full = Ce serveur garde { $most } parties déposées au plus, et elles y sont.
server-disk-full = Ce serveur peut occuper { $most } Mo de disque, et c’est le cas. Demandez à son hôte de faire de la place.
server-broken = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessayez.

server-nothing-here = Il n’y a rien à faire ici pour l’instant.
server-players-count = Il y a { $seats } places, mais { $count } joueurs sont nommés.
server-player-unknown = Personne ne s’appelle { $player } ici. Possibles : { $allowed }.
server-player-twice = Une seule place peut être { $player }.
server-names-count = Il y a { $seats } places, mais { $count } noms.
server-name-refused = « { $name } » ne peut pas être un nom : un nom compte de 1 à { $most } lettres sur une ligne.

## Ce qui se passe à une table

server-somebody = Invité
server-took-back =
    { $count ->
        [one] { $who } a repris un coup.
       *[other] { $who } a repris { $count } coups.
    }
server-asked-advice = { $who } demande conseil à un robot.
server-crossed-alone =
    { $count ->
        [one] { $who } revient un coup en arrière, bien qu’il ne pût plus être repris. Les mêmes dés et cartes reviendront.
       *[other] { $who } revient { $count } coups en arrière, dés et réponses des autres compris. Les mêmes dés et cartes reviendront.
    }
server-crossed-agreed =
    { $count ->
        [one] Tous sont d’accord : la partie revient un coup en arrière, comme { $who } l’a proposé. Les mêmes dés et cartes reviendront.
       *[other] Tous sont d’accord : la partie revient { $count } coups en arrière, comme { $who } l’a proposé. Les mêmes dés et cartes reviendront.
    }
server-proposed =
    { $count ->
        [one] { $who } propose de revenir un coup en arrière.
       *[other] { $who } propose de revenir { $count } coups en arrière.
    }
server-agreed = { $who } est d’accord.
server-proposal-refused = { $who } n’est pas d’accord : rien n’est repris.
server-proposal-withdrawn = { $who } retire sa proposition.
server-proposal-away = { $who } n’est plus là : rien n’est repris.
server-line-removed = L’hôte a supprimé cette ligne.
server-ended-lapsed = Personne n’est venu à temps : la table est levée.
server-ended-closed = L’hôte de ce serveur a fermé la table.
server-ended-closed-why = L’hôte de ce serveur a fermé la table : { $why }
server-seat-nameless = L’hôte de ce serveur a supprimé un nom. Ce joueur s’appelle maintenant { $who }.
server-seat-blocked = L’hôte de ce serveur a bloqué { $who }.
server-ended-agreed = Les joueurs se sont accordés pour finir la partie.
server-ended-resigned = { $who } a abandonné la partie.
server-seat-host = { $who } n’est plus là : l’hôte laisse un robot ({ bot-level }) continuer.
server-seat-vote = { $who } n’est plus là : les autres laissent un robot ({ bot-level }) continuer.
server-seat-own = { $who } laisse un robot ({ bot-level }) continuer.
server-seat-time = Le temps imparti à { $who } est écoulé : un robot ({ bot-level }) continue jusqu’à son retour.
server-seat-resigned = { $who } a abandonné la partie : un robot ({ bot-level }) continue.
server-seat-back = { $who } joue de nouveau en personne.
server-frozen-entry = L’entrée { $n } ne peut pas être rejouée selon les règles actuelles : { $why }
server-frozen-rules =
    Commencée selon la version { $was } des règles, elle continuerait autrement selon la version {
    $is }.
server-frozen-full =
    Sa partie compte { $most } coups, autant qu’une table en contient. Rien n’est perdu : abandonnez
    ou convenez d’en finir, et son fichier de partie sera disponible.

## dolmen serve

cli-serve-help = Accueillir des tables pour joueurs et robots dans le navigateur.
cli-serve-usage = dolmen serve [OPTIONS]
cli-label-folder = DOSSIER
serve-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
serve-port = Le port ; 0 en prend un libre.
serve-database =
    Où les tables sont gardées : { "postgresql://user@hôte/nom" } ou { "sqlite:///fichier" } (par
    défaut : un fichier dans le dossier des données).
serve-data = Le dossier des données (par défaut : parmi les vôtres).
serve-address =
    Ce que l’on tape pour venir ici, s’il y a un mandataire devant : { "https://jeux.club" }
serve-proxy = L’adresse ou le réseau de ce mandataire, que l’on croit sur qui vient ; plusieurs séparés par des virgules.
serve-metrics-port = Un port à part pour les chiffres de Prometheus ; sinon /metrics ne répond qu’à cette machine.
serve-keep-days =
    Combien de jours une table est gardée après sa fin ; les tables déjà créées gardent ce qui leur
    a été promis (par défaut : pour toujours).
serve-bot-workers = Combien de processus réfléchissent pour les robots.
serve-bot-seconds = Combien de secondes un robot peut calculer par coup avant d’être arrêté ; son niveau en prend la moitié au plus.
serve-bot-megabytes = Combien de mémoire un robot peut prendre, en mégaoctets.
serve-replay-workers = Combien de processus rejouent les fichiers de partie.
serve-replay-queue = Combien de demandes sur les fichiers de partie peuvent attendre.
serve-review-seconds = Secondes de processeur pour l’analyse d’une partie.
serve-reviews-per-hour = Combien d’analyses une adresse peut lancer en une heure.
serve-table-entries =
    Combien d’entrées une table contient ; la moitié est réservée aux coups qui restent joués.
serve-record-moves = Combien de coups peut avoir un fichier de partie que l’on apporte.
serve-rooms = Combien de tables restent en mémoire quand personne ne regarde.
serve-away-seconds =
    Pendant combien de secondes personne ne doit avoir occupé une place avant qu’un robot puisse la
    jouer.
serve-work-per-second = Combien de millisecondes de travail une adresse peut coûter par seconde.
serve-work-burst = Combien de millisecondes de travail une adresse peut coûter d’un coup.
serve-work-at-once = Combien de choses sont faites à la fois pour une adresse.
serve-connections-per-address = Combien de connexions une adresse peut tenir.
serve-bot-tables-per-address = Combien de tables sans personne une adresse peut faire tourner.
serve-tables-per-hour = Combien de tables une adresse peut créer en une heure.
serve-joins-per-minute = Combien de fois une adresse peut s’asseoir en une minute.
serve-chat-per-minute = Combien de lignes une adresse peut dire en une minute.
serve-notices-per-hour = Combien de fois une adresse peut demander ou essayer des avis en une heure.
serve-smtp = Le serveur de courriel pour un message par jour à qui le veut : smtp://utilisateur:motdepasse@hôte:587, ou smtps://.
serve-open-days = Après combien de jours une table que personne ne rejoint est levée ; 0 : jamais.
serve-mail-from = De qui viennent ces courriels.
serve-mail-hour = L’heure du jour, en temps universel, où ils partent.
serve-label-mail = ADRESSE
serve-smtp-refused = --smtp doit être smtp://hôte ou smtps://hôte, avec utilisateur:motdepasse@ devant et un port derrière s’il le faut.
serve-mail-refused = --smtp et --mail-from vont ensemble : donnez les deux, ou aucun.
serve-from-refused = --mail-from doit nommer une adresse, comme « Dolmen <games@games.club> », pas « { $sender } ».
serve-hour-refused = --mail-hour doit aller de 0 à 23, et non { $hour }.
serve-log-level = Ce qui est écrit dans le journal.
serve-open-browser = L’ouvrir aussitôt dans le navigateur.
serve-database-wait = Combien de secondes attendre, au démarrage, une base de données qui ne répond pas encore.
serve-making = Qui peut créer des tables (par défaut : everybody, tout le monde, ou word, qui a le mot de passe s’il y en a un).
serve-word = Le mot de passe qui permet de créer des tables ; sa variable le tient hors de la liste des processus.
serve-label-word = MOT
serve-most-tables = Combien de tables le serveur garde en tout.
serve-most-uploads = Combien de parties déposées le serveur garde en tout.
serve-most-megabytes = Quelle taille la base de données peut avoir pour que de nouvelles tables et parties soient acceptées, en Mo.
serve-waiting = La base de données { $url } ne répond pas encore ({ $reason }). Attente jusqu’à { $seconds } s.
serve-waiting-others = Des processus d’une autre version de Dolmen servent encore la base de données { $url }. Leur fin est attendue jusqu’à { $seconds } s.
serve-making-refused = --making accepte { $allowed }, pas { $making }.
serve-word-refused = --making word et --word vont ensemble : donnez les deux, ou aucun.
serve-ready = Dolmen vous attend à { $address } (arrêt : Ctrl+C)
serve-ready-behind = Dolmen vous attend à { $address }, à l’écoute sur { $listening } (arrêt : Ctrl+C)
serve-no-port = Le port { $port } n’est pas utilisable sur { $host } : { $why }.
serve-port-refused = { $option } prend un port de 0 à { $most }, pas { $port }.
serve-data-refused = Le dossier de données { $path } n’est pas utilisable : { $why }.
serve-proxy-refused = --proxy prend des numéros de machines ou de réseaux, comme 127.0.0.1 ou 10.0.0.0/8, pas « { $proxy } ».
serve-too-small = { $option } vaut { $value }, mais il faut au moins { $least }.
serve-level = Le niveau { $level } n’existe pas. Possibles : { $allowed }.
serve-address-refused =
    « { $address } » n’est pas une adresse : il faut { "http://" } ou { "https://" }, puis un hôte.


## dolmen tables, check-records, backup, restore

cli-tables-help = Énumérer les tables d’un serveur.
cli-tables-usage = dolmen tables [OPTIONS]
cli-check-records-help = Rejouer tout ce qu’un serveur a gardé et signaler ce qui diffère.
cli-check-records-usage = dolmen check-records [OPTIONS]
cli-backup-help = Copier dans un fichier tout ce qu’un serveur a gardé, même pendant qu’il tourne.
cli-backup-usage = dolmen backup FICHIER [OPTIONS]
cli-restore-help = Remplir une base vide à partir d’une sauvegarde.
cli-restore-usage = dolmen restore FICHIER [OPTIONS]
hosting-database = La base du serveur (par défaut : celle de dolmen serve).
hosting-file = La sauvegarde ; un nom en .gz est compressé, - écrit sur la sortie standard. Elle contient des secrets : gardez-la pour vous.
hosting-no-tables = Aucune table pour l’instant.
hosting-backing-up = Sauvegarde
hosting-restoring = Restauration
hosting-checking = Vérification
hosting-heading-id = Table
hosting-heading-title = Jeu
hosting-heading-status = État
hosting-heading-names = Joueurs
hosting-heading-waits = À qui de jouer
hosting-heading-moved = Dernier changement (UTC)
hosting-heading-entries = Entrées
hosting-status =
    { $status ->
        [open] attend des joueurs
        [playing] en cours
        [over] terminée
        [ended] arrêtée par ses joueurs
       *[frozen] à regarder seulement
    }
hosting-fault =
    { $kind ->
        [table] Table
       *[record] Fichier de partie
    } { $id } : { $why }
hosting-checked =
    { $count ->
        [one] { $count } table ou fichier de partie rejoué
       *[other] { $count } tables et fichiers de partie rejoués
    }, { $faults ->
        [0] tous tels qu’ils ont été joués.
        [one] { $faults } diffère.
       *[other] { $faults } diffèrent.
    }
hosting-backed-up = Sauvegardé dans { $path } : tables { $tables }, entrées de journal { $entries }.
hosting-restored = Restauré depuis { $path } : tables { $tables }, entrées de journal { $entries }.

## Des gens sans compte

server-nobody-here = Ce serveur ne vous connaît pas encore : jouez d’abord une partie, ou choisissez un nom.
server-wrong-words = Ces mots ne ramènent personne. Il y en a { $count }, dans leur ordre ; si de plus récents ont été donnés depuis, eux seuls comptent.
server-mistyped-word =
    { $near ->
        [none] Le mot { $number } n’est pas de ceux qui sont donnés ici.
       *[other] Le mot { $number } n’est pas de ceux qui sont donnés ici. Est-ce « { $near } » ?
    }
server-still-seated =
    { $count ->
        [one] D’autres jouent avec vous à une table. Terminez d’abord cette partie, ou abandonnez-la.
       *[other] D’autres jouent avec vous à { $count } tables. Terminez d’abord ces parties, ou abandonnez-les.
    }
server-mutes-full = Vous avez mis { $most } personnes en sourdine, et c’est le maximum.
server-watches-full = Vous suivez { $most } parties, et c’est le maximum.
## Time to think

server-span =
    { $unit ->
        [days]
            { $count ->
                [one] { $count } jour
               *[other] { $count } jours
            }
        [hours]
            { $count ->
                [one] { $count } heure
               *[other] { $count } heures
            }
        [minutes]
            { $count ->
                [one] { $count } minute
               *[other] { $count } minutes
            }
       *[seconds]
            { $count ->
                [one] { $count } seconde
               *[other] { $count } secondes
            }
    }
server-allowance = { $turn } par tour, et { $bank } en réserve
server-allowance-turn = { $turn } par tour
server-time-runs = Il reste { $left } à { $name } pour réfléchir ; ce tour a duré { $used } jusqu’ici.
server-time-bank = { $name } : { $left } en réserve
server-lapses = Si personne ne vient, la table sera levée dans { $span }.
server-lapses-after = Une table que personne ne rejoint est levée après { $span }.
server-allowance-label = Temps de réflexion
server-allowance-none = Aucun : rien ne s’écoule jamais
server-allowance-bot = Quand il est écoulé
server-allowance-about = Si le temps de quelqu’un est écoulé, un robot de ce niveau joue jusqu’à son retour. Personne n’y perd.
server-time-left = encore { $span }

## The mail a day

server-mail-label = Un courriel par jour avec les parties qui m’attendent
server-mail-about = L’adresse reçoit d’abord un courriel avec un lien ; rien d’autre n’est envoyé avant qu’il soit ouvert.
server-unconfirmed = (pas encore confirmée)
server-shares-full = Il y a { $most } liens vers ce que voit cette place, et c’est le maximum. Supprimez-en un d’abord.
server-seat-full = { $most } personnes ou navigateurs ont déjà cette place, et c’est le maximum.
server-seat-shared = { $who } montre par un lien ce que voit sa place.
server-seat-shared-late = { $who } montre par un lien, avec un certain retard, ce que voit sa place.
server-seat-unshared = { $who } a supprimé un lien qui montrait ce que voit sa place.

## Coups préparés

server-prepared = { $who } avait préparé ce coup.
server-not-prepared = Rien ne peut être préparé maintenant : c’est à vous de jouer, ou personne ne joue cette place.
server-prepared-played = Ce que vous aviez préparé a été joué : { $moves }.
server-prepared-illegal = Ce que vous aviez préparé n’a pas été joué : « { $move } » n’est pas possible maintenant. { $reason }
server-prepared-changed = Ce que vous aviez préparé n’a pas été joué : { $place } a changé.
server-prepared-passed = Le reste de ce que vous aviez préparé n’a pas été joué : le tour est passé à quelqu’un d’autre.
