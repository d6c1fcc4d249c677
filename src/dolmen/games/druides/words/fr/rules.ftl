### Druides : les règles, clause par clause. Les identifiants sont ceux des clauses de la source.

druides-rules-title = Druides : les règles
druides-rules-intro =
    Vous êtes des druides et vous changez des gemmes brutes en amulettes enchantées. Carte après
    carte, face cachée, vous déposez gemmes et serviteurs auprès des lieux mystiques, jusqu’à ce que
    quelqu’un ose annoncer un rituel. Les gemmes qui conviennent au lieu deviennent alors des
    amulettes ; les serviteurs se servent, la plus petite valeur d’abord, et le dernier de la file
    emporte ce qui reste, que ce soit un trésor ou rien du tout.

## Matériel

DRU-COMP = Matériel
DRU-COMP-01 =
    Druides se joue à 2, 3 ou 4 ; tout autre nombre de joueurs est refusé. Chacun garde la même
    place toute la partie, et les places sont numérotées dans le sens des aiguilles d’une montre.
DRU-COMP-02 =
    Il y a 24 cartes serviteur en quatre séries, que l’on distingue à leur dos rouge, bleu, noir ou
    vert. Chaque série comprend les valeurs 1 à 6, une carte de chacune, et appartient à un seul
    joueur.
DRU-COMP-03 =
    Il y a 54 cartes gemme de six sortes : jais, grenat, ambre, émeraude, saphir et améthyste.
    Chaque sorte comprend les nombres 1 à 9, une carte de chacun. Vues de dos, toutes les gemmes
    sont identiques, et aucun dos de serviteur ne leur ressemble.
DRU-COMP-04 =
    Il y a douze cartes lieu mystique. Chacune montre une sorte de gemme, et chacune des six sortes
    figure sur exactement deux lieux.
DRU-COMP-05 =
    Il y a six cartes de score de cinq cercles chacune. Posées l’une au-dessus de l’autre, elles
    forment une seule colonne de score de 30 cercles. (décision maison)
DRU-COMP-06 = Chaque joueur a un pion, à sa couleur.
DRU-COMP-07 =
    Chaque carte gemme, serviteur ou lieu se trouve toujours à un seul et unique endroit. Les 54
    gemmes se répartissent entre la pioche de gemmes, les mains, les piles de gemmes des lieux, la
    défausse et la pile des gemmes épuisées. Les six serviteurs d’un joueur se répartissent entre sa
    réserve, sa main et les rangs de serviteurs des lieux. Les 12 lieux se répartissent entre la
    pioche de lieux, la ligne et la pile des lieux terminés. (décision maison)
DRU-COMP-08 =
    Tout le monde peut voir la ligne avec la sorte de chaque lieu ; pour chaque lieu, combien de
    gemmes compte sa pile et à qui sont les serviteurs posés là, dans l’ordre où ils ont été joués ;
    pour chaque joueur, combien de gemmes et combien de serviteurs il a en main et combien de cartes
    compte sa réserve. Sont aussi connus de tous la taille de la pioche de gemmes, de la défausse,
    de la pile des gemmes épuisées et de la pioche de lieux, les gemmes épuisées elles-mêmes, tous
    les scores et les sortes des lieux terminés (ce qui révèle ce que contient encore la pioche de
    lieux). Les gemmes qu’un rituel a envoyées à la défausse restent connues jusqu’à ce que celle-ci
    soit remélangée. Ce qu’un rituel dévoile est vu de tous à cet instant. (décision maison)
DRU-COMP-09 =
    La valeur d’un serviteur non révélé n’est connue que de son propriétaire. La sorte et le nombre
    d’une gemme non révélée ne sont connus que du joueur qui l’a en main, l’a jouée ou l’a
    défaussée. L’ordre d’une pioche ou d’une réserve n’est connu de personne, pas même de son
    propriétaire. Un spectateur voit ce qui est public, et rien de plus. (décision maison)
DRU-COMP-10 =
    Votre propre vue vous montre votre main ; chacune de vos gemmes et chacun de vos serviteurs
    posés auprès d’un lieu, avec le lieu en question ; et les gemmes que vous avez défaussées face
    cachée, tant que la défausse n’a pas été remélangée. Elle montre aussi quels serviteurs sont
    dans votre réserve, puisque ce sont ceux qui ne sont nulle part ailleurs, mais pas leur ordre.
    (décision maison)
DRU-COMP-11 =
    Quand la défausse devient la pioche de gemmes, ses gemmes disparaissent de toutes les vues, même
    celles qu’un rituel avait révélées ou que vous aviez défaussées vous-même. Quand un serviteur
    rentre chez lui, les vues des adversaires le perdent aussitôt. Le journal des rituels passés
    reste lisible, mais les vues n’en tirent aucune déduction. (décision maison)
DRU-COMP-12 =
    Ce qu’une place doit tenir pour possible : les gemmes absentes de sa vue peuvent être réparties
    entre les mains des autres, leurs gemmes auprès des lieux, leurs défausses face cachée et la
    pioche de gemmes, et toutes les répartitions conformes aux nombres publics comptent autant. Les
    six serviteurs de chaque adversaire peuvent se partager de n’importe quelle façon entre main,
    cartes posées et réserve. Sa propre réserve et la pioche de lieux peuvent être dans n’importe
    quel ordre. (décision maison)

## Mise en place

DRU-SETUP = Mise en place
DRU-SETUP-01 =
    Chaque joueur prend une série de serviteurs et le pion assorti. Les serviteurs et les pions des
    couleurs que personne ne joue sont hors jeu. (décision maison)
DRU-SETUP-02 =
    Formez la colonne de score et posez tous les pions sur son tout premier cercle, le plus bas de
    la carte du bas. Ce cercle correspond au score 0. (décision maison)
DRU-SETUP-03 =
    Mélangez les 12 lieux et posez les six premiers face visible sur les emplacements 1 à 6 de la
    ligne. Les six autres deviennent la pioche de lieux, face cachée. Une même sorte peut très bien
    apparaître deux fois dans la ligne. (décision maison)
DRU-SETUP-04 =
    Mélangez les 54 gemmes et donnez-en quatre à chacun. Le reste est la pioche de gemmes, face
    cachée : 46 cartes à 2 joueurs, 42 à 3 ou 38 à 4.
DRU-SETUP-05 =
    On mélange séparément les six serviteurs de chaque joueur. Le hasard décide des trois qui vont
    dans sa main ; les trois autres restent face cachée et sont sa réserve. (décision maison)
DRU-SETUP-06 =
    Toutes les mains comptent maintenant exactement 7 cartes. La défausse, la pile des gemmes
    épuisées et celle des lieux terminés sont encore vides, et aucun rituel n’a eu lieu.
DRU-SETUP-07 =
    Le plus âgé commence, et l’on joue dans le sens des aiguilles d’une montre. Quand un programme
    mène la partie, il tire au sort la première place, sauf si la table en a désigné une.
    (décision maison)
DRU-SETUP-08 =
    En dehors de la place qui commence, il n’y a qu’une option : amulets="cards", valeur par défaut,
    ou amulets="numbers" (voir DRU-SCORE-01). Toute autre option ou valeur est refusée, et le refus
    la nomme. (décision maison)

## Tour de jeu

DRU-TURN = Votre tour
DRU-TURN-01 =
    Votre tour comporte quatre étapes, toujours dans cet ordre : étape 1, accomplir un rituel si
    vous le souhaitez ; étape 2, jouer deux cartes ; étape 3, défausser une gemme si vous le
    souhaitez ; étape 4, compléter votre main si vous le souhaitez. C’est ensuite à la place
    suivante, dans le sens des aiguilles d’une montre.
DRU-TURN-02 =
    L’étape 1 est votre seule occasion d’annoncer un rituel : dès que vous avez joué une carte
    pendant ce tour, il est trop tard.
DRU-TURN-03 =
    À l’étape 2, vous jouez exactement deux cartes de votre main, toutes deux face cachée : soit
    deux gemmes, soit une gemme et un serviteur. Il est toujours interdit de jouer deux serviteurs
    dans le même tour. (décision maison)
DRU-TURN-04 =
    Pour chacune des deux cartes, vous choisissez n’importe quel lieu présent à ce moment dans la
    ligne. Vous pouvez choisir deux fois le même ou deux lieux distincts.
DRU-TURN-05 =
    Une gemme va sur la pile de gemmes au-dessus du lieu ; un serviteur s’ajoute au bout, à droite,
    du rang de serviteurs sous le lieu. Une carte jouée ne bouge plus : seul un rituel en ce lieu
    même peut l’en retirer.
DRU-TURN-06 =
    Un lieu peut recevoir autant de cartes que l’on veut, et vous pouvez y avoir autant de
    serviteurs à vous que vous le souhaitez. (décision maison)
DRU-TURN-07 =
    Vous ne pouvez pas refuser de jouer des cartes. Si votre main ne contient aucune paire permise,
    jouez autant de cartes qu’il est permis : un serviteur si vous n’avez pas de gemme, votre gemme
    si vous n’en avez qu’une et pas de serviteur, rien si votre main est vide. (décision maison)
DRU-TURN-08 =
    À l’étape 3, vous pouvez poser une gemme de votre main, face cachée, sur la défausse. Une seule
    au plus, et jamais un serviteur. Il suffit d’avoir encore une gemme en main. (décision maison)
DRU-TURN-09 =
    Si vous n’accomplissez aucun rituel, ne jouez aucune carte et n’en piochez aucune, votre tour
    est un tour blanc, ce qui compte pour DRU-END-05. Cela ne peut arriver que si votre main était
    vide au début du tour. (décision maison)
DRU-TURN-10 =
    Vous jouez vos deux cartes l’une après l’autre, dans l’ordre que vous voulez ; comme il y a au
    plus un serviteur parmi elles, cet ordre ne change rien à la position finale des cartes. Si la
    première est un serviteur, la seconde doit être une gemme. Quelle que soit la première carte,
    vous pourrez toujours finir l’étape.
DRU-TURN-11 =
    Une étape qui ne vous laisse aucun choix est passée sans rien demander : l’étape 1 si aucun lieu
    n’est éligible, l’étape 2 si votre main est vide, l’étape 3 si vous n’avez pas de gemme en main,
    l’étape 4 si vous avez déjà 7 cartes ou s’il n’y a rien à piocher. Un tour entier peut donc
    s’écouler sans aucune décision de votre part.

## Main

DRU-HAND = Compléter sa main
DRU-HAND-01 =
    À l’étape 4, vous pouvez piocher autant de cartes que vous voulez, d’aucune jusqu’au nombre qui
    porte votre main à 7. Gemmes et serviteurs comptent ensemble, et une main n’a jamais plus de 7
    cartes. (décision maison)
DRU-HAND-02 =
    Vous piochez carte par carte. Chaque fois, vous choisissez d’abord la source, la pioche de
    gemmes ou votre propre réserve, et vous regardez la carte obtenue avant de choisir de nouveau.
DRU-HAND-03 =
    Piocher dans votre réserve vous donne une de ses cartes par pur hasard, chacune ayant la même
    chance. Une réserve vide ne peut pas être choisie. (décision maison)
DRU-HAND-04 =
    Si vous voulez une gemme alors que la pioche de gemmes est vide, on mélange d’abord toute la
    défausse pour en faire une nouvelle pioche. Si la défausse est vide elle aussi, vous ne pouvez
    pas choisir la pioche de gemmes. La pile des gemmes épuisées n’y est jamais remise.
    (décision maison)
DRU-HAND-05 =
    Vous êtes libre de cesser de piocher à tout moment, et votre tour est alors fini. Il l’est aussi
    dès que vous avez sept cartes ou qu’il ne reste aucune source où piocher.

## Rituel

DRU-RITUAL = Rituels
DRU-RITUAL-01 =
    Un lieu est dit éligible si au moins 3 cartes y sont posées, dont au moins un serviteur. Gemmes
    et serviteurs comptent, peu importe qui les a joués. (décision maison)
DRU-RITUAL-02 =
    Quand c’est votre tour, vous pouvez annoncer un rituel en n’importe quel lieu éligible, même si
    aucune des cartes n’y est à vous.
DRU-RITUAL-03 = Vous ne pouvez pas accomplir plus d’un rituel par tour. (décision maison)
DRU-RITUAL-04 =
    Retournez toutes les gemmes et tous les serviteurs de ce lieu, à la vue de tous. Les gemmes sont
    montrées en bloc, sans dire qui a joué laquelle. Les cartes des autres lieux restent cachées.
    (décision maison)
DRU-RITUAL-05 =
    Les gemmes de la sorte du lieu deviennent des amulettes. Celles des autres sortes vont à la
    défausse.
DRU-RITUAL-06 =
    Un rituel est permis même si aucune gemme ne correspond, ou s’il n’y a pas de gemme du tout.
    Personne ne marque alors de point, mais tout le reste se déroule comme d’habitude.
    (décision maison)
DRU-RITUAL-07 =
    Le décompte achevé, les gemmes qui correspondent au lieu vont sur la pile des gemmes épuisées et
    sont hors jeu. (décision maison)
DRU-RITUAL-08 =
    Le décompte achevé, tous les serviteurs du lieu retournent dans la réserve de leur propriétaire,
    que l’on mélange. Si c’est votre tour, vous pouvez repiocher un serviteur ainsi rentré dès
    l’étape 4 de ce même tour. (décision maison)
DRU-RITUAL-09 =
    Si votre main est vide au début de votre tour et qu’un lieu est éligible, vous devez annoncer un
    rituel. Vous choisissez librement parmi les lieux éligibles. (décision maison)
DRU-RITUAL-10 =
    Un rituel se déroule ainsi : l’annoncer ; révéler les cartes ; défausser les gemmes qui ne
    correspondent pas ; servir les serviteurs un à un, en avançant aussitôt chaque pion ; mettre les
    gemmes devenues amulettes sur la pile des gemmes épuisées ; renvoyer les serviteurs chez eux ;
    remplacer le lieu ; vérifier si la partie est finie ; passer à l’étape 2. Si la partie se
    termine pendant le décompte, rien de ce qui suivrait n’a lieu. (décision maison)

## Décompte

DRU-SCORE = Partage des amulettes
DRU-SCORE-01 =
    Chaque carte gemme qui correspond au lieu donne une amulette, quel que soit son nombre, comme le
    dit le livret : c’est l’option amulets="cards", celle par défaut. Avec amulets="numbers", comme
    on décrit le plus souvent le jeu, une gemme qui correspond donne autant d’amulettes que son
    nombre : additionnez les nombres. (décision maison)
DRU-SCORE-02 =
    Chaque amulette vaut un point : le pion du propriétaire du serviteur monte d’un cercle.
DRU-SCORE-03 =
    Les serviteurs sont servis de la plus petite valeur à la plus grande. À valeur égale, on
    commence par le joueur qui a annoncé le rituel et l’on suit le sens des aiguilles d’une montre.
    Un joueur ne peut jamais avoir deux serviteurs de valeur égale. (décision maison)
DRU-SCORE-04 =
    Chaque serviteur, sauf le dernier, prend autant d’amulettes que sa valeur, ou toutes celles qui
    restent s’il y en a moins.
DRU-SCORE-05 =
    Le serviteur servi en dernier prend tout ce qui reste. Cela peut être plus que sa valeur,
    exactement sa valeur, moins, ou rien. Un serviteur seul en ce lieu est le dernier.
DRU-SCORE-06 =
    Toutes les amulettes sont données : ce que prennent les serviteurs, additionné, fait exactement
    le nombre d’amulettes.
DRU-SCORE-07 =
    Si vous avez plusieurs serviteurs en ce lieu, chacun est servi séparément, à son rang. Le droit
    décrit par DRU-SCORE-05 ne revient qu’à une seule carte, la toute dernière. (décision maison)
DRU-SCORE-08 = Annoncer un rituel ne rapporte rien en soi.

## Remplacement

DRU-REPLACE = Un nouveau lieu
DRU-REPLACE-01 =
    Après le décompte, mettez le lieu sur la pile des lieux terminés. Retournez la première carte de
    la pioche de lieux et posez-la face visible au même emplacement ; elle débute sans aucune carte.
DRU-REPLACE-02 =
    S’il n’y a plus de carte dans la pioche de lieux, l’emplacement est supprimé et la ligne compte
    un lieu de moins. (décision maison)
DRU-REPLACE-03 =
    Après r rituels, la ligne compte min(6, 12 − r) lieux et la pioche de lieux max(0, 6 − r)
    cartes.
DRU-REPLACE-04 =
    Le joueur qui a annoncé le rituel poursuit avec l’étape 2. La ligne compte telle qu’elle est
    désormais : le nouveau lieu peut donc servir aussi.

## Colonne de score

DRU-TRACK = La colonne de score
DRU-TRACK-01 =
    Un score est un nombre entier, 0 ou plus, et ne baisse jamais. Si b est le plus petit score de
    la colonne, celle-ci montre les scores b à b + 29 ; au début, b vaut 0. En numérotant les cartes
    vers le haut à partir de c = 0 tout en bas, la carte c porte les scores b + 5c à b + 5c + 4.
    (décision maison)
DRU-TRACK-02 = Un même cercle peut accueillir autant de pions que l’on veut. (décision maison)
DRU-TRACK-03 =
    Pour chaque amulette, le pion monte d’un cercle, un pas après l’autre. Il fait tous ses pas
    avant que le serviteur suivant reçoive sa part. (décision maison)
DRU-TRACK-04 =
    Si un pas devait mener un pion au-delà de b + 29 alors qu’aucun autre pion n’est sur la carte du
    bas (scores b à b + 4), placez cette carte en haut de la colonne : b augmente de 5 et le pion
    fait son pas. Cela peut se produire plusieurs fois pendant qu’un même serviteur est servi, avec
    chaque fois une nouvelle vérification.
DRU-TRACK-05 =
    Si un pas devait mener un pion au-delà de b + 29 alors qu’un autre pion est sur la carte du bas,
    le pas n’est pas fait et la partie est aussitôt finie, voir DRU-END-03. Un pion qui n’a encore
    marqué aucun point compte aussi. (décision maison)
DRU-TRACK-06 = Un pion arrêté sur le cercle le plus haut ne l’a pas dépassé.

## Fin de la partie

DRU-END = Fin de la partie
DRU-END-01 =
    La partie est aussitôt finie quand un seul lieu n’a pas encore connu de rituel, c’est-à-dire
    après le 11e rituel. Le joueur dont c’est le tour ne joue plus les étapes 2 à 4, et l’on
    n’achève pas le tour de table. (décision maison)
DRU-END-02 =
    Le plus haut score gagne. Les cartes encore en main, en réserve ou auprès du dernier lieu ne
    valent rien.
DRU-END-03 =
    Si DRU-TRACK-05 met fin à la partie, le propriétaire du pion qui n’a pas pu faire son pas gagne
    seul, même si un autre pion est sur le même cercle du haut. Les amulettes pas encore données
    sont perdues, et les cartes du rituel restent là où elles sont. Derrière le vainqueur, les
    autres sont classés selon leur score. (décision maison)
DRU-END-04 =
    Si la partie a pris fin par DRU-END-01 ou DRU-END-05, tous les joueurs à égalité au plus haut
    score gagnent ensemble. À score égal, rang égal. (décision maison)
DRU-END-05 =
    À n joueurs, n tours blancs d’affilée mettent aussitôt fin à la partie, et le plus haut score
    gagne. (décision maison)
DRU-END-06 =
    Si DRU-TRACK-05 survient pendant le 11e rituel, c’est DRU-END-03 qui désigne le vainqueur.
    (décision maison)
DRU-END-07 =
    Une fois la partie finie, plus rien ne peut être joué : toute action est refusée. Toutes les
    cartes restées cachées peuvent alors être montrées.
DRU-END-08 =
    Nul besoin de limiter le nombre de tours. À n joueurs, avec M = 11 + 12·(54 + 6n), on peut
    prouver que la partie est finie en n·(2M + n + 1) tours au plus, quoi que fassent les joueurs ;
    en pratique, bien plus tôt.
