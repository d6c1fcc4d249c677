### La page : tout ce qui entoure les plateaux.

## La barre

web-bar = Réglages
web-language = Langue
web-theme = Clair ou sombre
web-sound = Son
web-rules = Règles
web-to-home = Vers l’accueil
web-missing = Il n’y a rien ici.
web-one-moment = Un instant …
web-close = Fermer
web-copy = Copier

## Agir

web-your-turn = À vous de jouer
web-waiting = On attend { $who }
web-nothing-asked = Rien ne vous est demandé pour l’instant.
web-over = La partie est terminée.
web-lost = La connexion est perdue ; on la rétablit.
web-moves = Ce que vous pouvez faire
web-kinds = Sortes de coups
web-recap =
    { $count ->
        [one] Depuis votre dernier tour : { $count } chose s’est passée
       *[other] Depuis votre dernier tour : { $count } choses se sont passées
    }
web-choose-here = Ici vous pouvez :
web-all-moves = Voir tous les coups
web-final = Ceci ne pourra pas être repris.
web-sure = Vraiment ?
web-do-it = Jouer
web-not-now = Pas maintenant
web-unasked = Joué tout seul, puisqu’il n’y avait rien à décider : { $move }
web-take-back = Reprendre
web-start-over = Tout reprendre
web-why-not = Pourquoi pas ?
web-curious = Atteindre aussi au clavier ce qui n’est pas possible, pour demander pourquoi
web-target-lit = { $name } : possible
web-target-final = Sans reprise. { $name } : possible
web-target-dark = { $name } : pas maintenant
web-target-selected = { $name } : choisi

## La table

web-table = La table
web-players = Joueurs
web-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-you = vous
web-to-move = au trait
web-bot =
    { $bot ->
        [random] robot, joue au hasard
        [greedy] robot, pense un coup d’avance
       *[other] robot, { $bot }
    }
web-stand-in =
    { $bot ->
        [random] un robot joue au hasard
       *[other] un robot joue
    }
web-here = présent
web-away = absent
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-passes =
    { $count ->
        [one] { $names } passe.
       *[other] { $names } passent.
    }
web-log-rule = Règle { $clause }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-curtain = Passez l’écran à { $name }
web-curtain-about = Que personne d’autre ne regarde maintenant.
web-curtain-open = Je suis { $name }
web-commitment = Promesse des dés :
web-seal = Sceau de sa graine, dès le premier instant :
web-nonces =
    { $seats ->
        [one] Apporté par le siège, et couvert par la promesse : { $count } sur { $seats }
       *[other] Apporté par les sièges, et couvert par la promesse : { $count } sur { $seats }
    }
web-asking = Ce que l’on vous demande
web-asks-at-end = Demander avant chaque coup qui ne peut être repris
web-sees-forced = Demander aussi quand il n’y a qu’une réponse
web-hand-over = Laisser jouer un robot
web-hand-back = Rendre la place
web-stood-in = Un robot joue à votre place.
web-play-again = Rejouer moi-même
web-vote-bot = Voter pour un robot ici
web-vote-end = Voter la fin de la partie
web-resign = Abandonner
web-resign-sure = Abandonner vraiment

## Un titre sans plateau dessiné

web-any-places = Où jouer
web-any-facts = En bref
web-any-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
