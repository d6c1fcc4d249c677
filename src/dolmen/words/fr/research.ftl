### Des parties côte à côte, et les cadres d’autres projets

batch-games = Un lot compte 1 partie ou plus, pas { $count }.
batch-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
batch-opponents = Les adversaires sont des robots par place, comme { $example } ; reçu : { $got }.
batch-nobody = Chaque place est jouée par un robot : laissez-vous en au moins une.
batch-seed = La graine d’un lot part de 0, et la dernière doit encore exister ; reçu : { $seed }.
batch-seeds = Il faut une graine, à partir de 0, pour chacune des { $count } parties du lot.
batch-shape = Une étape demande { $count } nombres entiers, un par partie ; reçu : { $got }.
batch-illegal = Le coup { $move } n’est pas permis dans la partie { $game } ; rien n’a été joué.
batch-steps = Un déroulement compte 1 étape ou plus, pas { $count }.
batch-rollout = Un déroulement se joue d’un trait, tout au plus avec des joueurs au hasard : les autres robots sont interrogés entre deux étapes.
adapter-manner = Un coup interdit se traite ainsi : { $allowed } ; reçu : { $given }.
adapter-render = Le plateau s’affiche ainsi : { $allowed } ; reçu : { $given }.
adapter-cycles = Une partie se coupe après 1 coup ou plus, pas après { $count }.
adapter-opponents = Il faut { $count } adversaires à cette table, ou un seul nom pour tous ; reçu : { $got }.

## Ce qui se serait passé : `dolmen fork`

cli-fork-help = Reprendre une partie enregistrée à un coup donné et la jouer jusqu’au bout, de nombreuses fois.
cli-fork-usage = dolmen fork FICHIER --bots ROBOT[,ROBOT...] [OPTIONS]
fork-who = Qui continue, un pour toutes les places ou un par place : { $allowed }.
fork-at = Après combien de coups reprendre la partie (par défaut : après le dernier).
fork-games = Combien de parties pour chaque essai.
fork-try = Un coup pour continuer ; plusieurs sont comparés avec les mêmes dés.
fork-same-dice = Chaque partie a les dés du fichier (seconde forme) : seuls les robots varient.
fork-plan = { $title } après le coup { $at }, continué avec la graine { $seed }.
fork-plan-same = { $title } après le coup { $at }, continué avec les dés du fichier (robots selon la graine { $seed }).
fork-heading-try = Coup
fork-over = Après le coup { $at }, la partie est finie : reprenez-la plus tôt (--at).
fork-beyond = L’enregistrement compte { $most } coups ; impossible de reprendre après { $at }.
fork-bots = Il faut un robot par place : { $seats }, pas { $count }.
fork-chance = Après le coup { $at }, c’est le hasard qui décide : il n’y a pas de coup à essayer.
fork-dice =
    { $dice ->
        [first] Les dés de ce fichier sont de la première forme : ils dépendent du numéro du coup et ne se continuent pas après un autre. Retirez --same-dice.
        [given] Jusqu’à son propre début, ce fichier a repris les coups d’un autre, avec d’autres dés. Reprenez-le plus tard, ou retirez --same-dice.
       *[unknown] Ce fichier ne montre pas de graine : ses dés ne peuvent pas être continués. Retirez --same-dice.
    }

## Ce que valent places, options et tuiles : `dolmen balance`

cli-balance-help = Faire jouer les robots et dire ce que valent places, options et éléments joués.
cli-balance-usage = dolmen balance JEU --bots ROBOT[,ROBOT...] [OPTIONS]
balance-games = Combien de parties, complétées en rotations entières des places ; autant pour chaque combinaison d’options variées.
balance-vary = Une option du jeu dont toutes les valeurs connues sont jouées.
balance-plot = Dessiner ce que tout vaut dans un fichier (.svg).
balance-option = Aucune option « { $option } » aux valeurs à varier. Options : { $allowed }.
balance-heading-seats = Places
balance-group-seat = Place
balance-group-option = Option
policy-none = Personne n’a appris cette table : { $table }.
