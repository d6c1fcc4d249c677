### Ce que tout jeu peut dire : refus, enregistrements abîmés, listes dans une phrase.

## Listes

list-more = { $left }, { $right }
list-last = { $left } et { $right }

## Langue, jeux, sièges, options et robots

language-unknown = La langue « { $language } » n’existe pas ici. Langues : { $allowed }.
title-unknown = Le jeu « { $title } » n’existe pas ici. Jeux : { $allowed }.
title-broken = Le jeu « { $title } » est installé, mais ne peut pas être joué : { $fault }
seats-refused = { $title } ne se joue pas avec { $seats } sièges. Permis : { $allowed }.
option-unknown = { $title } n’a pas d’option « { $option } ». Options : { $allowed }.
option-refused =
    L’option { $option } de { $title } ne peut pas être « { $value } ». Permis : { $allowed }.
number-refused =
    L’option { $option } demande un nombre entier de { $low } à { $high }, et non « { $value } ».
bot-unknown = Le robot « { $bot } » n’existe pas. Robots : { $allowed }.

## Coups

move-unknown = Le coup « { $text } » n’existe pas.
move-illegal = Le coup « { $move } » n’est pas possible maintenant. { $reason } ({ $clause })
log-point = Il n’y a pas de position après le coup { $asked }. Permis : 0 à { $most }.
log-over = La partie est déjà finie.
log-ending =
    Une partie s’arrête avant la fin quand l’un des sièges abandonne ou quand tous sont d’accord.

## Positions

position-malformed =
    Ce qui est donné à /{ $where } ne convient pas : attendu { $expected }, reçu { $got }.
position-impossible = Cette position enfreint { $clause }. { $rule }
position-breaks-laws = Cette position enfreint { $count } règles : { $laws }
position-law = { $clause } (« { $rule } »)

## Enregistrements

record-damaged = La ligne { $line } de l’enregistrement est abîmée. { $reason }
record-empty = L’enregistrement est vide.
value-too-large = Un nombre dépasse 64 bits.
value-too-long = Un texte a { $count } caractères ; { $most } au plus sont permis.
value-half-character = Un texte contient la moitié d’un caractère, qui ne peut être montrée.
record-not-json = Une ligne doit être un objet JSON.
record-foreign =
    Un enregistrement commence par le format « { $expected } », mais celui-ci dit « { $got } ».
record-header =
    L’en-tête doit donner title, version, seats, options et names, avec un nom pour chaque siège.
record-version =
    L’enregistrement suit la version { $got } des règles, mais ce programme joue la version
    { $expected }.
record-line = Un coup a exactement les clés n, seat et move.
record-number = Le numéro de ce coup devrait être { $expected }, mais c’est { $got }.
record-seat =
    { $expected ->
        [none] Ce coup revient au hasard, mais l’enregistrement l’attribue au siège { $got }.
       *[other] Ce coup revient au siège { $expected }, mais l’enregistrement l’attribue { $got ->
            [none] au hasard
           *[other] au siège { $got }
        }.
    }
record-after-end = Rien ne peut suivre la ligne de clôture.
record-early-end = L’enregistrement se clôt ici, mais la partie n’est pas finie.
record-unclosed = La partie est finie, mais la ligne de clôture avec les scores manque.
record-scores =
    Les scores devraient être { $expected }, mais l’enregistrement dit { $got }, ou ses rangs
    diffèrent.
record-given =
    L’en-tête reprend les premiers coups d’un autre enregistrement, { $given } en tout, mais il n’y
    en a que { $moves }.
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
    Les dés d’un enregistrement ont la forme { $expected } quand l’en-tête en nomme une, et non
    { $got }.
record-nonces =
    Avec de tels dés, l’en-tête a une liste nonces : pour chaque siège 32 chiffres hexadécimaux en
    minuscules, ou null.
record-duplicate =
    L’identifiant de la partie qui a les mêmes dés compte 64 lettres et chiffres au plus.
record-terms =
    L’en-tête ne s’engage pas sur cette graine avec ces options, ces coups repris et ces nonces :
    leur engagement serait { $found }.

## Verdicts sur les dés d’un enregistrement

dice-no-commitment =
    Il n’y a rien à vérifier : cette table ne s’est pas engagée d’avance sur ses dés.
dice-open =
    Il n’y a encore rien à vérifier : la partie continue, et la graine se montre à la fin.
dice-none = Il n’y a rien à vérifier : aucun dé n’a été lancé, aucune carte tirée.
dice-no-seed = Non vérifié : l’enregistrement ne montre pas la graine des dés.
dice-foreign =
    Non vérifié : la table ne s’est pas engagée sur cette graine, ces options et ces coups repris.
dice-given-free =
    { $count ->
        [one]
            Non vérifié : le premier coup vient d’un autre enregistrement, et les dés de la première
            forme ne s’engagent pas sur lui.
       *[other]
            Non vérifié : les { $count } premiers coups viennent d’un autre enregistrement, et les dés
            de la première forme ne s’engagent pas sur eux.
    }
dice-wrong =
    La ligne { $line } n’est pas ce que les dés ont donné : « { $expected } » devait sortir, mais
    l’enregistrement dit « { $found } ». Dés et cartes faux : { $wrong } sur { $count }.
