### La page : tout ce qui entoure les plateaux.

## La barre

web-bar = Réglages
web-compiling = Les robots sont en cours de compilation : dans une minute, ils réfléchiront plus vite.
web-language = Langue
web-theme = Clair ou sombre
web-sound = Son
web-rules = Règles
web-to-home = Vers l’accueil
web-missing = Il n’y a rien ici.
web-one-moment = Un instant…
web-close = Fermer
web-copy = Copier

## Agir

web-your-turn = À vous de jouer
web-waiting = On attend { $who }
web-turn-of = C’est à { $who } de jouer.
web-watching = Vous regardez la partie.
web-nothing-asked = Rien ne vous est demandé pour l’instant.
web-over = La partie est terminée.
web-lost = La connexion est perdue ; on la rétablit.
web-moves = Ce que vous pouvez faire
web-kinds = Sortes de coups
web-recap = Depuis votre dernier tour
web-choose-here = Ici vous pouvez :
web-all-moves = Voir tous les coups
web-final = Ceci ne pourra pas être repris.
web-sure = Confirmer ?
web-do-it = Confirmer
web-not-now = Pas maintenant
web-unasked = Joué tout seul, puisqu’il n’y avait rien à décider : { $move }
web-unasked-brief = D’office : { $move }
web-take-back = Reprendre
web-impossible = Impossible ici
web-why-not = Pourquoi pas ?
web-curious = Atteindre aussi au clavier ce qui n’est pas possible, pour demander pourquoi
web-target-lit = { $name } : possible
web-target-final = Irréversible. { $name } : possible
web-target-dark = { $name } : pas maintenant
web-target-selected = { $name } : choisi

## La table

web-table = La table
web-players = Joueurs
web-standing = Si la partie finissait maintenant
web-legend = Légende
web-legend-lit = peut être joué maintenant
web-legend-fresh = nouveau depuis votre dernier choix
web-players-more = Tout sur les joueurs
web-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-you = vous
web-to-move = doit jouer
web-stand-in = un robot joue ({ bot-level })
web-here = présent
web-away = absent
web-shown = montre par un lien ce que voit sa place
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
web-fair-dice = Dés honnêtes
web-commitment = Engagement des dés :
web-seal = Sceau de sa graine, dès le premier instant :
web-nonces =
    { $seats ->
        [one] Apporté par la place, et couvert par l’engagement : { $count } sur { $seats }
       *[other] Apporté par les places, et couvert par l’engagement : { $count } sur { $seats }
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
web-resign-sure = Oui, abandonner

## À quelle vitesse les coups des autres sont montrés

web-pace = Coups des autres
web-pace-speed =
    { $speed ->
        [off] tous d’un coup
        [quick] l’un après l’autre, vite
        [slow] l’un après l’autre, lentement
       *[normal] l’un après l’autre
    }
web-pace-skip = Passer
web-pace-caught =
    { $count ->
        [one] { $count } coup montré d’un bloc, pour rattraper la partie.
       *[other] { $count } coups montrés d’un bloc, pour rattraper la partie.
    }
web-pace-now = joue maintenant
web-log-new =
    { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
web-log-struck = repris :
web-chat-unread =
    { $count ->
        [one] { $count } ligne non lue
       *[other] { $count } lignes non lues
    }

## Un titre sans plateau dessiné

web-any-places = Où jouer
web-any-facts = En bref
web-any-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
