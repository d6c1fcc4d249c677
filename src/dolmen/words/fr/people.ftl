### Ce que l’on a à soi sans compte : résultats, mots qui ramènent, silence de quelques-uns, parties que
### l’on suit, ce que l’on montre d’une place, et coups que l’on prépare.

people-mine = Mes résultats et réglages

## Résultats

people-results = Mes résultats
people-results-none = Vous n’avez encore terminé aucune partie ici.
people-results-count =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
people-results-about = Les victoires comptent les parties contre d’autres, finies selon les règles ou par un abandon. Moyennes et records comptent les parties finies selon les règles. Les parties sur un seul écran et celles commencées au milieu sont seulement citées.
people-column-players = Joueurs
people-column-games = Parties
people-column-won = Gagnées
people-column-mean = Moyenne
people-mean = { NUMBER($mean, maximumFractionDigits: 1) }
people-column-best = Record
people-seats-all = toutes
people-opponents = Contre qui
people-column-opponent = Adversaire
people-column-before = J’étais devant
people-column-behind = J’étais derrière
people-last = Les dernières parties
people-placed =
    { $of ->
        [1] { $score } points
       *[other] { $place }ᵉ sur { $of }, { $score } points
    }
people-counts-not = ne compte pas

## Tout, ou rien

people-export = Emporter le tout
people-export-about = Tout ce que ce serveur garde de vous, dans un fichier.
people-export-json = Tout (JSON)
people-export-csv = Mes parties en tableau (CSV)
people-leave = Supprimer tout ce qui me concerne
people-leave-about = Votre nom, vos résultats, vos listes, vos mots et vos lignes de conversation sont supprimés pour de bon. Les parties jouées avec d’autres restent, sans nom. Celles jouées seul ou contre des bots disparaissent aussi.
people-leave-sure = Oui, tout supprimer
people-left = Tout ce qui vous concernait a été supprimé.

## Mots de secours

people-words = Mots de secours
people-words-about = Votre navigateur, c’est vous. S’il se perd, huit mots ramènent vos parties dans n’importe quel navigateur. Notez-les sur papier : qui les a, c’est vous.
people-words-since = Des mots vous ont été donnés le { $date }. Ils ne sont plus montrés ; de nouveaux les remplacent.
people-words-make = Donnez-moi des mots de secours
people-words-anew = Donnez-moi de nouveaux mots
people-words-shown = Notez ces mots maintenant, dans cet ordre. Ils ne sont montrés qu’une fois, et les anciens ne comptent plus.
people-recover = J’ai des mots de secours
people-recover-about = Tapez vos mots. Ce navigateur sera alors qui vous étiez ; s’il a des parties à lui sous un autre nom, gardez d’abord son lien privé.
people-recover-label = Mes mots
people-recover-take = Ramener mes parties ici
people-recovered = Bon retour, { $name }.

## Ne pas entendre quelqu’un

people-muted = Personnes en sourdine
people-muted-about = Leurs lignes de conversation sont repliées pour vous seul, à toutes les tables. Personne n’en est averti.
people-muted-none = Personne. À une table, son menu permet de mettre quelqu’un en sourdine.
people-mute = Mettre { $name } en sourdine
people-unmute = Entendre à nouveau { $name }
people-muted-line = { $name } (en sourdine) a dit quelque chose

## Regarder

people-watched = Parties que je suis
people-watched-none = Aucune. Quand vous regardez une partie, son menu permet de la suivre.
people-watch = Suivre cette partie
people-unwatch = Ne plus suivre cette partie

## Montrer ce que voit une place

people-share = Montrer ce que je vois
people-share-about = Qui a un tel lien voit ce que vous voyez et ne peut rien faire. La table apprend qu’il y en a un.
people-share-delay = Le retard
people-share-late-moves =
    { $count ->
        [one] { $count } coup plus tard
       *[other] { $count } coups plus tard
    }
people-share-late-minutes =
    { $count ->
        [one] { $count } minute plus tard
       *[other] { $count } minutes plus tard
    }
people-share-at-once = sans retard
people-share-make = Faire le lien
people-share-link = Le lien ; il n’est montré qu’une fois
people-share-end = Supprimer le lien { $number }
people-looking = Vous voyez ce que voit { $name }, { $when }. Vous ne pouvez que regarder.

## Préparer un coup

people-prepare = Préparer mon prochain coup
people-prepare-about = Il est joué quand vient votre tour, s’il est alors possible et si rien de ce que vous nommez n’a changé. Sinon il est abandonné, et vous seul l’apprenez.
people-prepare-find = Un coup en mots
people-prepare-choose = Coups qui seront peut-être possibles à votre tour
people-prepare-none = Aucun coup n’est prévisible maintenant. Vous pouvez en taper un.
people-prepare-chosen = Préparé : { $moves }
people-prepare-then = puis
people-prepare-more = Un autre coup ensuite
people-prepare-keeps = Seulement si ceci ne change pas
people-prepare-kept = Seulement si ceci ne change pas : { $places }
people-prepare-save = Le préparer
people-prepare-back = Y renoncer
people-prepare-read = Compris
