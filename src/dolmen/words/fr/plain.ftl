### La page sans script : liens, formulaires et la position en mots.

## Sur chaque page

plain-skip = Aller au contenu
plain-nav = Pages
plain-language = Langue
plain-footer = Cette page se passe de script ; elle s’utilise au clavier et avec un lecteur d’écran.
plain-refused = Cela n’a pas marché.
plain-clause = Voir { $clause }
plain-to-home = À la page d’accueil
plain-yes = oui
plain-no = non
plain-save = Enregistrer

## La page d’accueil

plain-home-title = Jeux de société à une même table
plain-home-about = Jouez tout de suite, seul contre des robots ou à plusieurs. Sans inscription.
plain-my-games = Mes parties
plain-your-turn = À vous de jouer
plain-table-status =
    { $status ->
        [open] attend des joueurs
        [playing] en cours
        [over] finie
        [ended] arrêtée avant la fin
       *[frozen] à consulter seulement
    }
plain-titles = Jeux
plain-seat-counts = De { $least } à { $most } joueurs.
plain-play-now = Jouer à { $title } contre des robots
plain-make = Ouvrir une table de { $title }
plain-docs = Comment on joue, héberge et prolonge Dolmen : la documentation
plain-public-tables = Tables publiques
plain-no-public-tables = Il n’y a pas de table publique en ce moment.
plain-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
plain-upload = Ouvrir un fichier de partie
plain-upload-file = Un fichier de partie, 1 Mio au plus
plain-upload-send = Envoyer la partie

## Ouvrir une table

plain-seats = Nombre de places
plain-seats-change = Changer le nombre de places
plain-my-name = Mon nom
plain-who-sits = Qui est assis où
plain-seat = Place { $number }
plain-player-kind =
    { $kind ->
        [me] moi
        [open] libre, pour qui veut
       *[guest] quelqu’un d’autre à cet écran
    }
plain-guest-name = Nom à la place { $number }, pour quelqu’un à cet écran
plain-options = Options du jeu
plain-default = comme d’habitude
plain-option-typed = { $option }, autre chose ({ $hint }) ; vide : le choix ci-dessus
plain-how = Comment on joue
plain-public =
    Publique : tout le monde peut regarder, et s’asseoir aux places libres. Sinon, seulement qui a
    le lien.
plain-lasting = Sur plusieurs jours : personne n’attend les autres devant l’écran.
plain-no-advice = Sans conseils : personne ne demande de bons coups à un robot.
plain-advice = De bons coups, s’il vous plaît
plain-advice-about = Un robot qui n’en voit pas plus que vous les cherche. Tout le monde apprend que vous avez demandé.
plain-webhook = Une adresse https à prévenir à chaque tour (seulement si vous en avez une)
plain-make-send = Ouvrir la table

## Qui je suis

plain-me = Moi
plain-carry = Mes parties sur un autre appareil
plain-carry-about =
    Ouvrez ce lien privé sur l’autre appareil. Toute personne qui l’a peut jouer à
    votre place : ne le partagez pas.
plain-carry-show = Montrer mon lien privé
plain-carry-nobody = Dès que vous aurez ouvert ou rejoint une table, votre lien privé sera ici.
plain-carry-here =
    Avec ce lien, vous êtes { $name } sur cet appareil, avec toutes ses parties ({ $name }).
plain-carry-take = Être cette personne ici

## Une table

plain-table-title = Une table de { $title }
plain-status-open =
    { $count ->
        [0] Tout le monde est là. L’hôte peut lancer la partie.
        [one] On attend des joueurs : { $count } place libre.
       *[other] On attend des joueurs : { $count } places libres.
    }
plain-status-playing = On attend { $name }
plain-status-over =
    { $count ->
        [one] La partie est finie. { $names } gagne !
       *[other] La partie est finie. { $names } se partagent la victoire !
    }
plain-private-link =
    Avec ce lien privé, la place peut être reprise sur un autre appareil. Il n’est montré que
    maintenant.
plain-final = ne peut pas être repris
plain-moves-at = { $moves } : { $where }
plain-take-back = Reprendre ce tour
plain-take-back-one = Seulement mon dernier coup
plain-take-back-alone = Revenir à mon choix précédent : les réponses des robots partent aussi, les mêmes dés et cartes reviendront
plain-redo = Rejouer ce que j’ai repris
plain-propose = Demander aux autres de revenir à mon choix précédent
plain-proposal =
    { $count ->
        [one] { $name } propose de revenir un coup en arrière.
       *[other] { $name } propose de revenir { $count } coups en arrière.
    }
plain-proposal-awaits = Tous doivent être d’accord. Doivent encore répondre : { $names }.
plain-proposal-agree = Je suis d’accord
plain-proposal-refuse = Je ne suis pas d’accord
plain-proposal-withdraw = Retirer la proposition
plain-refreshing = Cette page se recharge toutes les 5 secondes.
plain-refresh-stop = Arrêter cela
plain-refresh-start = Recharger toutes les 5 secondes
plain-why = Pourquoi ne puis-je pas… ?
plain-why-about = Un endroit ou un coup, dans vos mots
plain-why-send = Pourquoi pas ?
plain-why-legal = c’est possible maintenant.
plain-sheet = Feuille de score
plain-sheet-now = Points jusqu’ici
plain-total = Total
plain-rank = Rang
plain-rematch = Encore une partie, mêmes places
plain-rematch-watch = Ils rejouent : regarder
plain-to-replay = Revoir la partie coup par coup
plain-download = Télécharger la partie
plain-dice = Dés et cartes
plain-dice-about =
    Avant le premier coup, la table a publié l’engagement. La graine, montrée maintenant, lui
    correspond, et chaque dé et chaque carte en découle : « dolmen verify » le vérifie avec le
    fichier de la partie.
plain-commitment = Engagement
plain-commitment-about =
    Il lie la table à des dés et des cartes qu’elle ne peut plus choisir ; la graine est montrée à
    la fin.
plain-seed = Graine
plain-position = La position
plain-story = Ce qui s’est passé, le plus récent d’abord
plain-seat-open = libre
plain-seat-you = (vous)
plain-seat-host = (hôte)
plain-seat-bot = ({ bot-role })
plain-seat-stand-in = (un robot joue à sa place : { bot-level })
plain-seat-resigned = (a abandonné)
plain-seat-online = (présent)
plain-join = S’asseoir à la place { $number }
plain-bot-here = Mettre un robot à la place { $number }
plain-leave = Quitter la place { $number }
plain-free = Libérer cette place ({ $name })
plain-hand-over = Faire jouer un robot pour { $name }
plain-hand-back = Laisser { $name } rejouer
plain-start = Lancer la partie
plain-invite = Envoyez aux autres ce lien vers la table :
plain-votes = Votes
plain-vote-end = Arrêter la partie maintenant : { $agreed } sur { $needed } sont d’accord.
plain-vote-bot = Un robot joue pour { $name } : { $agreed } sur { $needed } sont d’accord.
plain-vote-agree = Je suis d’accord
plain-vote-withdraw = Retirer mon vote
plain-end = Arrêter la partie maintenant
plain-resign = Abandonner
plain-confirm =
    { $what ->
        [resign] Abandonnez-vous ?
       *[end] Arrêtez-vous la partie maintenant ?
    }
plain-confirm-ends =
    La partie finit alors pour tout le monde, et personne ne peut revenir en arrière.
plain-confirm-bot = Un robot continue alors pour vous. Vous pourrez reprendre votre place tant que la partie dure.
plain-confirm-back = Non, retour à la table
plain-chat = Discussion
plain-chat-line = Un mot pour toute la table
plain-chat-send = Le dire
plain-chat-write = Dire quelque chose (la page ne se recharge pas pendant que vous écrivez)
plain-host = Pour l’hôte
plain-webhook-set = Donner un webhook, appelé quand le tour de quelqu’un commence
plain-about-table = À propos de cette table
plain-kept = Gardée
plain-kept-days =
    { $days ->
        [one] { $days } jour après la fin
       *[other] { $days } jours après la fin
    }
plain-table-kind =
    { $public ->
        [yes] { $lasting ->
            [yes] Publique, sur plusieurs jours.
           *[no] Publique, en direct.
        }
       *[no] { $lasting ->
            [yes] Par lien seulement, sur plusieurs jours.
           *[no] Par lien seulement, en direct.
        }
    }

## Passer l’écran, et liens privés

plain-pass = Passez l’écran à { $name }.
plain-pass-about = { $name } continue quand personne d’autre ne regarde.
plain-lift = Je suis { $name } : montrer mon côté
plain-sit = S’asseoir
plain-sit-about =
    Voici le lien privé de la place { $number } ({ $name }) d’une table de { $title }.
plain-watch = Seulement regarder la table

## Revoir une partie

plain-review-again = Voir où elle en est
plain-replay = Revoir : { $title }
plain-replay-at = Après le coup { $at } sur { $most }
plain-replay-steps = À travers la partie
plain-replay-first = Début
plain-replay-back = Précédent
plain-replay-next = Suivant
plain-replay-last = Fin
plain-replay-go = Après le coup numéro
plain-replay-show = Montrer
plain-look-from = Regarder depuis
plain-spectator = la place d’un spectateur
plain-happened = Ce qui s’est passé
plain-branch = Continuer à partir d’ici
plain-branch-seat = Ma place
plain-branch-send = Continuer à partir d’ici contre des robots
plain-verified =
    Vérifié : la graine correspond à son engagement, et chaque dé, chaque carte en découle.
plain-same-dice = Rejouer avec les mêmes dés
plain-same-dice-about =
    À une nouvelle table, les mêmes dés et les mêmes cartes reviennent, quels que soient les
    joueurs. Qui connaît cette partie les connaît déjà.
plain-same-dice-send = Jouer contre des robots
plain-duplicate = Cette partie a eu les dés d’une autre.

## Règles

plain-search = Chercher dans les règles
plain-search-send = Chercher
plain-search-all = Montrer toutes les règles
plain-search-nothing = Aucune clause ne dit cela.
plain-chapters = Chapitres
plain-overview = Comment on joue

## La position de tout jeu

plain-step = Étape
plain-turn = Tour
plain-players = Joueurs
plain-points = Points

## Notices

plain-notices = Des avis sans page ouverte
plain-notices-about = Ils disent que c’est à vous de jouer et rien de la partie, et se taisent tant que vous êtes à la table. Les avis d’un appareil s’activent sur la page avec script.
plain-notices-means =
    { $kind ->
        [push] Un appareil : { $at }
        [discord] Discord : { $at }
        [slack] Slack : { $at }
        [ntfy] ntfy : { $at }
       *[mail] Courriel quotidien : { $at }
    }
plain-notices-webhook = Mon webhook (https) chez Discord, Slack ou ntfy
plain-notices-form = Format
plain-notices-form-name =
    { $form ->
        [discord] Discord
        [slack] Slack
       *[ntfy] ntfy
    }
plain-notices-guess = d’après l’adresse
plain-notices-add = Ajouter
plain-notices-try = Envoyer un essai
plain-notices-remove = Supprimer
plain-mail =
    { $what ->
        [confirm] Un courriel par jour de Dolmen
       *[stop] Plus de courriels de Dolmen
    }
plain-mail-press =
    { $what ->
        [confirm] Oui, envoyez-moi un courriel par jour avec les parties qui m’attendent
       *[stop] Ne plus envoyer de courriels à cette adresse
    }
plain-mail-done =
    { $what ->
        [confirm] L’adresse est confirmée. Les jours où des parties vous attendent, un courriel arrive.
       *[stop] L’adresse est oubliée. Il ne vient plus de courriels.
    }
