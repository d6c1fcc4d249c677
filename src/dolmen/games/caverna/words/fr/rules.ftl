### Caverna : les règles, clause par clause. Les identifiants sont ceux des clauses de la source.

caverna-rules-title = Caverna : les règles
caverna-rules-intro =
    Vous menez un clan de nains : ils creusent la montagne pour y trouver pierre, minerai et rubis,
    aménagent leurs grottes, défrichent la forêt pour y semer et y élever des bêtes, et partent en
    expédition une fois armés. Qui a le domaine le plus riche à la fin de la partie gagne. Les cases
    d’un plateau Habitat se notent (rangée, colonne) : la rangée 1 est en haut et la rangée 4 en
    bas, les colonnes 1 à 3 sont la forêt et 4 à 6 la montagne. L’entrée de la caverne est en (4,4),
    la grotte vide imprimée en (3,4), et la case Forêt devant l’entrée en (4,3). Les noms des cases
    Action et des tuiles ont une majuscule ; selon le nombre de joueurs, une case du même nom peut
    donner autre chose. Dans les exemples, ce dont on ne parle pas ne joue aucun rôle.

## Mise en place

CAV-SETUP = Mise en place
CAV-SETUP-01 =
    Caverna se joue de 1 à 7 ; tout autre nombre de joueurs est refusé. Vous avez une couleur bien à
    vous, avec un plateau Habitat, 5 nains et 3 étables ; les couleurs que personne n’a choisies
    sont hors jeu.
CAV-SETUP-02 =
    Au départ, vous avez exactement 2 nains en jeu, dans l’entrée de votre caverne, adultes et sans
    arme. Les 3 autres ne sont pas encore nés et attendent dans votre réserve personnelle ; vos 3
    étables ne sont pas construites.
CAV-SETUP-03 =
    Désignez librement le premier joueur. Quand un programme mène la partie, il le tire au sort,
    sauf si la table a désigné une place.
CAV-SETUP-04 =
    À deux joueurs ou plus, chacun reçoit des PN (points de nourriture) selon sa place dans le sens
    des aiguilles d’une montre : 1 pour le premier joueur, 1 pour le deuxième, 2 pour le troisième,
    3 pour le quatrième et pour chacun des suivants. Personne n’a rien d’autre : ni ressource, ni
    Or, ni animal, ni arme.
CAV-SETUP-05 =
    Exemple : A, B, C, D et E sont assis dans cet ordre, dans le sens des aiguilles d’une montre, et
    C commence. La mise en place finie, C a 1 PN, D 1, E 2, A 3 et B 3.
CAV-SETUP-06 =
    Deux plateaux servent toujours : celui des tours 1 à 3, où sont imprimées trois cases
    (Extraction de rubis, Travaux domestiques, Brulis), et celui des tours 4 à 12. Le troisième
    plateau de base a deux faces. De 1 à 3 joueurs, on y trouve Extraction de pierre, Gisement,
    Premier joueur, Abattage, Provisions, Extraction de minerai, Ramassage de bois, Défrichage et
    Subsistance. De 4 à 7 joueurs, ce sont Extraction de pierre, Gisement, Premier joueur,
    Imitation, Abattage, Provisions, Extraction de minerai, Exploration de la forêt, Défrichage et
    Subsistance.
CAV-SETUP-07 =
    Des plateaux additionnels s’ajoutent selon le nombre de joueurs. À 3 : Mine à ciel ouvert,
    Imitation et Exploration de la forêt. À 5 : Dépôt, Petite extraction de pierre, Marché
    hebdomadaire, Imitation, Location de matériel et Construction de clôtures. À 6 ou 7 : les six
    cases de mêmes noms, sur l’autre face du même plateau. À 7, encore en plus : Grand dépôt,
    Imitation et Agrandissement. À 1, 2 ou 4, il n’y en a aucun.
CAV-SETUP-08 =
    Exemple : vous jouez à trois. La mise en place finie, les trois cases du petit plateau
    additionnel sont là ; on ne peut pas les oublier.
CAV-SETUP-09 =
    À trois joueurs ou plus, mélangez les sept marqueurs Récolte (4 feuilles vertes et 3 points
    d’interrogation rouges) et posez-en un, face cachée, sur chacune des cases de tour 6 à 12.
    Personne n’en connaît l’ordre avant qu’ils soient révélés. La carte Événements de récolte est
    vide au départ.
CAV-SETUP-10 =
    L’option furnishings choisit les aménagements. Avec "full" (par défaut), tous sont en jeu : 47
    tuiles uniques et l’habitation ordinaire. Avec "introductory", il n’y en a que 27 sortes :
    Habitation, les deux Habitations rudimentaires, Salle de repos, Salle à manger, Stock de chaume,
    Menuisier, Tailleur de pierre, Forgeron, Fournisseur de bois, Fournisseur de pierre, Fournisseur
    de rubis, Grotte-abattoir, Grotte-cuisine, Grotte de séjour, Tissage, Laiterie, Salle des
    trophées, Brasserie, Réserve de pierre, Réserve de minerai, Réserve principale, Armurerie, Salle
    du trésor, Garde-manger, Scriptorium et Réserve de fourrage. Les autres sont alors hors jeu.
    Toutes les tuiles en jeu sont offertes à tous dès le début.
CAV-SETUP-11 =
    Conseil : à 6 ou 7 joueurs, prenez le jeu complet. Rien n’empêche toutefois de choisir le jeu
    d’initiation.
CAV-SETUP-12 =
    À trois joueurs ou plus, la pile compte 12 cartes Action. De haut en bas : les 3 cartes de
    l’étape 1, la carte du tour 4, les 2 autres cartes de l’étape 2, les 3 cartes de l’étape 3 et
    les 3 cartes de l’étape 4. À l’intérieur de chaque groupe, l’ordre est tiré au sort et reste
    caché jusqu’à ce que les cartes soient révélées. (décision maison)
CAV-SETUP-13 =
    Étape 1 : Forge d’armes, Élevage de moutons et Mine de minerai. Étape 2 : Désir d’enfant (au
    tour 4), Élevage d’ânes et Mine de rubis. Étape 3 : Livraison de minerai, Vie de famille et
    Exploration. Étape 4 : Commerce de minerai, Aventure et Livraison de rubis.
CAV-SETUP-14 =
    La carte du tour 4 est une seule carte à deux faces : Désir d’enfant et Désir d’enfant urgent.
    Tant qu’elle est dans la pile, peu importe la face visible.
CAV-SETUP-15 =
    Tous les joueurs peuvent consulter à tout moment la liste des butins et l’aide de jeu sur les
    rubis et la récolte. Ce ne sont que des aide-mémoire.

## Matériel

CAV-COMPONENTS = Matériel
CAV-COMPONENTS-01 =
    Un plateau Habitat a deux moitiés de 12 cases, 4 rangées de 3 : la forêt à gauche (colonnes 1 à
    3) et la montagne à droite (colonnes 4 à 6). La forêt ne reçoit que des champs, des prairies,
    qui peuvent devenir des pâturages, et des étables. La montagne ne reçoit que des grottes et des
    tunnels, qui peuvent ensuite être aménagés ou devenir des mines.
CAV-COMPONENTS-02 =
    Deux grottes sont imprimées dans la montagne : l’entrée de la caverne, déjà aménagée, en (4,4),
    et une grotte vide en (3,4). Toutes les autres cases Montagne sont de la roche vierge.
CAV-COMPONENTS-03 =
    L’entrée de la caverne loge 2 nains et, en plus d’eux, 2 animaux d’une même espèce.
CAV-COMPONENTS-04 =
    Les ressources sont le bois, la pierre et le minerai (les matériaux de construction), les rubis,
    les céréales, les légumes, les PN, l’Or, et les animaux : chiens, moutons, ânes, sangliers et
    bœufs. Les quatre dernières espèces sont les animaux d’élevage ; le chien n’en est pas un.
CAV-COMPONENTS-05 =
    Seuls vos 5 nains, vos 3 étables et l’unique exemplaire de chaque aménagement unique sont en
    nombre limité. Un gain, un approvisionnement ou la pose d’une tuile n’échoue jamais parce que la
    boîte serait vide.
CAV-COMPONENTS-06 =
    Exemple : les marqueurs multiplicateurs et les marqueurs de grandes quantités ne changent rien
    aux règles. Si un sanglier est posé sur un marqueur 4x dans un grand pâturage, ce pâturage
    accueille 4 sangliers.
CAV-COMPONENTS-07 =
    Les tuiles doubles ont deux faces : Grotte/Tunnel et Grotte/Grotte ; Prairie/Champ et Petit
    pâturage/Champ ; Tunnel profond/Minerai et Grand pâturage. Les tuiles simples aussi : Tunnel et
    Grotte ; Rubis et Champ ; Prairie et Petit pâturage. Il n’existe pas d’autre tuile Terrain.
    (décision maison)
CAV-COMPONENTS-08 =
    Votre Or est une somme : on peut toujours faire la monnaie entre les pièces de 1, 2 et 10. La
    force d’une arme est un nombre entier de 1 à 14, et autant d’armes que l’on veut peuvent avoir
    la même.

## Tour de jeu

CAV-ROUND = Le tour de jeu
CAV-ROUND-01 =
    La partie compte 12 tours, numérotés de 1 à 12. À 1 ou 2 joueurs, il n’y en a que 11, car on
    saute le numéro 9. Les tours forment quatre étapes : 1 à 3, 4 à 6, 7 à 9 et 10 à 12.
CAV-ROUND-02 =
    Chaque tour a cinq phases, toujours dans cet ordre : ajout d’une nouvelle case Action,
    approvisionnement, travail, retour à la caverne, récolte. Une phase ne commence que lorsque la
    précédente est finie pour tous. (décision maison)
CAV-ROUND-03 =
    La phase 5 dépend du type de récolte du tour (CAV-HARVEST-01 à CAV-HARVEST-05) ; elle peut être
    vide.
CAV-ROUND-04 =
    Les effets de début de tour (Mineur et Fournisseurs) ont lieu pour tous les joueurs entre la
    phase 2 et la phase 3. Un Fournisseur bâti à un tour rapporte lors des tours suivants réellement
    joués : le tour 9, s’il est sauté, ne compte pas. Ce qui tomberait après le dernier tour est
    perdu. (décision maison)
CAV-ROUND-05 =
    Exemple : à 2 joueurs, vous bâtissez au tour 7 le Fournisseur de bois, qui vaut pour les 7 tours
    suivants. Vous recevez 1 bois à chacun des tours 8, 10, 11 et 12, donc 4 en tout.

## Nouvelle case Action

CAV-REVEAL = Phase 1 : ajout d’une nouvelle case Action
CAV-REVEAL-01 =
    Révélez la première carte Action de la pile et posez-la sur la case de tour vide qui a le plus
    petit numéro. Elle devient une case Action que tout joueur peut utiliser, de la phase de travail
    de ce tour jusqu’à la fin de la partie.
CAV-REVEAL-02 = La carte du tour 4 arrive toujours au tour 4, du côté Désir d’enfant.
CAV-REVEAL-03 =
    Dès que Vie de famille est révélée, à l’étape 3, la carte du tour 4 se retourne sur Désir
    d’enfant urgent, pour tout le reste de la partie. Dès ce même tour, l’autre face ne peut plus
    être utilisée.
CAV-REVEAL-04 =
    À deux joueurs ou plus, à partir du tour 6, on retourne aussi le marqueur Récolte de la case de
    tour, et il reste visible jusqu’à la récolte. Une feuille annonce une récolte normale. Un point
    d’interrogation annonce un événement : le premier, le deuxième ou le troisième de la partie.
CAV-REVEAL-05 =
    Exemple : aucun point d’interrogation n’est encore sorti, et l’un d’eux est révélé. Ce tour se
    termine sans récolte. Si un point d’interrogation a déjà été résolu et qu’un autre est révélé,
    chacun paiera 1 PN par nain.
CAV-REVEAL-06 =
    L’option markers dit quand on retourne le marqueur Récolte. Avec "start" (par défaut), c’est en
    phase 1. Avec "end", c’est seulement au début de la phase 5, et personne ne le connaît avant.
    Dans les deux cas, l’événement appliqué est le même. (décision maison)

## Approvisionnement

CAV-SUPPLY = Phase 2 : approvisionnement
CAV-SUPPLY-01 =
    Chaque case d’approvisionnement en jeu, carte qui vient d’être révélée comprise, reçoit de la
    réserve ce qu’elle indique, en plus de ce qui s’y trouve encore. À tout nombre de joueurs :
    Extraction de rubis 1 rubis, Élevage de moutons 1 mouton, Élevage d’ânes 1 âne, Livraison de
    minerai 1 pierre et 1 minerai, Livraison de rubis 2 (1) rubis. De 1 à 3 joueurs : Extraction de
    pierre 1 pierre, Gisement 1 pierre, Premier joueur 1 PN, Abattage 3 (1) bois, Extraction de
    minerai 2 (1) minerais, Ramassage de bois 1 bois, Défrichage 1 bois, Subsistance 1 PN ; et à 3,
    Mine à ciel ouvert 1 minerai (1 pierre) et Exploration de la forêt 1 bois. De 4 à 7 joueurs :
    Extraction de pierre 2 pierres, Gisement 2 (1) pierres, Premier joueur 1 PN, Abattage 3 bois,
    Extraction de minerai 3 (2) minerais, Exploration de la forêt 2 (1) bois, Défrichage 2 bois,
    Subsistance 1 céréale (1 légume). S’y ajoutent à 5 : Dépôt 1 bois et 1 minerai, Construction de
    clôtures 1 bois ; à 6 ou 7 : Dépôt 1 bois et 1 minerai, Petite extraction de pierre 1 pierre,
    Construction de clôtures 2 (1) bois ; et à 7 encore : Grand dépôt 2 (1) bois, 1 minerai et 1
    pierre.
CAV-SUPPLY-02 =
    Un seul nombre n veut dire : n à chaque tour. La notation n (m) veut dire : n si la case est
    alors entièrement vide, m sinon. Si les deux nombres désignent des ressources différentes, c’est
    le même test qui choisit la ressource.
CAV-SUPPLY-03 = Rien ne limite ce qui s’accumule sur une case, sauf en solo (CAV-SOLO-07).
CAV-SUPPLY-04 =
    Les cases sans flèche ne reçoivent rien en phase 2 : ce qu’elles donnent vient de la réserve au
    moment où on les utilise.
CAV-SUPPLY-05 =
    Qui prend les ressources d’une case d’approvisionnement les prend toutes. Celles d’une case que
    personne n’a utilisée y restent pour les tours suivants.
CAV-SUPPLY-06 =
    Exemple : une case « 3 bois » en a encore 3 ; approvisionnée, elle en a 6. Une case « 3 (1)
    bois », vide au départ et approvisionnée trois tours de suite, a 3, puis 4, puis 5 bois ; une
    fois vidée, elle repart à 3.
CAV-SUPPLY-07 =
    Exemple : la case Subsistance de 4 à 7 joueurs, « 1 céréale (1 légume) », est vide.
    Approvisionnée trois tours de suite, elle a 1 céréale, puis 1 céréale et 1 légume, puis 1
    céréale et 2 légumes. Une fois vidée, elle repart avec 1 céréale.

## Travail

CAV-WORK = Phase 3 : le travail
CAV-WORK-01 =
    Le premier joueur commence, puis on joue dans le sens des aiguilles d’une montre. À votre tour,
    vous placez exactement un nain. La phase dure jusqu’à ce que tous aient placé tous les nains qui
    étaient dans leur caverne.
CAV-WORK-02 =
    Placez le nain sur une case Action en jeu et inoccupée. Une case n’accueille qu’un nain par tour
    et reste occupée jusqu’à la phase 4.
CAV-WORK-03 =
    Vous effectuez l’action aussitôt et jusqu’au bout, avant que le joueur suivant commence.
CAV-WORK-04 =
    Vous ne pouvez placer que des nains qui sont dans votre caverne : ni ceux qui ne sont pas nés,
    ni ceux qui sont nés pendant ce tour.
CAV-WORK-05 =
    Si vous n’avez plus de nain dans votre caverne, on passe votre tour pendant que les autres
    continuent.
CAV-WORK-06 =
    Exemple : à 2 joueurs, A commence avec 2 nains et B en a 4. Les placements se font dans l’ordre
    A, B, A, B, B, B.
CAV-WORK-07 =
    Vous ne pouvez placer un nain que si vous effectuez au moins une des actions de la case :
    bloquer une case sans l’utiliser est refusé, et une case où vous ne recevriez et ne feriez rien
    ne peut pas être choisie. Au-delà de ce minimum, les actions sont facultatives, sauf pour les
    ressources de CAV-WORK-19. (décision maison)
CAV-WORK-08 =
    Vous placez d’abord vos nains sans arme, puis les autres par force d’arme croissante. On ne
    compare que les nains encore dans la caverne ; entre nains égaux, vous choisissez librement.
CAV-WORK-09 =
    Pour 1 rubis, vous pouvez placer un nain armé sans tenir compte de cet ordre. Le placement
    suivant doit de nouveau le respecter, sauf si vous payez un autre rubis. (décision maison)
CAV-WORK-10 =
    Exemple : il ne vous reste que deux nains, de forces 3 et 14. Sans rubis, vous devez placer
    celui de force 3. Pour 1 rubis, vous pouvez placer celui de force 14.
CAV-WORK-11 =
    Exemple : vous avez quatre nains sans arme et un nain de force 14. Pour placer ce dernier avant
    les autres, 1 rubis suffit, peu importe le nombre de nains qu’il dépasse.
CAV-WORK-12 =
    « Ou » : vous effectuez exactement une des actions proposées. Seule la Chambre d’amis en fait un
    « et/ou », dans l’ordre que vous voulez : commencer une option ne ferme aucune partie d’une
    autre qui pourrait encore se faire. (décision maison)
CAV-WORK-13 =
    « Et/ou » : vous effectuez une, plusieurs ou toutes les actions proposées, mais au moins une,
    dans l’ordre que vous voulez. (décision maison)
CAV-WORK-14 =
    « Et ensuite/ou » : vous effectuez une, plusieurs ou toutes les actions proposées, mais au moins
    une, et celles que vous choisissez se font dans l’ordre imprimé.
CAV-WORK-15 =
    « Et puis » : la deuxième action n’est permise que si vous avez effectué la première, et elle
    reste facultative. C’est le cas de Désir d’enfant urgent (une habitation, et puis la croissance
    du clan) et d’Aventure (une première expédition, et puis une seconde). (décision maison)
CAV-WORK-16 =
    Les matériaux, les cultures, les PN, les rubis et l’Or que vous recevez vont dans votre réserve
    personnelle, visible de tous. Les animaux n’y vont jamais : vous les placez aussitôt sur votre
    plateau Habitat.
CAV-WORK-17 =
    Un animal d’élevage reçu que vous ne pouvez ou ne voulez pas garder est converti en PN selon le
    chapitre CAV-CONVERT, à la fin de l’action qui l’a apporté (CAV-ANIMALS-25) et avant l’action
    suivante. On n’en refuse, n’en jette et n’en laisse en attente aucun. (décision maison)
CAV-WORK-18 =
    Les cases présentes dépendent du nombre de joueurs et des cartes révélées. Une case absente ne
    peut être ni utilisée ni imitée.
CAV-WORK-19 =
    Une action qui ne fait que donner des ressources, accumulées ou fixes, n’est jamais omise : vous
    recevez tout, au moment imprimé. Avec « et/ou », c’est avant ou après le reste, comme vous
    voulez ; avec « ou », c’est seulement dans l’option choisie ; et qui imite ne reçoit que les
    ressources fixes. Vous pouvez renoncer aux tuiles, aux constructions, aux semailles, à la
    croissance, à la forge, aux expéditions, aux achats et aux échanges. (décision maison)
CAV-WORK-20 =
    Entre le placement du nain et la première action effectuée, un échange qui ne laisserait plus
    aucune action possible sur la case est refusé. Après la première action, une action devenue
    impossible est abandonnée, et ce qui est fait reste fait. Un ordre imposé n’oblige jamais à
    effectuer une action. (décision maison)
CAV-WORK-21 =
    Vous ne pouvez choisir une case que si vous pouvez y effectuer au moins une action avec vos
    ressources et votre plateau du moment, une fois payés le rubis de CAV-WORK-09 ou les PN d’une
    imitation. L’échange ou la tuile simple qu’il vous faut pour cela se fait d’abord, au même tour
    et avant le placement ; le résultat est le même que juste avant l’action. (décision maison)
CAV-WORK-22 =
    Si aucun des nains que vous devez placer selon CAV-WORK-08 n’a de case utilisable avec ce que
    vous possédez et sans aucun échange, vous pouvez en mettre un de côté : il reste dans la caverne
    jusqu’au tour suivant, compte comme placé, n’entre plus en compte dans l’ordre, et c’est au
    joueur suivant. Sinon, passer est refusé. Aucun échange n’est jamais obligatoire.
    (décision maison)
CAV-WORK-23 =
    Les gains qui en entraînent d’autres (bonus imprimé d’une case recouverte, École de dressage,
    Filon, Carrière, Grotte d’élevage, Bureau) sont comptés aussitôt, avant la décision suivante, la
    cause d’abord et l’effet ensuite. Ils ne font qu’ajouter des ressources et ne tournent jamais en
    rond ; la plus longue suite est un ânon, 1 pierre, 1 minerai. (décision maison)
CAV-WORK-24 =
    Exemple : votre petit pâturage est plein avec 2 moutons, votre entrée est pleine avec 2
    sangliers, et vous n’avez ni autre place, ni bois, ni pierre. Vous utilisez Élevage de moutons,
    où il y a 3 moutons : vous les prenez tous les 3. Vous convertissez alors soit 3 moutons (3 PN),
    soit 2 sangliers et 1 mouton (5 PN) ; les moutons restants remplissent dans ce cas le pâturage
    et l’entrée. Laisser des moutons sur la case est refusé.
CAV-WORK-25 =
    Exemple : vous avez un nain sans arme, 1 rubis et aucun minerai. Forge d’armes est refusée. Si
    vous échangez d’abord le rubis contre 1 minerai, elle est permise ; entre le placement et la
    forge, vous ne pouvez pas dépenser ce seul minerai autrement, par exemple avec le Surplus.

## Tuiles doubles

CAV-TILES = Les tuiles de la montagne et de la forêt
CAV-TILES-01 =
    Les cases Gisement et Extraction de pierre accumulent de la pierre. Prenez-la toute ; vous
    pouvez aussi poser une tuile double dans votre montagne.
CAV-TILES-02 =
    Avec Extraction de pierre, vous ne pouvez poser que la face Grotte/Tunnel ; avec Gisement, c’est
    Grotte/Tunnel ou Grotte/Grotte, au choix. Aucune autre case ne donne Grotte/Grotte.
    (décision maison)
CAV-TILES-03 =
    Une tuile double de montagne recouvre deux cases Montagne vides qui ont un côté commun. L’une
    d’elles au moins doit avoir un côté commun avec une case Montagne déjà occupée ; les diagonales
    ne comptent jamais. Vous orientez la tuile comme vous voulez.
CAV-TILES-04 =
    Les deux grottes imprimées comptent comme occupées dès le départ. Ensuite, il en va de même de
    toute case avec une grotte, un tunnel, une mine ou un aménagement.
CAV-TILES-05 =
    Exemple : sur le plateau de départ, une tuile double de montagne a exactement six emplacements :
    (1,4)-(2,4), (2,4)-(2,5), (2,5)-(3,5), (3,5)-(3,6), (3,5)-(4,5) et (4,5)-(4,6).
CAV-TILES-06 =
    Quand une tuile recouvre un lac souterrain, vous recevez aussitôt les PN imprimés : 1 en (4,5),
    2 en (1,6).
CAV-TILES-07 =
    S’il n’y a plus d’emplacement permis pour une tuile double dans la montagne, vous n’en posez
    pas, et de même dans la forêt. Vous ne recevez jamais de tuile simple à la place, mais les
    autres actions de la case restent possibles.
CAV-TILES-08 =
    Petite extraction de pierre (de 5 à 7 joueurs) donne de la pierre et, si vous voulez, une tuile
    Grotte/Tunnel. À 5 joueurs, c’est 1 pierre de la réserve à chaque utilisation ; à 6 ou 7, c’est
    la pierre qui s’y est accumulée, 1 par tour. Agrandissement (à 7 joueurs) donne soit 1 pierre
    et, si vous voulez, une tuile Grotte/Tunnel, soit 1 bois et, si vous voulez, une tuile
    Prairie/Champ : une seule de ces options. La ressource ne dépend pas de la tuile.
    (décision maison)
CAV-TILES-09 =
    De 4 à 7 joueurs, Extraction de pierre accumule plus vite que Gisement : 2 pierres à chaque
    tour, contre 2 si la case est vide et 1 sinon.
CAV-TILES-10 =
    Défrichage donne le bois qui s’y est accumulé. Subsistance donne, de 1 à 3 joueurs, les PN
    accumulés et 1 céréale ; de 4 à 7, les céréales et légumes accumulés. Sur ces deux cases, vous
    pouvez aussi poser une tuile Prairie/Champ. Brulis donne une tuile Prairie/Champ et une action
    Semailles.
CAV-TILES-11 =
    Une tuile Prairie/Champ recouvre deux cases Forêt qui ont un côté commun et qu’aucune tuile ne
    recouvre encore. Vous l’orientez comme vous voulez.
CAV-TILES-12 =
    Votre première tuile Prairie ou Champ, double ou simple, doit recouvrir la case Forêt (4,3),
    devant l’entrée de votre caverne. Si la tuile est double, ce peut être par l’une ou l’autre
    moitié.
CAV-TILES-13 =
    Exemple : votre forêt est intacte. Votre première tuile Prairie/Champ a quatre placements :
    (4,3)-(3,3) et (4,3)-(4,2), dans les deux sens chaque fois.
CAV-TILES-14 =
    Toute tuile suivante en forêt doit avoir un côté commun avec un champ, une prairie ou un
    pâturage. Une étable dans la forêt vierge ne suffit pas. Les champs n’ont pas à toucher des
    champs, ni les prairies des prairies.
CAV-TILES-15 =
    Quand une tuile recouvre une tanière de sangliers, en (1,3) ou en (3,1), vous recevez aussitôt 1
    sanglier, que vous hébergez ou convertissez en 2 PN. Quand elle recouvre le cours d’eau, en
    (4,2), vous recevez 1 PN.
CAV-TILES-16 =
    Un bonus imprimé n’est donné qu’une fois, quand une première tuile, double ou simple, achetée ou
    gagnée comme butin, recouvre sa case. Deux cases à bonus ne sont jamais voisines : une tuile en
    donne donc un au plus. (décision maison)
CAV-TILES-17 =
    L’une des deux cases Forêt peut porter une étable : la tuile se glisse dessous, et c’est la
    moitié Prairie qui doit s’y trouver. Un champ ne va jamais sous une étable ; deux cases qui en
    portent chacune une ne peuvent donc pas recevoir de tuile Prairie/Champ.
CAV-TILES-18 =
    Une tuile se pose entièrement sur le plateau et dans une seule de ses moitiés. La seule
    exception vient du Bureau (CAV-TILES-21).
CAV-TILES-19 =
    Une tuile n’est jamais retirée ni déplacée. On ne recouvre que ceci : une grotte par un
    aménagement, deux tunnels par un tunnel profond et une mine de minerai, un tunnel ou un tunnel
    profond par une mine de rubis, une prairie par un petit pâturage, deux prairies par un grand
    pâturage. Font exception l’Atelier (CAV-FURNISH-04) et le couple formé par le Marchand de
    matériaux et le Surplus (CAV-FURNISH-09).
CAV-TILES-20 =
    Une étable sur la case devant l’entrée lie votre première tuile : seule une prairie, simple ou
    moitié d’une tuile double, peut y aller. Une première tuile simple Champ est alors refusée.
CAV-TILES-21 =
    Exemple : avec le Bureau, une moitié d’une tuile double peut dépasser d’une case le bord
    extérieur du plateau (rangée 0 ou 5, colonne 0 ou 7), mais jamais la limite entre forêt et
    montagne. Votre forêt est intacte : votre première tuile Prairie/Champ a six placements, les
    quatre de CAV-TILES-13 et (4,3)-(5,3) dans les deux sens. Ces deux derniers rapportent 2 Or.

## Semailles

CAV-SOW = Semailles
CAV-SOW-01 =
    Pour semer, posez 1 céréale de votre réserve personnelle sur un champ vide et ajoutez-en 2 de la
    réserve, ce qui en fait 3 ; ou posez 1 légume et ajoutez-en 1, ce qui en fait 2.
CAV-SOW-02 =
    Une action Semailles permet de semer au plus 2 champs de céréales et au plus 2 champs de
    légumes. Un troisième de la même sorte est refusé, même si vous n’en semez aucun de l’autre.
CAV-SOW-03 =
    Un champ ne porte qu’une sorte de culture et doit être tout à fait vide pour être semé. Une fois
    vidé par les récoltes, il peut l’être de nouveau ; récolté en partie seulement, il ne le peut
    pas.
CAV-SOW-04 =
    Chaque champ semé demande 1 jeton de cette culture dans votre réserve personnelle. Vous pouvez
    l’acheter avec un rubis pendant l’action.
CAV-SOW-05 =
    Exemple : vous avez 1 céréale, 1 légume et deux champs vides, et vous semez les deux. Les champs
    portent 3 céréales et 2 légumes ; votre réserve n’a plus ni céréale ni légume.
CAV-SOW-06 =
    Exemple : vous avez 2 rubis, aucune culture, aucun champ vide et un emplacement permis en forêt.
    Pour semer, vous achetez une tuile Champ pour 1 rubis et 1 céréale pour l’autre ; le nouveau
    champ porte ensuite 3 céréales.
CAV-SOW-07 =
    L’action Semailles est sur Brulis dès le début, sur Vie de famille une fois cette carte révélée
    et, de 5 à 7 joueurs, sur Location de matériel. C’est aussi un butin de force 12.
CAV-SOW-08 =
    Les jetons posés sur les champs ne sont pas dans votre réserve : tant qu’ils ne sont pas
    récoltés, ils ne peuvent être ni mangés, ni dépensés, ni semés.

## Aménagement

CAV-FURNISH = Aménager une caverne
CAV-FURNISH-01 =
    L’action Aménagement de caverne est sur Travaux domestiques, dès le début. C’est aussi un butin
    de force 7.
CAV-FURNISH-02 =
    Prenez une des tuiles Aménagement offertes, habitations comprises, payez à la réserve tout le
    prix indiqué sur la tuile, et posez-la sur une de vos grottes vides.
CAV-FURNISH-03 = Sans grotte vide, ou sans de quoi payer, vous ne pouvez pas aménager.
CAV-FURNISH-04 =
    Vous pouvez aménager la grotte vide imprimée. Un tunnel, un tunnel profond, une mine ou la roche
    vierge ne conviennent jamais, sauf avec l’Atelier, qui permet d’aménager aussi les tunnels et
    les tunnels profonds sans mine.
CAV-FURNISH-05 =
    Un aménagement posé n’est jamais retiré, déplacé ni recouvert. Seuls le Surplus et le Marchand
    de matériaux se remplacent l’un l’autre (CAV-FURNISH-09). (décision maison)
CAV-FURNISH-06 =
    Une fois pris, un aménagement unique n’est plus offert à personne. L’habitation ordinaire peut
    être bâtie autant de fois que l’on veut, par tous.
CAV-FURNISH-07 =
    L’effet d’un aménagement, décrit avec chaque tuile, vaut pour son propriétaire dès que la tuile
    est posée.
CAV-FURNISH-08 =
    Exemple : vous avez le plateau de départ, 4 bois et 3 pierres. Avec Travaux domestiques, vous
    bâtissez une habitation ordinaire en (3,4). Vous n’avez plus ni bois ni pierre, votre caverne
    peut loger un nain de plus, et vous ne pouvez plus rien aménager avant d’avoir creusé une
    grotte.
CAV-FURNISH-09 =
    Si vous possédez le Marchand de matériaux et prenez le Surplus, ou l’inverse, vous devez poser
    la nouvelle tuile sur l’ancienne : il ne faut pas de grotte vide, et on n’en utilise pas. La
    tuile recouverte quitte le jeu pour de bon : elle n’a plus d’effet, ne vaut pas de point, ne
    compte pour aucune autre tuile et n’est plus jamais offerte. (décision maison)
CAV-FURNISH-10 =
    Un aménagement ne réduit pas son propre prix et n’aide pas à le payer ; son gain immédiat vient
    après le paiement. Son effet durable sert à toutes les actions qui suivent sur la même case. Par
    exemple, l’École de dressage bâtie d’abord donne 1 bois pour le chien de Travaux domestiques.

## Habitations

CAV-DWELLING = Habitations
CAV-DWELLING-01 =
    L’action Construction d’habitation est sur les deux faces de la carte du tour 4. Elle ne permet
    de prendre qu’une habitation, ordinaire ou spéciale, et toutes les règles des aménagements s’y
    appliquent.
CAV-DWELLING-02 = Une habitation ordinaire coûte 4 bois et 3 pierres.
CAV-DWELLING-03 =
    Une habitation loge 1 nain, et l’Habitation conjugale en loge 2. La capacité de votre clan est
    de 2, pour l’entrée, plus les places de toutes vos habitations, sauf l’Habitation supplémentaire
    (CAV-GROWTH-10).
CAV-DWELLING-04 =
    Un butin de force 11 permet aussi de bâtir une habitation : uniquement l’ordinaire, pour 2 bois
    et 2 pierres.
CAV-DWELLING-05 =
    L’Habitation supplémentaire ne loge qu’un sixième nain ; elle n’ajoute rien pour les cinq
    premiers, même si vous en avez moins de cinq. (décision maison)

## Croissance du clan

CAV-GROWTH = Croissance du clan
CAV-GROWTH-01 =
    L’action Croissance du clan est sur Désir d’enfant, Désir d’enfant urgent, Vie de famille et, de
    4 à 7 joueurs, Provisions.
CAV-GROWTH-02 =
    Elle n’est permise que si votre caverne peut loger plus de nains que vous n’en avez en jeu.
CAV-GROWTH-03 =
    Un nain de votre réserve personnelle rejoint, sans arme, celui qui agit, sans occuper d’autre
    case. Il ne fait rien pendant ce tour, rentre avec les autres et devient un adulte comme les
    autres au tour suivant.
CAV-GROWTH-04 =
    Un clan compte 5 nains au plus, ou 6 avec l’Habitation supplémentaire. Toute croissance au-delà
    est refusée.
CAV-GROWTH-05 =
    Une case ne donne qu’un nouveau-né par utilisation, mais vous pouvez utiliser plusieurs cases de
    croissance, même pendant le même tour, tant que vous avez de la place.
CAV-GROWTH-06 =
    Exemple : votre caverne peut loger 4 nains, et vous en avez 3. Avec une croissance du clan, vous
    en avez 4. Sans nouvelle habitation, une seconde est refusée.
CAV-GROWTH-07 =
    Désir d’enfant offre soit une croissance du clan, soit la construction d’une habitation. Désir
    d’enfant urgent offre soit la construction d’une habitation et puis, si vous voulez, une
    croissance du clan, soit 3 Or. Sur cette face, la croissance n’est donc permise qu’après avoir
    bâti une habitation par la même action. (décision maison)
CAV-GROWTH-08 =
    Exemple : vous avez 2 nains, place pour 2, 4 bois, 3 pierres et une grotte vide. Avec Désir
    d’enfant urgent, vous bâtissez une habitation ordinaire, puis votre clan grandit : vous avez 3
    nains, dont un nouveau-né. Si vous ne bâtissez pas, la croissance y est refusée.
CAV-GROWTH-09 =
    Vie de famille offre la croissance du clan et/ou les semailles, dans l’ordre que vous voulez.
CAV-GROWTH-10 =
    Avec n nains en jeu, nouveau-nés compris, la croissance est permise si n est inférieur à 5 et
    que la capacité du clan dépasse n, ou si n vaut 5 et que vous possédez l’Habitation
    supplémentaire. Le sixième nain est pour le reste comme les autres : il mange, travaille et
    rapporte un point. (décision maison)
CAV-GROWTH-11 =
    Exemple : avec 5 nains et l’Habitation supplémentaire, la croissance est permise, mais un
    septième nain est refusé. Avec 4 nains, place pour 4 et l’Habitation supplémentaire, elle est
    refusée. Avec 5 nains et place pour 6, mais sans cette tuile, elle est refusée.

## Mines

CAV-MINES = Mines
CAV-MINES-01 =
    Mine de minerai (étape 1) permet de poser une tuile Tunnel profond/Minerai sur deux tunnels
    ordinaires qui ont un côté commun et donne alors 3 minerais. Vous choisissez laquelle des deux
    cases devient la mine. Sans la tuile, pas de minerai.
CAV-MINES-02 =
    Aucune des deux moitiés de cette tuile ne peut recouvrir un tunnel profond, une grotte, une mine
    ou la roche vierge.
CAV-MINES-03 = En plus ou à la place, vous pouvez y entreprendre une expédition de niveau 2.
CAV-MINES-04 =
    Exemple : vous avez un tunnel avec une case voisine vide et permise, et 1 rubis. Pour utiliser
    Mine de minerai, vous achetez d’abord une tuile simple Tunnel à côté, puis vous bâtissez. Les
    deux deviennent tunnel profond et mine de minerai ; le rubis est dépensé, et vous gagnez 3
    minerais. Deux tuiles simples Tunnel conviennent tout autant.
CAV-MINES-05 =
    Mine de rubis (étape 2, au tour 5 ou 6) permet de poser une mine de rubis sur un tunnel vide.
    Sur un tunnel profond, vous recevez aussitôt 1 rubis ; sur un tunnel ordinaire, aucun.
CAV-MINES-06 =
    Juste avant d’utiliser Mine de rubis, vous pouvez acheter une tuile simple Tunnel pour 1 rubis
    et y poser la mine. (décision maison)
CAV-MINES-07 =
    Une mine de rubis sur un tunnel ordinaire enlève cette case aux futures mines de minerai. Sur un
    tunnel profond, elle laisse intacte la mine de minerai voisine.
CAV-MINES-08 =
    Une mine de minerai vaut 3 points, une mine de rubis 4. Chaque mine, de l’une ou l’autre sorte,
    peut accueillir 1 âne.
CAV-MINES-09 =
    Extraction de minerai et Extraction de rubis sont disponibles dès le tour 1. Livraison de
    minerai est une carte de l’étape 3, Livraison de rubis une carte de l’étape 4. (décision maison)
CAV-MINES-10 =
    Sur l’une de ces quatre cases, prenez toutes les ressources qui s’y trouvent, quelle que soit
    leur sorte. (décision maison)
CAV-MINES-11 =
    Extraction de minerai et Livraison de minerai donnent en plus 2 minerais de la réserve pour
    chacune de vos mines de minerai.
CAV-MINES-12 =
    Extraction de rubis donne 1 rubis de plus si vous avez au moins 1 mine de rubis, Livraison de
    rubis si vous en avez au moins 2. Ce n’est jamais plus de 1.
CAV-MINES-13 =
    Exemple : avec 2 mines de minerai, Extraction de minerai, où il y a 3 minerais, vous en donne 7.
    Avec 3 mines de rubis, Extraction de rubis, où il y a 2 rubis, vous en donne 3. Avec 1 mine de
    rubis, Livraison de rubis, où il y a 2 rubis, vous en donne 2.

## Rubis

CAV-RUBY = Rubis
CAV-RUBY-01 =
    À tout moment (CAV-CONVERT-08), vous pouvez échanger 1 rubis contre 1 bois, 1 pierre, 1 minerai,
    1 céréale, 1 légume, 1 Or, 1 chien, 1 mouton, 1 âne ou 1 sanglier. Un bœuf coûte 1 rubis et 1
    PN. (décision maison)
CAV-RUBY-02 = Vous pouvez convertir directement 1 rubis en 2 PN.
CAV-RUBY-03 =
    Pour 1 rubis, vous achetez une tuile simple Champ ou Prairie. Vous la posez aussitôt sur une
    case Forêt voisine d’un champ, d’une prairie ou d’un pâturage, ou sur la case devant l’entrée si
    vous n’en avez encore aucun.
CAV-RUBY-04 =
    Pour 1 rubis, vous achetez une tuile simple Tunnel, et pour 2 rubis une tuile simple Grotte.
    Vous la posez aussitôt sur une case Montagne vide, voisine de votre caverne.
CAV-RUBY-05 =
    Vous ne pouvez pas acheter une tuile que vous ne pouvez pas poser aussitôt selon les règles ; on
    n’en garde aucune pour plus tard.
CAV-RUBY-06 =
    Une tuile simple Prairie peut se glisser sous une étable de la forêt, une tuile simple Champ
    non.
CAV-RUBY-07 = Pour 1 rubis, vous passez outre à l’ordre de placement pour un nain (CAV-WORK-09).
CAV-RUBY-08 =
    Seul le nombre de vos rubis limite ces échanges, et vous pouvez en faire plusieurs pendant une
    même action. Rien ne se change en rubis, et les rubis n’achètent directement ni pâturage, ni
    étable, ni mine, ni aménagement.
CAV-RUBY-09 =
    Exemple : vous avez 1 rubis, 2 bois et un emplacement permis en forêt. Pour une action
    Construction de clôtures, vous achetez d’abord une prairie, puis vous la clôturez. La case est
    un petit pâturage ; vous n’avez plus ni rubis ni bois.
CAV-RUBY-10 =
    Exemple : vous avez 1 rubis et 1 PN et vous prenez un bœuf. Vous n’avez plus ni l’un ni l’autre,
    et vous devez héberger ou convertir le bœuf. Si vous avez 1 rubis et aucun moyen d’obtenir un
    PN, le bœuf est refusé.

## Provisions et commerce

CAV-TRADE = Provisions et commerce de minerai
CAV-TRADE-01 = Provisions, disponible dès le début, donne 1 bois, 1 pierre, 1 minerai, 1 PN et 2 Or.
CAV-TRADE-02 =
    De 4 à 7 joueurs, vous pouvez y prendre une croissance du clan au lieu de ces ressources, mais
    pas les deux, sauf avec la Chambre d’amis. De 1 à 3 joueurs, il n’y a pas de croissance sur
    cette case.
CAV-TRADE-03 =
    Commerce de minerai (étape 4) échange 2 minerais contre 2 Or et 1 PN, de 1 à 3 fois par
    utilisation.
CAV-TRADE-04 =
    Exemple : vous avez 6 minerais et faites trois échanges avec Commerce de minerai. Il vous reste
    0 minerai, et vous gagnez 6 Or et 3 PN. Avec 9 minerais, il vous en reste 3 : un quatrième
    échange est refusé.

## Marché

CAV-MARKET = Marché hebdomadaire
CAV-MARKET-01 =
    Marché hebdomadaire n’existe que de 5 à 7 joueurs, dès le début. Vous y recevez d’abord 4 Or.
CAV-MARKET-02 =
    On y vend ensuite, contre de l’Or : bois, pierre, minerai, mouton, âne et céréale à 1 chacun ;
    chien, sanglier et légume à 2 chacun ; bœuf à 3. Rien d’autre n’est en vente.
CAV-MARKET-03 = À chaque utilisation, vous achetez au plus une unité de chaque sorte.
CAV-MARKET-04 =
    Vous pouvez ajouter l’Or que vous aviez déjà. Rien n’oblige à acheter, vous gardez ce que vous
    ne dépensez pas, et on rend toujours la monnaie.
CAV-MARKET-05 = Vous pouvez convertir aussitôt en PN les animaux achetés.
CAV-MARKET-06 =
    Exemple : vous avez 11 Or et achetez une unité des dix sortes. Vous dépensez 15 Or, et il vous
    en reste 0. Avec 0 Or au départ, 1 mouton, 1 âne et 1 légume sont permis ; 2 moutons et 1 légume
    sont refusés.

## Animaux

CAV-ANIMALS = Pâturages, étables et animaux
CAV-ANIMALS-01 =
    Élevage de moutons (étape 1) accumule des moutons, Élevage d’ânes (étape 2) des ânes. Vous
    pouvez d’abord clôturer et/ou bâtir une étable ; ensuite, vous prenez les animaux, tous, s’il y
    en a.
CAV-ANIMALS-02 =
    L’action Construction de clôtures est sur Élevage de moutons, Élevage d’ânes et, de 5 à 7
    joueurs, sur la case Construction de clôtures. Les butins offrent des clôtures moins chères : un
    petit pâturage pour 1 bois (force 9), un grand pour 2 bois (force 10).
CAV-ANIMALS-03 =
    Une action de clôture fait au plus un petit pâturage et au plus un grand ; vous pouvez faire les
    deux. (décision maison)
CAV-ANIMALS-04 =
    Un petit pâturage coûte 2 bois et prend une prairie. Un grand coûte 4 bois et prend deux
    prairies qui ont un côté commun, quelles que soient les tuiles dont elles viennent.
CAV-ANIMALS-05 =
    On ne clôture que des prairies, jamais un champ, la forêt vierge ou une case Montagne.
CAV-ANIMALS-06 =
    Un pâturage est définitif : on ne peut ni le diviser, ni le réunir à un autre, ni l’agrandir, ni
    en refaire une prairie. Un petit pâturage ne peut donc pas entrer dans un grand.
CAV-ANIMALS-07 =
    Exemple : vous avez 3 prairies, dont deux voisines, 6 bois et 1 pierre. Vous utilisez tout ce
    qu’offre Élevage de moutons, où il y a 2 moutons. Vous avez maintenant 1 grand pâturage, 1 petit
    et 1 étable ; il ne vous reste ni bois ni pierre, et les 2 moutons sont hébergés.
CAV-ANIMALS-08 =
    Aucune case n’accumule de sangliers ni de bœufs. Ils viennent des tanières (pour les sangliers),
    des butins, des rubis, du marché et de la reproduction.
CAV-ANIMALS-09 =
    Élevage de moutons et Élevage d’ânes permettent de bâtir une étable pour 1 pierre, jamais plus
    d’une par utilisation. Un butin de force 8 en bâtit une gratuitement.
CAV-ANIMALS-10 =
    Une étable se bâtit dans la forêt vierge, où elle n’a pas à toucher une tuile, sur une prairie
    ou sur une case de pâturage ; jamais sur un champ ni sur une case Montagne.
CAV-ANIMALS-11 =
    Il y a une étable au plus par case, donc jusqu’à deux sur un grand pâturage, et vous n’en avez
    que 3. Une étable est permanente.
CAV-ANIMALS-12 =
    Une case Forêt avec une étable peut devenir une prairie, jamais un champ. Une prairie avec une
    étable peut être clôturée, en petit ou en grand pâturage. L’étable reste.
CAV-ANIMALS-13 = Bâtir une étable sur le cours d’eau ou sur une tanière ne donne pas de bonus.
CAV-ANIMALS-14 =
    Vous pouvez réorganiser vos animaux sur votre plateau Habitat à tout moment, pourvu que le
    résultat soit permis.
CAV-ANIMALS-15 =
    Un pâturage accueille des animaux d’élevage d’une seule espèce, 2 par case. Chaque étable qui
    s’y trouve double sa capacité.
CAV-ANIMALS-16 =
    Exemple : un petit pâturage sans étable accueille 2 animaux, avec 1 étable 4 ; un grand sans
    étable 4, avec 1 étable 8, avec 2 étables 16.
CAV-ANIMALS-17 =
    Une étable sur une prairie non clôturée accueille 1 animal d’élevage de n’importe quelle espèce.
    Une étable dans la forêt vierge accueille 1 sanglier et rien d’autre.
CAV-ANIMALS-18 =
    Chaque mine, de minerai ou de rubis, accueille 1 âne. L’entrée accueille jusqu’à 2 animaux d’une
    même espèce, et l’Habitation mixte aussi. La Salle à manger accueille jusqu’à 3 bœufs, la Salle
    de repos autant de moutons que vous avez de nains, et, avec le Stock de chaume, chaque champ
    sans culture 1 animal d’élevage de n’importe quelle espèce.
CAV-ANIMALS-19 =
    Une prairie sans étable ni chien, un champ, la forêt vierge, une grotte, un tunnel et un tunnel
    profond n’accueillent aucun animal d’élevage, sauf effet d’un aménagement.
CAV-ANIMALS-20 =
    Les chiens peuvent se trouver sur n’importe quelle case de votre plateau Habitat, en n’importe
    quel nombre. Ils ne manquent jamais de place et n’en prennent pas.
CAV-ANIMALS-21 =
    Au lieu de suivre ses règles normales, une prairie ou un pâturage avec au moins un chien peut
    accueillir un mouton de plus qu’il n’y a de chiens : n + 1 moutons pour n chiens. Ses étables ne
    comptent alors pas, et aucun autre animal d’élevage n’y est permis. Vous choisissez pour chaque
    prairie ou pâturage ; un grand pâturage compte comme un seul lieu. (décision maison)
CAV-ANIMALS-22 =
    Exemple : 1, 2 ou 3 chiens sur une prairie y gardent 2, 3 ou 4 moutons. Un petit pâturage avec
    une étable et 2 chiens accueille 3 moutons s’ils sont gardés, contre 4 selon la règle normale.
CAV-ANIMALS-23 =
    Les chiens ne gardent que des moutons : ni ânes, ni sangliers, ni bœufs. Ils n’en gardent jamais
    sur une case Forêt ni sur un champ.
CAV-ANIMALS-24 =
    Après chaque action d’une case et après chaque phase d’une récolte, votre plateau doit respecter
    toutes les limites d’hébergement. (décision maison)
CAV-ANIMALS-25 =
    On vérifie à la fin de chacune de ces choses : prendre des animaux, un butin, une tuile qui
    recouvre une tanière, l’ensemble des achats d’un passage au marché, un échange de rubis, des
    semailles ou une action de clôture. (Une reproduction n’apporte jamais trop d’animaux,
    CAV-HARVEST-22.) Si aucune disposition n’héberge tous vos animaux d’élevage, vous en
    convertissez autant qu’il faut, nouveaux ou anciens, à votre choix, aux taux normaux et avec les
    effets de vos tuiles. (décision maison)
CAV-ANIMALS-26 =
    La place ne diminue que dans deux cas : vous semez un champ qui hébergeait un animal grâce au
    Stock de chaume, ou vous réunissez deux prairies qui ont des étables ou des chiens en un grand
    pâturage, qui n’est qu’un seul lieu pour une seule espèce. Les chiens, les nains, les étables,
    les mines et les places des aménagements ne disparaissent jamais. Le surplus se règle selon
    CAV-ANIMALS-25.
CAV-ANIMALS-27 =
    Réorganiser les animaux est libre et n’est pas un coup : une situation est permise dès qu’il
    existe une disposition permise de vos animaux. Les effets qui comptent les ânes dans les mines
    prennent le plus petit des deux nombres, celui de vos ânes et celui des mines concernées, ce qui
    est toujours réalisable.
CAV-ANIMALS-28 =
    Exemple : deux prairies voisines ont chacune une étable et hébergent l’une 1 mouton, l’autre 1
    bœuf ; 2 sangliers sont dans l’entrée, et il n’y a pas d’autre place. Vous faites de ces
    prairies un grand pâturage. Deux des trois espèces seulement peuvent rester, et vous
    convertissez la troisième.

## Armes

CAV-WEAPONS = Armes
CAV-WEAPONS-01 =
    Forge d’armes (étape 1) permet de forger une arme et d’entreprendre une expédition de niveau 3.
    Aventure (étape 4) permet de forger une arme et d’entreprendre deux expéditions de niveau 1.
CAV-WEAPONS-02 =
    Seul le nain qui agit peut se forger une arme, et seulement s’il n’en a pas. Vous payez de 1 à 8
    minerais, à votre choix, et l’arme a cette force ; elle ne dépasse jamais 8, quel que soit le
    minerai que vous possédez.
CAV-WEAPONS-03 =
    Un nain porte une arme au plus. Un nain armé ne peut pas en forger d’autre, et le minerai ne
    peut ni améliorer ni remplacer la sienne.
CAV-WEAPONS-04 =
    Une arme reste à son nain : elle ne peut être ni donnée, ni perdue, ni jetée. La seule exception
    est la Grotte paisible, qui échange une arme contre autant de PN que sa force.
CAV-WEAPONS-05 = La force ne dépasse jamais 14 ; ce qui irait au-delà est perdu.
CAV-WEAPONS-06 =
    La nouvelle arme peut servir aussitôt à l’expédition de la même case. Un nain armé peut n’y
    faire que l’expédition, un nain sans arme n’y faire que forger.
CAV-WEAPONS-07 =
    Un nain sans arme dont le propriétaire ne peut pas payer d’arme (ni minerai, ni échange qui en
    donne, ni Forgeron, qui rend gratuites les armes de force 1 et 2) ne peut être placé ni sur
    Forge d’armes ni sur Aventure.
CAV-WEAPONS-08 =
    Les armes ne peuvent rien contre les autres joueurs. Chacun voit qui est armé, et de quelle
    force.

## Expéditions

CAV-EXPEDITION = Expéditions
CAV-EXPEDITION-01 = Seul un nain armé peut partir en expédition, et c’est toujours celui qui agit.
CAV-EXPEDITION-02 =
    Une expédition de niveau L (de 1 à 4) rapporte au moins 1 et au plus L butins différents, chacun
    une fois. Vous les choisissez et les appliquez l’un après l’autre, dans l’ordre que vous voulez.
    Un butin que vous ne pouvez pas appliquer ne peut pas être choisi. (décision maison)
CAV-EXPEDITION-03 =
    Chaque butin demande une force minimale, que l’arme du nain doit atteindre. Force 1 : +1 à
    toutes les armes, 1 bois, 1 chien. Force 2 : 1 céréale, 1 mouton. Force 3 : 1 pierre, 1 âne.
    Force 4 : 1 légume, 2 minerais. Force 5 : 1 sanglier. Force 6 : 2 Or. Force 7 : aménagement de
    caverne. Force 8 : étable gratuite. Force 9 : tuile simple Tunnel, petit pâturage pour 1 bois.
    Force 10 : 1 bœuf, grand pâturage pour 2 bois. Force 11 : tuile simple Prairie, habitation
    ordinaire pour 2 bois et 2 pierres. Force 12 : tuile simple Champ, semailles. Force 14 : tuile
    simple Grotte, reproduction de 2 espèces au plus.
CAV-EXPEDITION-04 = Ce qu’un butin vous apporte peut servir à un autre butin de la même expédition.
CAV-EXPEDITION-05 =
    Le butin « +1 à toutes les armes » n’agit qu’après l’expédition et n’y ouvre donc rien. Il
    renforce tous vos nains armés, celui qui voyage compris, et n’arme personne.
CAV-EXPEDITION-06 =
    À la fin de toute expédition, quel que soit son niveau, l’arme du nain gagne 1 en force, au-delà
    de 8 aussi, jusqu’à 14.
CAV-EXPEDITION-07 =
    Les deux expéditions d’Aventure sont distinctes : l’arme gagne 1 après la première ; la seconde
    se fait avec la nouvelle force et peut reprendre un butin de la première.
CAV-EXPEDITION-08 =
    Exploration (étape 3, absente à 1 ou 2 joueurs) est une expédition de niveau 4. Il y en a aussi
    sur Forge d’armes (niveau 3), Mine de minerai (niveau 2), Aventure (deux de niveau 1), Abattage
    (niveau 1) et, de 5 à 7 joueurs, Location de matériel (niveau 2).
CAV-EXPEDITION-09 =
    Vous hébergez ou convertissez aussitôt les animaux gagnés. Les butins de construction suivent
    les règles des aménagements, des habitations, des tuiles et des pâturages, aux prix de la liste
    des butins.
CAV-EXPEDITION-10 =
    Exemple : un nain de force 1 part en expédition de niveau 3 et prend « +1 à toutes les armes »,
    « 1 chien » et « 1 bois ». Les trois sont permis, et aucun autre butin ne l’est. Ensuite, sa
    force est de 3.
CAV-EXPEDITION-11 =
    Exemple : vous avez 10 minerais et un nain sans arme sur Forge d’armes. Vous payez 7 minerais et
    prenez « 1 chien » (force 1), « 2 Or » (force 6) et « Aménagement de caverne » (force 7). Il
    vous reste 3 minerais avant de payer l’aménagement, et la force finale est de 8.
CAV-EXPEDITION-12 =
    Exemple : vous avez un nain de force 5, un de force 14 et un sans arme. Celui de force 5 part en
    expédition et prend « +1 à toutes les armes ». Les forces sont ensuite 7 et 14, et le troisième
    est toujours sans arme.
CAV-EXPEDITION-13 =
    Conseil : les autres peuvent continuer à jouer pendant que vous choisissez vos butins. Le
    résultat doit être le même que si vous aviez choisi aussitôt.
CAV-EXPEDITION-14 =
    Les forces exigées se comparent à celle du début de l’expédition. À la fin, on ajoute « +1 à
    toutes les armes », puis le point d’expérience, chacun jusqu’à 14 au plus, avant qu’une seconde
    expédition de la même case commence. Pendant l’expédition, l’arme du nain qui voyage ne peut pas
    être donnée à la Grotte paisible. (décision maison)

## Premier joueur

CAV-FIRST = Premier joueur
CAV-FIRST-01 =
    Le pion premier joueur ne se déplace jamais de lui-même : il va à qui utilise la case Premier
    joueur, et sinon il reste où il est.
CAV-FIRST-02 =
    Sur cette case, vous prenez aussi tous les PN accumulés, et 2 minerais (de 1 à 3 joueurs) ou 1
    rubis (de 4 à 7).
CAV-FIRST-03 =
    Le nouveau premier joueur commence à partir du tour suivant ; la phase de travail en cours garde
    son ordre.
CAV-FIRST-04 =
    Qui a déjà le pion peut aussi utiliser cette case, pour ses ressources, et garde le pion.
CAV-FIRST-05 =
    Tout ce qui se demande joueur par joueur hors de la phase de travail (effets de début de tour,
    phases de récolte, derniers échanges) se demande dans le sens des aiguilles d’une montre, à
    partir de qui a alors le pion. Le résultat n’en dépend pas. (décision maison)

## Imitation

CAV-IMITATE = Imitation
CAV-IMITATE-01 =
    Il y a une case Imitation à partir de 3 joueurs, et plusieurs de 5 à 7. Chacune a son prix en
    PN, que vous payez d’abord : 4 à 3 joueurs ; 2 à 4 joueurs ; 2 et 4 à 5 ; 2 et 1 à 6 ; 2, 1 et 0
    à 7. (décision maison)
CAV-IMITATE-02 =
    Choisissez une case occupée à ce moment par un nain d’un adversaire et effectuez son action
    comme si vous y étiez placé.
CAV-IMITATE-03 =
    Vous ne pouvez choisir ni Premier joueur, ni une autre case Imitation, ni une case inoccupée, ni
    une case où se trouve un de vos propres nains. (décision maison)
CAV-IMITATE-04 =
    Votre nain reste sur la case Imitation. La case imitée et son occupant ne changent pas.
CAV-IMITATE-05 =
    Vous ne recevez pas les ressources accumulées sur la case imitée. Vous avez droit à tout le
    reste : tuiles, ressources fixes, suppléments des mines, constructions, semailles, croissance du
    clan, et l’expédition avec l’arme de votre propre nain.
CAV-IMITATE-06 = Plusieurs cases Imitation peuvent copier la même case ou des cases différentes.
CAV-IMITATE-07 =
    Exemple : un adversaire est sur Extraction de minerai, vous avez 2 mines de minerai et 2 PN, et
    une case Imitation coûte 2 PN. Vous imitez : il vous reste 0 PN, vous gagnez 4 minerais, et rien
    ne quitte la case imitée.
CAV-IMITATE-08 =
    Sans les PN (après conversions), ou s’il n’y a aucune case à imiter dont vous puissiez effectuer
    une action, vous ne pouvez pas utiliser Imitation. (décision maison)
CAV-IMITATE-09 =
    Voici ce qu’il reste à imiter. Rien sur les cases qui n’ont que des ressources accumulées
    (Ramassage de bois, Dépôt, Grand dépôt) : elles ne peuvent pas être choisies. Le supplément des
    mines sur Extraction de minerai et Livraison de minerai, avec au moins une mine de minerai, sur
    Extraction de rubis avec 1 mine de rubis et sur Livraison de rubis avec 2. La tuile seule sur
    Gisement, Extraction de pierre, Défrichage, Subsistance (de 4 à 7 joueurs) et Petite extraction
    de pierre (à 6 ou 7). Une céréale et, si vous voulez, la tuile sur Subsistance (de 1 à 3
    joueurs). Les clôtures et/ou l’étable sur Élevage de moutons et Élevage d’ânes. Les clôtures sur
    Construction de clôtures. L’expédition sur Abattage. Les ressources fixes sur Mine à ciel ouvert
    (2 bois) et Exploration de la forêt (1 légume à 3 joueurs, 2 PN de 4 à 7). Tout, sur toutes les
    autres cases. (décision maison)
CAV-IMITATE-10 =
    C’est votre propre situation qui compte : votre arme, vos ressources, vos tuiles et vos
    aménagements, Chambre d’amis comprise. Un nouveau-né reste avec son parent sur la case
    Imitation. Payer le prix n’est pas une action au sens de CAV-WORK-07.
CAV-IMITATE-11 =
    Exemple : à 3 joueurs, un adversaire est sur Élevage de moutons, et vous avez 4 PN, 2 bois et 1
    prairie. Vous imitez : vous n’avez plus ni PN ni bois, la prairie est un petit pâturage, et vous
    ne recevez aucun mouton.

## Retour à la caverne

CAV-HOME = Phase 4 : retour à la caverne
CAV-HOME-01 =
    Quand tous les nains sont placés, chacun rentre dans les habitations de son propriétaire,
    nouveau-nés compris, et toutes les cases Action redeviennent libres.
CAV-HOME-02 = Peu importe quel nain dort dans quelle habitation.
CAV-HOME-03 =
    Vous n’avez jamais plus de nains que votre caverne ne peut en loger : chacun trouve une place.

## Récolte

CAV-HARVEST = Phase 5 : la récolte
CAV-HARVEST-01 =
    Les tours 1 et 2 se terminent sans récolte, le tour 3 par une récolte normale. Au tour 4, vous
    payez 1 PN par nain, nouveau-né compris ; il n’y a ni phase des champs ni reproduction.
CAV-HARVEST-02 =
    Le tour 5, et chacun des tours 6 à 12 qui ne montre pas de point d’interrogation, se termine par
    une récolte normale.
CAV-HARVEST-03 =
    Au premier point d’interrogation, il n’y a pas de récolte. Au deuxième, vous payez 1 PN par
    nain, nouveau-né compris, et c’est tout.
CAV-HARVEST-04 =
    Au troisième point d’interrogation, chacun choisit pour lui-même : la phase des champs ou celle
    de la reproduction, pas les deux. L’alimentation a lieu normalement. Les choix se font avant la
    phase des champs, à partir du premier joueur, et tous les voient. (décision maison)
CAV-HARVEST-05 =
    Une fois résolu, un point d’interrogation est noté sur la carte Événements de récolte. Tous
    savent combien l’ont déjà été.
CAV-HARVEST-06 =
    Exemple : à trois joueurs ou plus, les tours 6 à 12 montrent feuille, point d’interrogation,
    feuille, point d’interrogation, point d’interrogation, feuille, feuille. Les tours 1 à 12 se
    terminent ainsi : rien, rien, récolte, 1 PN par nain, récolte, récolte, rien, récolte, 1 PN par
    nain, choix, récolte, récolte.
CAV-HARVEST-07 =
    Une récolte normale a trois phases, dans cet ordre : les champs, l’alimentation, la
    reproduction.
CAV-HARVEST-08 =
    Phase des champs : exactement 1 jeton de chaque champ semé va dans votre réserve personnelle. Il
    peut servir à l’alimentation qui suit.
CAV-HARVEST-09 =
    Exemple : vous avez un champ avec 3 céréales et un autre avec 2 légumes. En deux récoltes, vous
    gagnez 2 céréales et 2 légumes ; il reste 1 céréale sur le premier champ, et le second est vide.
CAV-HARVEST-10 =
    L’alimentation coûte 2 PN par nain, mais 1 seul pour un nain né pendant le tour qui vient d’être
    joué. Dès l’alimentation suivante, il coûte 2 PN comme les autres. (décision maison)
CAV-HARVEST-11 =
    Exemple : vous avez 3 adultes et 1 nouveau-né. L’alimentation vous coûte 7 PN ; dans un tour à 1
    PN par nain, ce serait 4.
CAV-HARVEST-12 =
    S’il vous manque des PN, vous pouvez en produire par des conversions. Chaque PN non payé vous
    donne 1 marqueur de mendicité, aussi dans un tour à 1 PN par nain. Vous pouvez préférer les
    marqueurs même si vous avez de quoi payer. (décision maison)
CAV-HARVEST-13 =
    Vous ne pouvez pas renoncer à des nains pour économiser des PN. Un marqueur de mendicité ne
    s’enlève jamais et coûte 3 points à la fin.
CAV-HARVEST-14 =
    Exemple : vous avez 3 adultes, 4 PN et rien à convertir. L’alimentation vous laisse 0 PN et 2
    marqueurs de mendicité, soit −6 points.
CAV-HARVEST-15 =
    Reproduction : pour chaque espèce d’élevage dont vous avez au moins 2 animaux, vous recevez
    exactement 1 petit, s’il peut être hébergé. Ce n’est jamais plus de 1 par espèce et par récolte.
CAV-HARVEST-16 =
    Tous les petits arrivent en même temps et doivent tenir avec les animaux présents, que vous
    pouvez réorganiser. Vous ne recevez pas un petit pour lequel il n’y a pas de place.
CAV-HARVEST-17 =
    Les chiens ne se reproduisent pas. Peu importe où sont les parents, ensemble ou séparés.
CAV-HARVEST-18 =
    À la naissance, ni les petits ni leurs parents ne peuvent être convertis : les petits doivent
    d’abord être placés sur le plateau. Ensuite, tous peuvent l’être. (décision maison)
CAV-HARVEST-19 =
    Exemple : vous avez 2 sangliers, l’entrée, qui peut accueillir 2 animaux, et une étable dans la
    forêt vierge. À la reproduction naît 1 sanglier, et les 3 sont hébergés.
CAV-HARVEST-20 =
    Exemple : vous avez bien assez de place. À la reproduction, 6 moutons deviennent 7 ; 1 âne reste
    1 ; 4 chiens restent 4.
CAV-HARVEST-21 =
    Exemple : 2 moutons remplissent un petit pâturage, 2 sangliers remplissent l’entrée, et une
    étable sur une prairie est la seule place libre. À la reproduction, un seul petit trouve place,
    et vous en choisissez l’espèce.
CAV-HARVEST-22 =
    La reproduction est un choix indivisible. Les échanges sont possibles avant (sur toute espèce,
    donc aussi pour faire de la place ou ne garder que 2 parents) et après, mais pas pendant. Vous
    choisissez des espèces dont tous les petits trouvent place ensemble. Lors d’une récolte, on ne
    doit pas pouvoir en ajouter une autre : une naissance qui trouve place ne se refuse pas. Avec le
    butin de reproduction, vous choisissez 1 ou 2 espèces. (décision maison)
CAV-HARVEST-23 =
    Exemple : vous avez 3 moutons et de la place pour 3 moutons seulement. Si vous en mangez un à
    l’alimentation, les 2 autres ont un petit, et vous en avez de nouveau 3. Si vous n’en mangez pas
    avant, aucun ne naît.
CAV-HARVEST-24 =
    Vous devez 2 PN par nain (1 par nouveau-né, ou 1 par nain dans un tour à 1 PN), moins toute la
    part d’un nain que vous nourrissez grâce à la Grotte de séjour, moins, avec la Grotte minière, 1
    par âne qui est alors dans une mine, et jamais moins de 0. Les ânes mangés avant le paiement ne
    comptent plus. Vous payez autant que vous voulez, jusqu’à ce montant ; le reste donne des
    marqueurs de mendicité. (décision maison)

## Conversions

CAV-CONVERT = Conversions en PN
CAV-CONVERT-01 =
    Vous pouvez convertir des ressources en PN à tout moment, autant de fois que vous voulez ;
    CAV-CONVERT-08 dit ce que cela signifie. (décision maison)
CAV-CONVERT-02 =
    Or : n + 1 Or donnent n PN en un seul échange, avec n au moins égal à 1. Seules les pièces
    comptent : les points des tuiles et des pâturages ne sont pas de l’Or.
CAV-CONVERT-03 =
    Un mouton donne 1 PN, un sanglier 2, un bœuf 3, une céréale 1, un légume 2, un rubis 2. Un âne
    seul donne 1 PN, deux ânes ensemble en donnent 3.
CAV-CONVERT-04 =
    Les chiens, le bois, la pierre, le minerai et les nains ne peuvent pas être convertis en PN.
    Deux aménagements y font exception : à chaque alimentation, la Grotte de séjour nourrit un nain
    avec 1 bois, 1 pierre ou 2 minerais au lieu de PN, et la Forge échange 1 rubis et 1 minerai
    contre 2 Or et 1 PN.
CAV-CONVERT-05 =
    Les conversions en PN ne se font que dans un sens. Un animal converti quitte le plateau aussitôt
    et libère sa place.
CAV-CONVERT-06 =
    Exemple : 2, 3 ou 4 Or échangés d’un coup donnent 1, 2 ou 3 PN. 4 Or échangés en deux fois 2 ne
    donnent que 2 PN.
CAV-CONVERT-07 = Exemple : 3 ânes convertis ensemble donnent 4 PN, 4 ânes en donnent 6.
CAV-CONVERT-08 =
    « À tout moment » veut dire : à chacune de vos propres décisions. À votre tour, c’est avant de
    placer un nain, entre deux actions, entre deux butins, deux semis ou deux achats, pendant que
    vous logez des animaux qui viennent d’arriver (CAV-ANIMALS-25), et avant de finir. C’est aussi à
    chacune de vos alimentations, tours à 1 PN compris, juste avant et juste après chacune de vos
    reproductions, et dans les derniers échanges avant le décompte. Ce n’est ni au tour des autres,
    ni au milieu d’une étape indivisible (payer un prix, poser une tuile, une reproduction).
    (décision maison)
CAV-CONVERT-09 =
    Aucun échange ne peut se répéter sans fin : rien ne donne de rubis ni d’arme, et, sans en
    dépenser, les ressources ne vont que dans un sens (animaux, cultures et matériaux vers l’Or ou
    les PN, Or vers les PN et, avec le Marchand de matériaux, Or vers les matériaux). Le seul couple
    qui tournerait en rond, le Marchand de matériaux (2 Or contre 1 bois, 1 pierre et 1 minerai) et
    le Surplus (l’inverse), n’est jamais en vigueur à la fois chez un même joueur (CAV-FURNISH-09).
CAV-CONVERT-10 =
    Exemple : vous avez le Marchand de matériaux et 2 Or, et vous échangez. Vous avez 0 Or et gagnez
    1 bois, 1 pierre et 1 minerai, et aucun échange possible à tout moment ne les change de nouveau
    en Or. Si vous bâtissez ensuite le Surplus, il recouvre le Marchand de matériaux, qui ne peut
    plus servir.

## Décompte

CAV-SCORE = Décompte final
CAV-SCORE-01 =
    Chaque animal vaut 1 point, chiens compris. Pour chacune des quatre espèces d’élevage que vous
    n’avez pas, vous perdez 2 points. Ne pas avoir de chien ne coûte rien.
CAV-SCORE-02 =
    Les céréales de votre réserve et de vos champs valent un demi-point chacune, le total étant
    arrondi au point supérieur. Les légumes de votre réserve et de vos champs valent 1 point chacun.
CAV-SCORE-03 =
    Chaque rubis, chaque nain en jeu et chaque Or vaut 1 point. Chaque marqueur de mendicité coûte 3
    points.
CAV-SCORE-04 =
    Chaque case du plateau Habitat sans tuile ni étable coûte 1 point. Les deux grottes imprimées et
    les grottes non aménagées comptent comme utilisées.
CAV-SCORE-05 =
    Comptez les points imprimés : chaque aménagement vaut ce qu’indique sa tuile, un petit pâturage
    2, un grand 4, une mine de minerai 3, une mine de rubis 4, peu importe les animaux qui s’y
    trouvent.
CAV-SCORE-06 =
    Les aménagements jaunes peuvent ajouter des points bonus, une ligne par tuile. Tissage : 1 pour
    2 moutons. Laiterie : 1 par bœuf. Hall d’assemblée : 4 par habitation voisine. Réserve de
    pierre : 1 par pierre. Réserve de minerai : 1 pour 2 minerais. Réserve principale : 2 par
    aménagement jaune, elle-même comprise. Armurerie : 3 par nain armé. Réserve d’équipement : 8 si
    tous vos nains sont armés. Débarras : 5 avec 5 nains, 10 avec 6. Salle du trésor : 1 par rubis.
    Garde-manger : 2 par paire d’une céréale et d’un légume. Chapelle : 8 si aucun de vos nains
    n’est armé. Réserve de fourrage : 1 pour 3 animaux d’élevage. On arrondit toujours au point
    inférieur.
CAV-SCORE-07 =
    Les points du Tissage, de la Laiterie, de la Réserve de fourrage, du Garde-manger et de la Salle
    du trésor se notent comme bonus, en plus des points normaux de ce qu’ils comptent.
CAV-SCORE-08 =
    Exemple : vous avez le Tissage et des moutons. Au décompte, les moutons comptent une fois comme
    animaux et une autre fois dans la ligne bonus de la tuile.
CAV-SCORE-09 =
    Le Scriptorium n’a pas de ligne bonus : il réduit de 7 points au plus, en tout, les pertes pour
    espèces manquantes, cases inutilisées et marqueurs de mendicité, dans leurs propres catégories.
CAV-SCORE-10 =
    La Salle des trophées, la Brasserie, la Forge et le Surplus (aussi appelé Réserve de pièces)
    n’ont pas de ligne bonus : ils changent des ressources en Or avant le décompte, et on compte cet
    Or. La Salle des trophées change 2 sangliers en 2 Or et 2 PN, la Brasserie 2 céréales en 3 Or
    (ou 4 PN), la Forge 1 rubis et 1 minerai en 2 Or et 1 PN, le Surplus 1 bois, 1 pierre et 1
    minerai en 2 Or. (décision maison)
CAV-SCORE-11 =
    Les PN, le bois, la pierre, le minerai, les armes et les étables ne valent rien en eux-mêmes.
CAV-SCORE-12 =
    La feuille de score a, pour chacun, ces lignes : animaux, espèces manquantes, céréales, légumes,
    rubis, nains, cases inutilisées, aménagements avec pâturages et mines, bonus jaunes, Or et
    mendicité, total.
CAV-SCORE-13 =
    Exemple, le plateau que le livret donne à 80 points : 21 animaux (2 chiens et 19 animaux
    d’élevage des quatre espèces : 2 + 4 + 2 + 3 + 10 en tout), aménagements 2 + 2 + 2 et
    habitations 3 + 3, pâturages 2 + 4, 5 légumes, 1 rubis, 12 Or, 9 céréales, 4 nains et la Réserve
    de fourrage (6 points pour 19 animaux d’élevage) ; on suppose qu’il n’y a ni mine ni case
    inutilisée. Cela donne 21 + 0 + 12 + 6 + 18 + 5 + 4 + 6 = 72. Le livret annonce 80 sans
    expliquer les 8 points d’écart.
CAV-SCORE-14 =
    Exemple : le même plateau a en plus 2 mines de minerai et 1 mine de rubis (+10) et 2 cases
    inutilisées (−2). Il vaut 80 points. (Ce complément est le nôtre, non celui du livret.)
CAV-SCORE-15 =
    Exemple : vous n’avez que le plateau de départ intact, avec ses 24 cases, et 2 nains. Votre
    score est 2 − 8 − 22 = −28. Un score n’a de limite ni vers le bas ni vers le haut.

## Fin de la partie

CAV-END = Fin de la partie
CAV-END-01 =
    La partie finit après la phase 5 du tour 12, quel que soit le nombre de joueurs. Les naissances
    de la dernière récolte comptent.
CAV-END-02 =
    Le plus grand nombre de points gagne. Les joueurs à égalité en tête gagnent tous ; rien ne les
    départage.
CAV-END-03 =
    Avant le décompte, chacun peut encore faire les conversions libres et utiliser les tuiles qui
    changent des ressources en Or, même s’il n’y pense qu’à ce moment.
CAV-END-04 =
    Ces derniers échanges forment une étape par joueur après la phase 5 du tour 12, même si cette
    phase était vide. Tous les échanges des chapitres CAV-CONVERT et CAV-RUBY (tuiles simples et
    leurs bonus imprimés compris) et des aménagements utilisables à tout moment y sont permis. Le
    décompte commence quand tous ont fini.

## Solo

CAV-SOLO = Jouer en solo
CAV-SOLO-01 =
    Le solo suit les règles générales, sauf ce qui est dit ici. Le but est le plus haut score
    possible ; 100 points sont un repère, pas une condition.
CAV-SOLO-02 =
    Vous commencez avec 2 PN et placez tous vos nains l’un après l’autre. L’ordre selon les armes,
    et le rubis qui permet d’y passer outre, valent toujours.
CAV-SOLO-03 =
    Les cartes Action viennent dans un ordre fixe : 1 Forge d’armes, 2 Élevage de moutons, 3 Mine de
    minerai, 4 Désir d’enfant, 5 Élevage d’ânes, 6 Mine de rubis, 7 Livraison de minerai, 8 Vie de
    famille, 10 Commerce de minerai, 11 Aventure, 12 Livraison de rubis. Il n’y a ni tour 9 ni
    Exploration.
CAV-SOLO-04 =
    La carte du tour 4 ne peut pas servir avant le tour 4. Elle montre alors Désir d’enfant et se
    retourne sur son côté urgent avec Vie de famille, au tour 8.
CAV-SOLO-05 =
    On utilise les plateaux pour 2 joueurs, mais quatre cases imprimées sont couvertes et hors jeu :
    Extraction de pierre, Défrichage, Provisions et Premier joueur. Il n’y a pas de case Imitation.
    (décision maison)
CAV-SOLO-06 =
    Il n’y a ni marqueurs Récolte ni événements. Les tours 3, 5, 6, 7, 8, 10, 11 et 12 finissent par
    une récolte normale, le tour 4 par un paiement de 1 PN par nain, les tours 1 et 2 par rien.
CAV-SOLO-07 =
    Avant l’approvisionnement, chaque case d’approvisionnement qui a 6 ressources ou plus, toutes
    sortes confondues, est vidée, puis approvisionnée comme une case vide. (décision maison)
CAV-SOLO-08 =
    Pour 1 rubis par case, vous pouvez garder cette fois ses ressources : elle est approvisionnée en
    plus et peut dépasser 6. Le test revient au tour suivant.
CAV-SOLO-09 = Les rubis s’accumulent sur Extraction de rubis dès le tour 1.
CAV-SOLO-10 =
    Exemple : une case « 3 (1) bois » a 6 bois quand vient la phase 2. Sans payer, elle en a ensuite
    3 ; pour 1 rubis, 7. Avec 5 bois, elle en a 6 sans payer.
CAV-SOLO-11 =
    Au début d’un tour de solo, l’ordre est : nouvelle carte, test des 6 ressources, rubis payés,
    cases vidées, approvisionnement, effets de début de tour. Un rubis que vous recevez du
    Fournisseur de rubis à ce tour vient donc trop tard pour protéger une case. (décision maison)
CAV-SOLO-12 =
    L’option deal est un nombre de 0 à 9999. 0, la valeur par défaut, est le jeu solo tel qu’il est
    imprimé. Tout autre nombre donne une mise en place à lui, toujours la même pour le même nombre :
    parmi les aménagements en un seul exemplaire, 24 sont en jeu, et les cartes de chaque étape
    viennent dans un autre ordre ; Désir d’enfant vient toujours au tour 4. Vous pouvez consulter
    l’ordre à tout moment. (décision maison)

## Deux joueurs

CAV-TWO = Jouer à deux
CAV-TWO-01 =
    Exploration est retirée : il y a 11 cartes, et l’étape 3 n’a que Livraison de minerai et Vie de
    famille.
CAV-TWO-02 =
    Le tour 9 n’a pas lieu : après le tour 8 vient le tour 10, dont la carte va sur la case du tour
    10. Il y a 11 tours en tout.
CAV-TWO-03 =
    On retire un marqueur à feuille verte ; 3 feuilles et 3 points d’interrogation sont mélangés sur
    les tours 6, 7, 8, 10, 11 et 12. Les trois événements ont donc toujours lieu.
CAV-TWO-04 =
    Extraction de rubis ne reçoit pas de rubis aux tours 1 et 2 ; elle est approvisionnée
    normalement à partir du tour 3.
CAV-TWO-05 =
    Il n’y a ni case Imitation ni plateau additionnel, et le plateau de base est du côté 1 à 3
    joueurs. Les deux joueurs commencent avec 1 PN.
