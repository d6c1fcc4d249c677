### Des parties côte à côte, et les cadres d’autres projets

batch-games = Un lot compte 1 partie ou plus, pas { $count }.
batch-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
batch-nobody = Chaque place est jouée par un robot : laissez-vous en au moins une.
batch-seed = La graine d’un lot part de 0, et la dernière doit encore exister ; reçu : { $seed }.
batch-seeds = Il faut une graine, à partir de 0, pour chacune des { $count } parties du lot.
batch-shape = Une étape demande { $count } nombres entiers, un par partie ; reçu : { $got }.
batch-illegal = Le coup { $move } n’est pas permis dans la partie { $game } ; rien n’a été joué.
adapter-manner = Un coup interdit se traite ainsi : { $allowed } ; reçu : { $given }.
adapter-opponents = Il faut { $count } adversaires à cette table, ou un seul nom pour tous ; reçu : { $got }.
