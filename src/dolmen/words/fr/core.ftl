### Ce que tout jeu peut dire : refus, fichiers de partie abîmés, listes dans une phrase.

## Listes

list-more = { $left }, { $right }
list-last = { $left } et { $right }

## Langue, jeux, places, options et robots

language-unknown = La langue « { $language } » n’existe pas ici. Langues : { $allowed }.
title-unknown = Le jeu « { $title } » n’existe pas ici. Jeux : { $allowed }.
title-near = Le jeu « { $title } » n’existe pas ici. Vouliez-vous dire { $near } ?
title-broken = Le jeu « { $title } » est installé, mais ne peut pas être joué : { $fault }
seats-refused = { $title } se joue à { $allowed }, pas à { $seats }.
option-unknown = { $title } n’a pas d’option « { $option } ». Options : { $allowed }.
option-refused =
    L’option { $option } de { $title } ne peut pas être « { $value } ». Permis : { $allowed }.
number-refused =
    L’option { $option } demande un nombre entier de { $low } à { $high }, et non « { $value } ».
bot-unknown = Le robot « { $bot } » n’existe pas. Robots : { $allowed }.

## Ce qu’un coup coûte et rapporte

effect-gain = +{ $what }
effect-loss = −{ $what }
effect-left = reste { $what }
effect-due = coûte { $what }
effect-follows = puis +{ $what }
effect-follows-loss = puis −{ $what }
effect-lacks = il manque { $what }
effect-other = { $player } : { $effect }

## Coups

move-unknown = Le coup « { $text } » n’existe pas.
move-illegal = Le coup « { $move } » n’est pas possible maintenant. { $reason } ({ $clause })
record-crossings =
    { $count ->
        [one] Une fois, quelque chose a été repris
       *[other] { $count } fois, quelque chose a été repris
    } au-delà de dés, de cartes ou d’une réponse : ce qui venait était alors connu, et c’est revenu à l’identique.
record-advice =
    { $count ->
        [one] { $name } a demandé conseil à un robot une fois.
       *[other] { $name } a demandé conseil à un robot { $count } fois.
    }
log-point = Il n’y a pas de position après le coup { $asked }. Permis : 0 à { $most }.
log-ahead = Il ne reste rien de repris à rejouer.
log-over = La partie est déjà finie.
log-ending =
    Une partie s’arrête avant la fin quand quelqu’un abandonne, quand tous sont
    d’accord ou quand l’hôte ferme la table.

## Positions

position-malformed =
    Ce qui est donné à /{ $where } ne convient pas : attendu { $expected }, reçu { $got }.
position-impossible = Cette position enfreint { $clause }. { $rule }
position-breaks-laws = Cette position enfreint { $count } règles : { $laws }
position-law = { $clause } (« { $rule } »)

## Fichiers de partie

record-damaged = La ligne { $line } du fichier de partie est abîmée. { $reason }
record-empty = Le fichier de partie est vide.
value-too-large = Un nombre dépasse 64 bits.
value-too-long = Un texte a { $count } caractères ; { $most } au plus sont permis.
value-half-character = Un texte contient la moitié d’un caractère, qui ne peut être montrée.
record-not-json = Une ligne doit être un objet JSON.
record-foreign =
    Un fichier de partie commence par le format « { $expected } », mais celui-ci dit « { $got } ».
record-header =
    L’en-tête doit donner title, version, seats, options et names, avec un nom pour chaque place.
record-version =
    Le fichier de partie suit la version { $got } des règles, mais ce programme joue la version
    { $expected }.
record-older =
    La partie a commencé sous la version { $was } des règles. Sous la version { $is }, que joue ce
    programme, cette ligne ne tient plus : { $why }
record-line = Un coup a exactement les clés n, seat et move.
record-number = Le numéro de ce coup devrait être { $expected }, mais c’est { $got }.
record-seat =
    { $expected ->
        [none] Ce coup revient au hasard, mais le fichier de partie l’attribue à la place { $got }.
       *[other] Ce coup revient à la place { $expected }, mais le fichier de partie l’attribue { $got ->
            [none] au hasard
           *[other] à la place { $got }
        }.
    }
record-after-end = Rien ne peut suivre la ligne de clôture.
record-early-end = Le fichier de partie se clôt ici, mais la partie n’est pas finie.
record-unclosed = La partie est finie, mais la ligne de clôture avec les scores manque.
record-scores =
    Les scores devraient être { $expected }, mais le fichier de partie dit { $got }, ou ses rangs
    diffèrent.
record-given =
    L’en-tête reprend les premiers coups d’un autre fichier de partie, { $given } en tout, mais il
    n’y en a que { $moves }.
record-commitment = Un engagement a 64 chiffres hexadécimaux en minuscules, ou vaut null.
record-closing =
    La ligne de clôture a les clés scores, ranks et seed, plus ended et seat si les joueurs ont
    arrêté la partie.
record-seed = Une graine a 32 chiffres hexadécimaux en minuscules, ou vaut null.
record-seed-foreign =
    L’en-tête ne s’engage pas sur cette graine : le SHA-256 de la graine est { $found }.
record-seed-early =
    La graine se montre dans la ligne de clôture, la partie finie, et non dans l’en-tête.
record-dice =
    Les dés d’un fichier de partie ont la forme { $expected } quand l’en-tête en nomme une, et non
    { $got }.
record-nonces =
    Avec de tels dés, l’en-tête a une liste nonces : pour chaque place 32 chiffres hexadécimaux en
    minuscules, ou null.
record-duplicate =
    L’identifiant de la partie qui a les mêmes dés compte 64 lettres et chiffres au plus.
record-terms =
    L’en-tête ne s’engage pas sur cette graine avec ces options, ces coups repris et ces nonces :
    leur engagement serait { $found }.

## Verdicts sur les dés d’un fichier de partie

dice-no-commitment =
    Il n’y a rien à vérifier : cette table ne s’est pas engagée d’avance sur ses dés.
dice-open =
    Il n’y a encore rien à vérifier : la partie continue, et la graine se montre à la fin.
dice-none = Il n’y a rien à vérifier : aucun dé n’a été lancé, aucune carte tirée.
dice-no-seed = Non vérifié : le fichier de partie ne montre pas la graine des dés.
dice-foreign =
    Non vérifié : la table ne s’est pas engagée sur cette graine, ces options et ces coups repris.
dice-given-free =
    { $count ->
        [one]
            Non vérifié : le premier coup vient d’un autre fichier de partie, et les dés de la
            première forme ne s’engagent pas sur lui.
       *[other]
            Non vérifié : les { $count } premiers coups viennent d’un autre fichier de partie, et
            les dés de la première forme ne s’engagent pas sur eux.
    }
dice-wrong =
    La ligne { $line } n’est pas ce que les dés ont donné : « { $expected } » devait sortir, mais
    le fichier de partie dit « { $found } ». Dés et cartes faux : { $wrong } sur { $count }.

## Ce qui parle pour le coup que conseille un robot

advice-points =
    { $points ->
        [one] { $what } (environ { $points } point)
       *[other] { $what } (environ { $points } points)
    }
advice-lead = votre avance sur les autres
advice-chance = { $mean } % de chances de gagner ({ $low } à { $high })
advice-end =
    { $mean ->
        [one] { $mean } point à la fin ({ $low } à { $high })
       *[other] { $mean } points à la fin ({ $low } à { $high })
    }
advice-clear = Le premier est nettement meilleur que le deuxième.
advice-unclear = Pas de différence nette entre les deux premiers.
advice-only = C’est le seul coup.
advice-alike = Aucun coup ne paraît meilleur qu’un autre ici.
advice-because = Il vaut mieux que vos autres coups pour : { $reasons }.
