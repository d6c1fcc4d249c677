### How somebody is told that it is their turn when no page is open.

web-notices = Des avis sans page ouverte
web-notices-about = Ils disent que c’est à vous de jouer et rien de la partie, et se taisent tant que vous regardez la table.
web-notices-push = Envoyer des avis à cet appareil
web-notices-no-push = Ce navigateur ne reçoit pas d’avis sans page ouverte : il faut https et, sur certains téléphones, la page sur l’écran d’accueil.
web-notices-push-failed = Le navigateur n’a pas pu préparer les avis sur cet appareil. Réessayez plus tard.
web-notices-webhook = Mon webhook (https) chez Discord, Slack ou ntfy
web-notices-form = Format
web-notices-form-name =
    { $form ->
        [discord] Discord
        [slack] Slack
        [ntfy] ntfy
       *[guess] d’après l’adresse
    }
web-notices-means =
    { $kind ->
        [push] Un appareil : { $label }
        [discord] Discord : { $at }
        [slack] Slack : { $at }
        [ntfy] ntfy : { $at }
       *[mail] Courriel quotidien : { $at }
    }
web-notices-add = Ajouter
web-notices-added = C’est ajouté. « Essayer » montre si un avis arrive.
web-notices-try = Essayer
web-notices-try-of = Essayer : { $name }
web-notices-sent = Un avis est en route.
web-notices-remove = Supprimer
web-notices-remove-of = Supprimer : { $name }
web-notices-removed = C’est supprimé.
web-notices-mail-added = Un courriel est en route. Ouvrez son lien pour confirmer l’adresse.
