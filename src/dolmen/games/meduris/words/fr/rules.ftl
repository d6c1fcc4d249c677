### Meduris : les règles, clause par clause. Les identifiants sont ceux des clauses de la source.

meduris-rules-title = Meduris : les règles
meduris-rules-intro =
    Vous vous installez au pied du mont Meduris : vos ouvriers rapportent de ses hauts plateaux
    bois, laine, cuivre et pierre, vous en faites des huttes et des temples, et le druide va de
    hutte en hutte demander une offrande à chaque propriétaire. De la face imprimée pour quatre
    joueurs, avec ses 40 cases, on ne connaît qu’une partie : la nôtre est donc notre propre
    création, dans l’esprit de l’originale, et un fichier de plateau peut la remplacer. Dans les
    exemples, sauf mention contraire, on joue sur le plateau de 32 cases, et Rouge, Vert (vert
    clair) et Bleu se suivent dans le sens des aiguilles d’une montre ; une case non citée n’est pas
    bâtie et ne porte pas de jeton, et ce dont on ne parle pas ne joue aucun rôle.

## Mise en place

MED-SETUP = Mise en place
MED-SETUP-01 =
    Meduris se joue à 2, 3 ou 4 ; tout autre nombre de joueurs est refusé. Chacun garde sa place,
    et les places se suivent dans le sens des aiguilles d’une montre.
MED-SETUP-02 =
    Les couleurs sont rouge, vert clair, bleu et violet, et chacune ne sert qu’à un joueur au plus.
    À deux joueurs, ce sont toujours bleu et violet, les seules à avoir 12 huttes et 3 ouvriers. À
    trois, on prend trois couleurs au choix ; à quatre, on les prend toutes.
MED-SETUP-03 = À deux ou trois joueurs, on utilise la face de 32 cases ; à quatre, celle de 40.
MED-SETUP-04 =
    Les N cases (N vaut 32 ou 40) sont numérotées de 0 à N − 1 dans le sens des aiguilles d’une
    montre et forment un anneau fermé : les voisines de la case i sont les cases i − 1 et i + 1,
    comptées modulo N. Les cases N − 1 et 0 sont donc voisines elles aussi, bien que le grand fleuve
    passe entre elles. Chaque case montre deux matières premières différentes et se trouve dans l’un
    des neuf districts, formés chacun de cases qui se suivent.
MED-SETUP-05 = Tous les marqueurs de score partent de 5.
MED-SETUP-06 =
    Mélangez les six jetons bonus face cachée (deux « 2 », deux « hutte » et deux « druide »),
    posez-les sur six cases différentes, puis retournez-les. Sur tout le tour de l’anneau, il y a
    entre un jeton et le suivant au moins trois cases sans jeton, donc une distance d’au moins 4 le
    long de l’anneau. Cela laisse 6864 ensembles de cases possibles sur la face de 32 et 135660 sur
    celle de 40. (décision maison)
MED-SETUP-07 =
    Exemple, la disposition de la photo de mise en place : le plateau de 32 cases n’a encore aucun
    jeton. Vous posez « hutte » sur la case 2, « 2 » sur la case 8, « druide » sur la case 12,
    « druide » sur la case 17, « hutte » sur la case 21 et « 2 » sur la case 26. C’est accepté :
    entre eux, 5, 3, 4, 3, 4 et 7 cases sont libres. Si le jeton de la case 12 est sur la case 11,
    c’est refusé, car entre 8 et 11 il ne reste que les cases 9 et 10.
MED-SETUP-08 =
    Le druide commence sur son propre temple, qui ne fait pas partie de l’anneau. De là, trois cases
    pavées mènent au sentier, qu’elles rejoignent juste avant la case 0. Rien n’est encore bâti sur
    aucune case.
MED-SETUP-09 =
    Vous commencez avec un stock caché : 1 tuile de chaque matière, bois, laine, cuivre et pierre.
    Tout le reste forme les tas publics sur le mont, un par matière : 16 tuiles chacun à 2 joueurs,
    15 à 3 ou 14 à 4. Pour chaque matière, le tas et tous les stocks font toujours 18 au total.
MED-SETUP-10 =
    Vos pièces sont dans une réserve que tout le monde voit : 2 temples, et 12 huttes à 2 joueurs ou
    8 huttes à 3 ou 4.
MED-SETUP-11 =
    Il y a neuf pierres runiques, une par district. Elles sont à côté du plateau et n’appartiennent
    encore à personne.
MED-SETUP-12 =
    Désignez le premier joueur. Quand un programme mène la partie, il le tire au sort, sauf si la
    table a désigné une place. (décision maison)
MED-SETUP-13 =
    Vous avez 3 ouvriers à 2 joueurs, ou 2 ouvriers à 3 ou 4. Le premier joueur pose un ouvrier sur
    un haut plateau, puis les autres font de même dans le sens des aiguilles d’une montre, et ainsi
    de suite jusqu’à ce qu’il n’en reste plus. Vous choisissez n’importe quel plateau qui porte
    moins de trois ouvriers, et le vôtre se place au-dessus de ceux qui y sont déjà. Cela ne produit
    rien. Le premier tour revient ensuite au premier joueur.
MED-SETUP-14 =
    Le contenu des stocks est le seul secret. Les tas, les réserves, les runes, les scores, les
    piles d’ouvriers, les jetons bonus (même sous une hutte), le druide et le dé sont visibles de
    tous. (décision maison)
MED-SETUP-15 =
    En dehors de la place de départ et des couleurs, il y a cinq options. L’option bonus vaut
    "random" (par défaut), "photo" (la disposition de MED-SETUP-07, pour les 32 cases imprimées
    seulement), une liste de six cases que vous choisissez, permise par MED-SETUP-06 et dont les
    jetons sont tirés au sort, ou une disposition que vous détaillez, avec deux jetons de chaque
    sorte. L’option stalemate_end est activée (par défaut) ou non, voir MED-FINALE-03. L’option
    idle_limit est un nombre de tours de table de 0 à 1000, 20 par défaut, et 0 la désactive, voir
    MED-FINALE-12. L’option open_stocks est désactivée (par défaut) ou non ; activée, elle montre
    les stocks que MED-SETUP-14 tient secrets. L’option board est la face, imprimée ou créée par
    nous, du fichier de données (par défaut) ou un plateau personnel, voir MED-SETUP-16. Tout le
    reste est refusé, et le refus le nomme.
MED-SETUP-16 =
    Un plateau personnel doit remplir ces conditions. Il a 32 cases pour 2 ou 3 joueurs, ou 40 cases
    pour 4, numérotées à partir de 0 sans qu’aucun numéro manque. Chaque case montre deux des quatre
    matières, différentes l’une de l’autre. Il y a exactement neuf districts, et chacun est un seul
    bloc de numéros qui se suivent, avec au moins une case ; aucun ne franchit donc le fleuve. Les
    coordonnées ne sont pas exigées. Tout autre plateau est refusé, et le refus dit pourquoi. Comme
    il y a toujours moins de huttes que de cases, aucune rangée de huttes ne peut fermer l’anneau.
MED-SETUP-17 =
    Exemple : tous ces plateaux sont refusés. L’un a 31 cases ; un autre a 32 cases mais est destiné
    à 4 joueurs ; sur un autre, la case 7 montre deux fois du bois ; sur un autre encore, les cases
    3 et 9 sont du même district alors que la case 5 est d’un autre.

## Tour de jeu

MED-TURN = Votre tour
MED-TURN-01 =
    Les tours se suivent dans le sens des aiguilles d’une montre. À votre tour, vous jouez l’étape
    1/2, la petite exploitation, et ensuite l’étape 2/2. Vous ne pouvez ni omettre l’une des deux ni
    changer leur ordre.
MED-TURN-02 =
    À l’étape 2/2, vous faites exactement une chose sur trois : une grande exploitation, la
    construction d’une hutte ou celle d’un temple. Vous ne pouvez pas passer ; au moins une grande
    exploitation est toujours possible. (décision maison)
MED-TURN-03 =
    Quand d’autres ont un choix à faire pendant votre tour (sur plus ou moins, ou pour une
    offrande), ils le font dans l’ordre prévu, et rien d’autre ne se passe avant.
MED-TURN-04 =
    Votre tour prend fin quand le druide a avancé et que l’éventuel classement runique intermédiaire
    et tout le rituel sont achevés. C’est alors à votre voisin de gauche, peu importe qui a fait la
    dernière offrande.
MED-TURN-05 =
    Ce que les règles ne permettent pas ne peut être joué, qu’il manque une pièce, que la case soit
    interdite ou que le paiement ne suffise pas. Une telle action est refusée, et tout reste comme
    avant.
MED-TURN-06 =
    Votre tour suit cet ordre : le dé ; tous les choix que le dé demande, ceux des autres et les
    vôtres ; autant d’échanges séparés que vous voulez (MED-SWAP-04) ; une seule action d’étape 2/2,
    avec toutes ses conséquences ; les tests de fin de tour (MED-FINALE-13).

## Petite exploitation

MED-SMALL = Étape 1/2 : la petite exploitation
MED-SMALL-01 =
    À votre tour, lancez le dé. Il a six faces, bois, laine, cuivre, pierre, plus et moins, et
    toutes ont la même chance de sortir.
MED-SMALL-02 =
    Si une matière sort, tous les ouvriers du haut plateau de cette matière travaillent, à qui
    qu’ils appartiennent. Chacun rapporte à son propriétaire exactement 1 tuile du tas, qu’il soit
    en haut ou en bas de la pile.
MED-SMALL-03 =
    Si le tas n’a pas assez de tuiles, on sert la pile de haut en bas : l’ouvrier du dessus, puis
    celui qui est sous lui, puis celui du bas. Qui vient après la dernière tuile n’a rien. Un tas
    vide ne donne rien tant que des tuiles n’y sont pas revenues.
MED-SMALL-04 =
    Sur plus, chaque joueur peut prendre 1 tuile de la matière qu’il veut, où que soient ses
    ouvriers. Le joueur actif commence, et les autres suivent dans le sens des aiguilles d’une
    montre.
MED-SMALL-05 =
    Sur plus, vous ne pouvez choisir qu’un tas où il reste des tuiles ; ceux qui suivent se
    contentent de ce qui reste. Si vous n’en voulez pas, rien ne vous oblige à prendre une tuile. Si
    les quatre tas sont vides, personne ne reçoit rien. (décision maison)
MED-SMALL-06 =
    Sur moins, chaque joueur doit remettre sur son tas 1 tuile de son choix. Le joueur actif
    commence, et les autres suivent dans le sens des aiguilles d’une montre, en ayant vu ce qui a
    été rendu avant. Si vous n’avez pas de tuile, vous ne rendez rien et ne perdez rien d’autre.
    (décision maison)
MED-SMALL-07 =
    Exemple, première moitié de l’exemple 1 du livret : sur le plateau du bois se trouvent, de bas
    en haut, Bleu, Bleu et Vert, et aucun ouvrier de Rouge ; le tas de bois a au moins 3 tuiles.
    Rouge obtient bois au dé. Vert reçoit 1 bois, Bleu en reçoit 2 et Rouge 0. Rouge poursuit avec
    l’étape 2/2.
MED-SMALL-08 =
    Exemple de pénurie, d’après la FAQ : les ouvriers sont placés de même, mais le tas de bois n’a
    que 2 tuiles. Le dé donne bois. Vert, tout en haut, reçoit 1, l’ouvrier supérieur de Bleu reçoit
    1 et son ouvrier inférieur 0, ce qui laisse le tas à 0. Si le dé donne encore bois, personne
    n’en reçoit.
MED-SMALL-09 =
    Exemple de plus avec une seule tuile restante, d’après la FAQ : les tas ont 1 bois, 0 laine, 0
    cuivre et 0 pierre, et Bleu est le joueur actif. Bleu lance le dé, obtient plus et prend le
    bois. Rouge et Vert ne reçoivent rien, où que soient leurs ouvriers.

## Grande exploitation

MED-BIG = Étape 2/2 : la grande exploitation
MED-BIG-01 =
    Prenez un de vos propres ouvriers, celui que vous voulez, même au milieu ou en bas d’une pile.
    Ceux du dessus descendent d’un cran et restent dans le même ordre.
MED-BIG-02 =
    Posez l’ouvrier au sommet de la pile d’un autre haut plateau, où il y a jusque-là deux ouvriers
    au plus. Son ancien plateau est interdit, tout comme un plateau qui en porte trois.
MED-BIG-03 =
    Le plateau où il arrive produit alors, une fois, et lui seul. En comptant les hauteurs à partir
    de 1 tout en bas, l’ouvrier à la hauteur h rapporte à son propriétaire h tuiles de cette
    matière. Un ouvrier seul rapporte 1, deux ouvriers 2 + 1 et trois 3 + 2 + 1.
MED-BIG-04 =
    Tous ceux qui ont un ouvrier sur ce plateau reçoivent des tuiles, donc vos adversaires aussi. Si
    plusieurs ouvriers y sont au même joueur, leurs tuiles s’additionnent.
MED-BIG-05 =
    Si le tas ne suffit pas, l’ouvrier du dessus prend tout ce qui lui revient, dans la limite des
    tuiles présentes ; puis le suivant fait de même, puis celui du bas. Chacun prend ce qu’il y a
    encore, et ce peut être une partie seulement ou rien du tout.
MED-BIG-06 =
    Vous pouvez faire ce coup même si le tas est vide ; il rapporte alors 0. Une grande exploitation
    laisse le druide où il est et ne donne ni rune ni point.
MED-BIG-07 =
    Exemple, seconde moitié de l’exemple 1 du livret : sur le plateau de la pierre, Rouge est en bas
    et Vert au-dessus ; l’autre ouvrier de Rouge est à la laine ; le tas de pierre a au moins 6
    tuiles. Rouge déplace son ouvrier de la laine à la pierre. Le plateau de la pierre est
    maintenant, de bas en haut, Rouge, Vert, Rouge. Rouge reçoit 4 pierres (3 + 1) et Vert en reçoit
    2 ; le plateau de la laine ne produit rien.
MED-BIG-08 =
    Exemple d’un ouvrier retiré du bas : le plateau du bois est, de bas en haut, Rouge, Bleu, Vert,
    et celui du cuivre porte Bleu. Rouge déplace son ouvrier du bois au cuivre. Le plateau du bois
    est maintenant Bleu, Vert, et celui du cuivre Bleu, Rouge. Rouge reçoit 2 cuivres et Bleu en
    reçoit 1 ; aucun bois n’est produit.
MED-BIG-09 =
    Exemple de pénurie : tout est comme dans MED-BIG-07, sauf que le tas de pierre a 4 tuiles. Rouge
    va à la pierre. L’ouvrier du dessus, celui de Rouge, reçoit 3, celui de Vert 1 et celui du bas,
    encore à Rouge, 0. Le tas de pierre tombe à 0.

## Échange

MED-SWAP = Échanger trois contre une
MED-SWAP-01 =
    Quoi que vous payiez, hutte, temple ou offrande, vous pouvez remplacer toute tuile due par trois
    tuiles d’autres matières, identiques ou non. Ces trois tuiles vont sur leurs propres tas. Le tas
    de la matière remplacée n’est pas touché : il peut très bien être vide. (décision maison)
MED-SWAP-02 =
    Vous pouvez remplacer plus d’une tuile : pour n tuiles remplacées, vous payez 3n tuiles de plus
    de votre stock.
MED-SWAP-03 = Vous pouvez remplacer une tuile même si vous avez celle qui est due. (décision maison)
MED-SWAP-04 =
    Il existe aussi l’échange séparé, uniquement à votre propre tour, après le dé et tous les choix
    qu’il demande, et avant l’action de l’étape 2/2. Vous rendez trois tuiles et en prenez une d’une
    matière qu’aucune des trois ne montre, pourvu que son tas ne soit pas vide ; vous pouvez
    recommencer autant que vous voulez. Choix par choix, vous dites d’abord quelle tuile vous
    prenez, puis vous donnez les trois dans l’ordre fixe bois, laine, cuivre, pierre. L’échange
    n’est proposé que si vous avez trois tuiles d’autres matières. (décision maison)
MED-SWAP-05 =
    Il n’y a pas d’autre échange : aucun autre taux, aucun commerce entre joueurs, et ni rune, ni
    point, ni pièce ne sert à payer.
MED-SWAP-06 =
    Exemple de remplacement en construisant : les cases 17, 18 et 19 ne sont pas bâties, Bleu n’a
    que 1 bois, 2 laines et 1 cuivre, et le tas de pierre est à 0. Bleu construit une hutte sur la
    case 18 (pierre et bois) avec le bois, et avec 2 laines et 1 cuivre pour la pierre. C’est
    permis. Cela vide le stock de Bleu ; les tas gagnent 1 bois, 2 laines et 1 cuivre, et la pierre
    reste à 0.
MED-SWAP-07 =
    Exemple : Bleu n’a que 1 bois et 2 laines et veut construire la hutte de MED-SWAP-06. C’est
    refusé, et rien ne change.
MED-SWAP-08 =
    Quels paiements sont permis, exactement ? Disons que le prix est de k tuiles de la matière a et
    de k tuiles de la matière b ; pour une hutte, k est le facteur de colonie, pour un temple ou
    l’offrande des deux matières, c’est 1. Un paiement est un ensemble de tuiles de votre stock. Il
    est permis s’il existe des nombres p et q, chacun de 0 à k, tels que l’on puisse le partager en
    quatre parts : k − p tuiles de a et k − q tuiles de b, qui paient directement ; 3p tuiles sans
    aucun a, qui tiennent lieu des p tuiles de a remplacées ; et 3q tuiles sans aucun b, qui
    tiennent lieu des q tuiles de b remplacées. Aucune tuile ne compte deux fois, on ne rend pas la
    monnaie, et aucune tuile ne doit être en trop. Trois tuiles qui tiennent lieu d’un a peuvent
    comprendre des b, et trois qui tiennent lieu d’un b peuvent comprendre des a, même si vous payez
    directement tous les b (ou tous les a) dus. Seules comptent les tuiles payées : si l’on peut
    partager les mêmes tuiles de deux façons, c’est encore un seul paiement. En calcul, avec A, B et
    O pour les nombres de tuiles de a, de b et des deux autres matières dans le paiement : 0 ≤ B −
    (k − q) ≤ 3p, 0 ≤ A − (k − p) ≤ 3q et A + B + O = 2k + 2(p + q).
MED-SWAP-09 =
    L’offrande d’une seule matière coûte 1 tuile de a, et a est l’une ou l’autre des deux matières
    de la case. Vous donnez une tuile de a, ou trois tuiles sans aucun a.
MED-SWAP-10 =
    Disons que le prix est de j tuiles de a et de k tuiles de b, et comparez-le à votre stock : il
    peut manquer des a ou des b, il peut y en avoir en trop. Vous pouvez payer si, et seulement si,
    3 × (a manquants + b manquants) ne dépasse pas a en trop + b en trop + toutes vos tuiles des
    deux autres matières. C’est alors seulement que vous pouvez choisir cette construction ou cette
    offrande.
MED-SWAP-11 =
    Payer choix par choix, sous la forme de référence, se passe ainsi. Une fois la case ou
    l’offrande choisie, vous pouvez dire « remplacer a » (au plus k fois), et ensuite « remplacer
    b » (au plus k fois). Chaque fois, vous donnez alors trois tuiles, l’une après l’autre, dont
    aucune de la matière que vous remplacez. Avec « payer », vous terminez, et tout ce que vous
    n’avez pas remplacé est pris directement. Toutes les tuiles données pour la même matière
    remplacée suivent l’ordre fixe bois, laine, cuivre, pierre, où deux tuiles égales peuvent se
    suivre. On ne vous propose que les choix qui vous laissent encore finir le paiement sous cette
    forme, y compris l’ordre fixe et « d’abord a, puis b » ; par exemple, vous ne pouvez pas donner
    d’abord votre seul cuivre s’il ne reste ensuite que du bois pour les deux autres. Une fois un
    groupe de trois commencé, MED-SWAP-10 ne suffit plus à lui seul comme test. Vous n’êtes donc
    jamais bloqué, et vous pouvez atteindre tous les paiements de MED-SWAP-08 et aucun autre,
    certains de plus d’une façon. Chaque tuile va sur son tas à l’instant où vous la donnez, et là
    où « payer » est le seul choix, il n’est pas besoin de vous le demander. Toute autre forme
    convient aussi bien, pourvu qu’elle mène aux mêmes paiements.
MED-SWAP-12 =
    Exemple de tous les paiements : les cases 17, 18 et 19 ne sont pas bâties, et Bleu n’a que 4
    bois, 2 laines et 1 pierre. Bleu construit une hutte sur la case 18 (pierre et bois). Il y a
    exactement cinq paiements permis. Le premier est 1 bois et 1 pierre. Remplacer la pierre en
    donne trois : 4 bois, ou 3 bois et 1 laine, ou 2 bois et 2 laines. Remplacer les deux en donne
    un : 3 bois pour la pierre, plus 2 laines et 1 pierre pour le bois. Remplacer le bois seul n’en
    donne aucun : la pierre est payée directement, et les deux laines qui restent ne suffisent pas
    pour un groupe de trois.
MED-SWAP-13 =
    Exemple de plusieurs tuiles remplacées : il y a une hutte sur la case 19, et les cases 17, 18 et
    20 ne sont pas bâties ; une hutte sur la case 18 a donc le facteur 2 et coûte 2 pierres et 2
    bois. Si Bleu a 2 bois et 6 laines, il peut payer et y met tout. Si Bleu a 5 bois et 3 laines,
    il peut payer aussi : 2 bois directement et, pour les deux pierres, 3 bois et 3 laines, répartis
    de n’importe quelle façon en deux groupes de trois. Si Bleu a 5 bois et 2 laines, c’est refusé :
    il faut 6 tuiles, et 5 seulement sont en trop. Si Bleu a 1 pierre, 1 bois et 5 laines, c’est
    refusé : les 2 tuiles manquantes en demandent 6, et 5 seulement sont en trop.

## Hutte

MED-HUT = Étape 2/2 : construire une hutte
MED-HUT-01 =
    Vous pouvez construire une hutte sur toute case où il n’y a encore ni hutte ni temple ; un jeton
    bonus ne gêne pas. Il vous faut une hutte dans votre réserve.
MED-HUT-02 =
    Une hutte coûte les deux matières de sa case, chacune multipliée par le facteur de colonie
    (MED-SETTLE-02). Les tuiles payées vont aussitôt sur leurs tas.
MED-HUT-03 =
    La construction d’une hutte a ses effets dans cet ordre : vous payez ; vous posez la hutte ; le
    jeton bonus ; la rune ; le déplacement du druide, avec classement runique intermédiaire et
    rituel ; les tests de fin de tour (MED-FINALE-13).
MED-HUT-04 =
    Ce qui est bâti reste : aucun bâtiment n’est jamais déplacé, retiré ni échangé contre un autre.
    Construire une hutte ne rapporte pas de point en soi.
MED-HUT-05 =
    Exemple d’une hutte isolée : les cases 1, 2 et 3 ne sont pas bâties, et Vert n’a que 1 laine et
    1 cuivre. Vert construit une hutte sur la case 2 (laine et cuivre). Le stock de Vert est
    maintenant vide, le tas de laine et celui de cuivre ont chacun 1 tuile de plus, Vert a 1 hutte
    de moins en réserve et détient la rune du serpent, et son score n’a pas changé.

## Rune

MED-RUNE = Pierres runiques
MED-RUNE-01 =
    Une fois la hutte posée, prenez la pierre runique du district où elle se trouve. Si un autre
    joueur l’a, prenez-la-lui ; sinon, elle est encore à côté du plateau.
MED-RUNE-02 =
    Si vous l’aviez déjà, rien ne change. Une rune est donc toujours chez le joueur qui a construit
    la hutte la plus récente du district.
MED-RUNE-03 =
    Vous gardez vos runes devant vous, visibles de tous. Chacune des neuf a un propriétaire au plus.
MED-RUNE-04 =
    Construire un temple ne vous apporte pas de rune et n’en coûte à personne. Une rune ne peut être
    ni offerte, ni donnée en paiement, ni échangée.
MED-RUNE-05 =
    Exemple : Rouge a une hutte sur la case 19 et détient la rune de la vague. Bleu construit une
    hutte sur la case 18. Bleu détient maintenant la rune de la vague, et Rouge a 1 rune de moins.
    Si Rouge construit plus tard un temple sur la case 17, la rune reste à Bleu.

## Temple

MED-TEMPLE = Étape 2/2 : construire un temple
MED-TEMPLE-01 =
    Vous pouvez construire un temple sur toute case où il n’y a ni hutte, ni temple, ni jeton bonus.
    Il vous faut un temple dans votre réserve, et vous n’en avez que deux pour toute la partie.
MED-TEMPLE-02 =
    Un temple coûte toujours une tuile de chacune des deux matières de sa case, quelles que soient
    ses voisines. Vous pouvez remplacer des tuiles comme le permet MED-SWAP-01.
MED-TEMPLE-03 =
    Vous ne prenez pas de rune pour un temple. Le druide avance comme il le ferait pour une hutte.
    Un temple rapporte ses points au décompte final, et pas avant.
MED-TEMPLE-04 =
    Une colonie s’arrête à un temple, et les temples ne comptent jamais comme des huttes. Vous
    pouvez construire un temple à côté d’un autre.
MED-TEMPLE-05 =
    Exemple : il y a des huttes sur les cases 18, 19 et 20, la case 21 n’est pas bâtie et n’a pas de
    jeton, et Bleu n’a que 1 laine et 1 pierre. Bleu construit un temple sur la case 21 (laine et
    pierre). C’est permis. Cela vide le stock de Bleu, aucune rune ne change de main, et la colonie
    est toujours de taille 3.
MED-TEMPLE-06 =
    Exemple : il y a un jeton bonus sur la case 21, peu importe lequel. Bleu veut y construire un
    temple ; c’est refusé.

## Bonus

MED-BONUS = Jetons bonus
MED-BONUS-01 =
    « 2 » (+2 points) : vous payez la hutte comme toujours et marquez 2 points aussitôt, avant que
    le druide avance. Le jeton est hors jeu.
MED-BONUS-02 =
    « Hutte » (construction gratuite) : vous ne payez rien du tout, pas même ce qu’une colonie
    ajouterait au prix. Le jeton est hors jeu ; la rune et le druide suivent comme toujours.
    (décision maison)
MED-BONUS-03 =
    « Druide » (offrande différée) : vous payez la hutte comme toujours et la construisez par-dessus
    le jeton, qui reste sur sa case.
MED-BONUS-04 =
    Chaque fois que le druide demande une offrande à une hutte qui a un jeton « druide » sous elle,
    le propriétaire peut se défaire du jeton au lieu de donner des matières. Cela compte comme si
    les deux avaient été données. (décision maison)
MED-BONUS-05 =
    À chaque visite, vous décidez à nouveau si vous l’utilisez, et vous le pouvez même dans le
    rituel que cette hutte elle-même a provoqué ou dans le circuit final. Il ne sert qu’une fois,
    qu’à cette hutte et qu’à son propriétaire. S’il est encore là à la fin, il ne vaut rien.
MED-BONUS-06 =
    Exemple : il y a un jeton « 2 » sur la case 8, les cases 7 et 9 ne sont pas bâties, et Rouge a
    le score 5 et seulement 1 pierre et 1 cuivre. Rouge construit une hutte sur la case 8. Il paie
    les deux tuiles et monte au score 7 ; le jeton « 2 » a disparu, et Rouge détient la rune de la
    pousse. Ensuite, le druide avance.
MED-BONUS-07 =
    Exemple : il y a un jeton « hutte » sur la case 21, il y a des huttes sur les cases 18, 19 et
    20, les cases 17 et 22 ne sont pas bâties, et le stock de Vert est vide. Vert construit une
    hutte sur la case 21. Il ne paie rien, bien que le facteur soit 4 ; le jeton a disparu, et Vert
    détient la rune de la vague.
MED-BONUS-08 =
    Exemple : Vert a sur la case 12 une hutte avec un jeton « druide » sous elle, et Rouge a une
    hutte sur la case 13 ; les cases 10, 11 et 14 ne sont pas bâties, il y a un temple sur la case
    20, et le druide est à la hutte de la case 9. Vert a le score 10 et un stock vide. Un temple est
    construit sur la case 30, et Vert se défait du jeton. Il monte à 12, car la rangée est de taille
    2 ; le jeton a disparu, et le druide continue jusqu’à la case 13 et s’adresse à Rouge. À sa
    prochaine visite à la case 12, Vert devra donner des matières ou perdre un point.

## Colonie

MED-SETTLE = Colonies
MED-SETTLE-01 =
    Deux huttes ou plus qui forment une rangée sans trou, quelles que soient leurs couleurs, sont
    une colonie. Elle peut couvrir plusieurs districts et même passer le grand fleuve ; les temples
    et les cases non bâties en sont les bords.
MED-SETTLE-02 =
    Le facteur de colonie d’une nouvelle hutte est la taille de sa rangée, c’est-à-dire le nombre de
    huttes de cette rangée une fois la nouvelle en place. Une hutte isolée est une rangée de taille
    1 ; son facteur est donc 1.
MED-SETTLE-03 =
    Vous payez chacune des deux matières autant de fois que le dit le facteur : 2 + 2 pour la
    deuxième hutte, 3 + 3 pour la troisième, k + k pour la k-ième. Il n’y a pas de limite.
MED-SETTLE-04 =
    Si une hutte comble le trou entre deux rangées, de tailles a et b, son facteur est a + b + 1.
MED-SETTLE-05 =
    Peu importe les couleurs des huttes, à qui elles sont, et si la nouvelle est à un bout de la
    rangée, à l’autre ou au milieu.
MED-SETTLE-06 =
    Le facteur ne vaut que pour les huttes. Le prix d’un temple n’est pas multiplié, et une offrande
    non plus.
MED-SETTLE-07 =
    Exemple, numéro 3 du livret : Rouge a des huttes sur les cases 19 et 20, Bleu a un temple sur la
    case 21, et la case 17 n’est pas bâtie. Bleu construit une hutte sur la case 18 (pierre et
    bois). Elle coûte 3 pierres et 3 bois.
MED-SETTLE-08 =
    Exemple par-dessus le fleuve : il y a une hutte sur la case 31, et les cases 30 et 1 ne sont pas
    bâties. Quelqu’un construit une hutte sur la case 0 (laine et cuivre). Elle coûte 2 laines et 2
    cuivres.
MED-SETTLE-09 =
    Exemple d’un temple comme bord : il y a des huttes sur les cases 18, 19 et 20 et un temple sur
    la case 21, et la case 23 n’est pas bâtie. Quelqu’un construit une hutte sur la case 22 (bois et
    cuivre). Elle coûte 1 bois et 1 cuivre.
MED-SETTLE-10 =
    Exemple de jonction : il y a des huttes sur les cases 5, 6 et 8, et les cases 4 et 9 ne sont pas
    bâties. Quelqu’un construit une hutte sur la case 7 (bois et pierre). Elle coûte 4 bois et 4
    pierres.

## Druide

MED-DRUID = Le sentier du druide
MED-DRUID-01 =
    Chaque construction, hutte ou temple, fait avancer le druide exactement une fois. Sinon, il ne
    bouge que dans le circuit final.
MED-DRUID-02 =
    Aux trois premières constructions de la partie, il va sur la case pavée 1, puis sur la 2, puis
    sur la 3. Cela ne cause ni rituel ni classement runique intermédiaire.
MED-DRUID-03 =
    La quatrième construction lui fait quitter la case pavée 3. Il rejoint le sentier du côté du
    fleuve où se trouve la case 0 ; la case 0 est donc la première qu’il peut atteindre. Cela ne
    cause pas de classement runique intermédiaire. (décision maison)
MED-DRUID-04 =
    Une fois sur le sentier, il marche dans le sens des aiguilles d’une montre et s’arrête à la
    première hutte rencontrée, à qui qu’elle appartienne. La hutte d’où il part ne compte pas, mais
    une hutte qui vient d’être construite compte. Un rituel commence alors.
MED-DRUID-05 = Il ne recule jamais, et ni temple ni case non bâtie ne l’arrête.
MED-DRUID-06 =
    Tant que le plateau est sans hutte, il reste sur la case pavée 3, même si l’on bâtit toujours
    plus de temples. Quand la première hutte est construite, il va jusqu’à elle.
MED-DRUID-07 =
    Le rituel fini, il reste à la hutte qu’il a visitée en dernier. C’est le bout de sa rangée, dans
    le sens des aiguilles d’une montre.
MED-DRUID-08 =
    S’il se tient à la seule hutte du plateau, il fait un tour complet, traverse le fleuve, ce qui
    cause un classement runique intermédiaire, et demande de nouveau à la même hutte. (décision
    maison)
MED-DRUID-09 =
    Exemple, numéro 2 du livret : le druide est sur la case pavée 3 ; Vert a une hutte sur la case
    2, deux autres huttes sont sur les cases 10 et 20, et les cases 0, 1 et 3 ne sont pas bâties. La
    quatrième hutte est construite sur la case 14. Le druide va à la case 2, et il n’y a pas de
    classement runique intermédiaire. Vert donne 1 laine et marque 1 point, et le rituel est fini.
MED-DRUID-10 =
    Exemple d’une hutte derrière lui : il y a des huttes sur les cases 15, 16 et 22 et un temple sur
    la case 5, les cases 17 et 23 ne sont pas bâties, et le druide est à la case 16. Quelqu’un
    construit une hutte sur la case 14. Le druide va à la case 22, et rien n’est demandé à la case
    14.

## Offrande

MED-OFFER = Le rituel d’offrande
MED-OFFER-01 =
    Dans un rituel, le druide demande d’abord à la hutte où il s’est arrêté. S’il y a une hutte sur
    la case juste devant lui, dans le sens des aiguilles d’une montre, il y va et demande encore, et
    ainsi de suite. Quand cette case n’est pas bâtie ou porte un temple, le rituel est fini.
MED-OFFER-02 =
    À chaque hutte, c’est le propriétaire qui décide, même si le joueur actif est un autre : ne rien
    donner, donner une matière, donner les deux, ou utiliser le jeton « druide » s’il y en a un. On
    peut refuser même si l’on a de quoi donner. Si vous n’avez rien à donner, c’est comme si vous ne
    donniez rien.
MED-OFFER-03 =
    Le druide veut une tuile de chacune des deux matières de la case, sans aucun facteur. Les tuiles
    données vont aussitôt sur leurs tas, et vous pouvez en remplacer comme le permet MED-SWAP-01.
MED-OFFER-04 = Pour une des deux matières, celle que vous voulez, vous marquez 1 point.
MED-OFFER-05 =
    Pour les deux matières, vous marquez autant de points qu’il y a de huttes dans toute la rangée,
    quelles que soient leurs couleurs.
MED-OFFER-06 =
    Pour rien, vous perdez 1 point, mais un score ne peut pas descendre sous 0. (décision maison)
MED-OFFER-07 =
    Une hutte isolée suit les mêmes règles ; vous y marquez donc 1 point pour les deux matières
    comme pour une seule. (décision maison)
MED-OFFER-08 = Tous les points sont comptés aussitôt, avant que le druide continue.
MED-OFFER-09 =
    Si plusieurs huttes de la rangée sont à vous, vous décidez à chacune quand il y arrive, avec ce
    qui vous reste alors.
MED-OFFER-10 =
    Il se peut que des huttes de la rangée soient derrière celle où le rituel commence. Elles
    comptent pour la taille, mais le druide ne leur demande rien.
MED-OFFER-11 =
    Exemple, le rituel du numéro 3 du livret : Vert a une hutte sur la case 15, Rouge sur les cases
    16, 19 et 20, Bleu sur la case 22 ; Bleu a un temple sur la case 21 ; la case 17 n’est pas
    bâtie, et le druide est à la case 16. Tous les scores sont à 5 ; Bleu n’a que 4 pierres et 4
    bois, Rouge que 1 bois. Bleu construit une hutte sur la case 18, en payant 3 pierres et 3 bois
    et en prenant la rune de la vague, et donne pierre et bois à la case 18. Rouge ne donne rien à
    la case 19 (laine et cuivre) et donne le bois à la case 20 (bois et pierre). Le druide a visité
    les cases 18, 19 et 20 et reste à la case 20. Bleu a 8, Rouge a 5 − 1 + 1 = 5 ; rien n’est
    demandé aux cases 22 et 16, et c’est au joueur après Bleu.
MED-OFFER-12 =
    Exemple de la limite basse : Rouge a le score 0 et une hutte isolée sur la case 9, où le druide
    arrive. Rouge ne donne rien. Il a toujours le score 0.
MED-OFFER-13 =
    Exemple d’une hutte isolée : Rouge a le score 5 et seulement 1 laine et 1 pierre, et le druide
    est à la hutte isolée de Rouge sur la case 9. Rouge donne les deux. Il a maintenant le score 6,
    et les deux tuiles sont parties.

## Fleuve

MED-RIVER = Traverser le grand fleuve
MED-RIVER-01 = Quand le druide passe de la case N − 1 à la case 0, il traverse le grand fleuve.
MED-RIVER-02 =
    À cet instant même, le jeu s’arrête pour un classement runique intermédiaire : chaque joueur
    marque 1 point pour chacune de ses pierres runiques. Ensuite, la marche ou le rituel continue.
MED-RIVER-03 =
    Peu importe qu’il traverse en marchant après une construction ou en avançant dans une colonie
    pendant un rituel. Dans le second cas, le décompte a lieu avant l’offrande suivante.
    (décision maison)
MED-RIVER-04 =
    Si la hutte qui a mis le druide en route vient de rapporter une rune, cette rune compte déjà
    pour celui qui l’a construite.
MED-RIVER-05 =
    Il peut traverser bien des fois, et chaque fois il y a un décompte. Descendre des cases pavées
    n’est pas traverser, et le circuit final est sans classement runique intermédiaire.
MED-RIVER-06 =
    Exemple, numéro 4 du livret : Bleu a des huttes sur les cases 30 et 31, Vert sur la case 2,
    Rouge sur les cases 10 et 14 ; les cases 0, 1 et 3 ne sont pas bâties, et le druide est à la
    case 31. Rouge détient 2 runes (pousse et spirale), Vert 1 (serpent) et Bleu 1 (flèche), et tous
    les scores sont à 5. Rouge construit un temple sur la case 5. D’abord, Rouge passe à 7, Vert à 6
    et Bleu à 6. Puis le druide s’arrête à la case 2 et s’adresse à Vert, qui donne une matière et
    passe à 7. C’est ensuite au joueur après Rouge.
MED-RIVER-07 =
    Exemple d’une traversée pendant un rituel : Rouge a des huttes sur les cases 22 et 31, Bleu sur
    la case 30, Vert sur la case 0 ; la case 1 n’est pas bâtie, et le druide est à la case 22. Rouge
    détient 2 runes (poisson et flèche) et Vert 1 (serpent), et tous les scores sont à 5. Un temple
    est construit sur la case 10 ; Bleu donne les deux matières à la case 30, Rouge une à la case
    31, Vert les deux à la case 0. Les points arrivent dans cet ordre : Bleu a 8 ; Rouge a 6 ; le
    classement runique intermédiaire porte Rouge à 8 et Vert à 6 ; Vert a 9. Le druide est à la case
    0.

## Finale

MED-FINALE = La finale
MED-FINALE-01 =
    Quand vous avez posé vos deux temples et toutes vos huttes, vous déclenchez la finale. Votre
    tour est d’abord joué jusqu’au bout, avec le druide et le rituel.
MED-FINALE-02 =
    Après cela, tous les autres joueurs ont encore exactement un tour complet, dans le sens des
    aiguilles d’une montre, et vous n’en avez plus. Si quelqu’un d’autre pose aussi sa dernière
    pièce pendant ces tours, aucun tour ne s’ajoute. (décision maison)
MED-FINALE-03 =
    Il y a une autre entrée dans le tour final, alors sans derniers tours : les quatre tas sont
    vides et personne ne veut construire. Pour le programme, à n joueurs, cela veut dire n tours
    d’affilée, un de chaque joueur, tous sans construction, avec les quatre tas vides à la fin de
    chacun. (décision maison)
MED-FINALE-04 =
    Dans le tour final, on pose le dé près du druide pour marquer sa hutte. C’en est fini des
    lancers de dé, des exploitations, des constructions et des échanges séparés.
MED-FINALE-05 =
    Le druide fait maintenant son circuit final. Il marche dans le sens des aiguilles d’une montre
    d’un rituel au suivant, sans qu’il faille une construction pour le mettre en route. La première
    hutte devant la marque vient en premier ; la hutte marquée, qui est la dernière de sa rangée,
    vient en dernier. Chaque hutte est donc visitée exactement une fois. (décision maison)
MED-FINALE-06 =
    Dans le circuit, les offrandes suivent toutes les règles du chapitre MED-OFFER : les mêmes
    choix, la taille de la rangée, −1 pour qui ne donne rien, les tuiles remplacées et le jeton
    « druide ».
MED-FINALE-07 =
    Le circuit est sans classement runique intermédiaire. Quand il est achevé vient le décompte
    final, et c’est la fin de la partie.
MED-FINALE-08 =
    Exemple de l’ordre : il y a des huttes sur les cases 2, 15, 16, 18, 19, 20 et 22 et un temple
    sur la case 21, et le druide est à la case 20. Le tour final commence. Le druide demande aux
    cases 22, 2, 15, 16, 18, 19 et 20, dans cet ordre, avec les tailles 1, 1, 2, 2, 3, 3 et 3. Les
    runes ne rapportent rien quand il traverse le fleuve.
MED-FINALE-09 =
    Exemple des derniers tours : les places sont Rouge, Vert, Bleu. Vert pose sa dernière pièce. Ce
    tour achevé, Bleu puis Rouge ont un tour chacun, et le tour final commence. Vert n’a plus de
    tour.
MED-FINALE-10 =
    Si personne ne peut plus rien poser, le tour final commence aussitôt, sans derniers tours. On
    le vérifie à la fin de chaque tour, et c’est le cas quand deux choses sont vraies : aucun joueur
    n’a de hutte en réserve, ou toutes les cases sont bâties ; et aucun joueur n’a de temple en
    réserve, ou toutes les cases non bâties ont un jeton bonus. Que quelqu’un puisse payer ou non
    n’entre pas en compte. (décision maison)
MED-FINALE-11 =
    Si le druide est encore sur son temple ou sur une case pavée quand le tour final commence, il
    n’y a pas de marque. Il entre avant la case 0 et demande une fois à chaque hutte, de la case 0 à
    la case N − 1 ; la taille d’une rangée se compte comme toujours, par-dessus le fleuve aussi.
    S’il n’y a aucune hutte, il n’y a pas de circuit. (décision maison)
MED-FINALE-12 =
    Ceci empêche la partie de durer sans fin : après autant de tours de table d’affilée sans
    construction que le dit idle_limit (20 si rien n’est changé), le tour final commence
    aussitôt, sans derniers tours. À n joueurs, un tour de table représente n tours. Toute partie
    finit donc, en (pièces + 1) × 20 × n tours au plus, derniers tours en sus. Avec idle_limit à 0,
    rien ne l’oblige à finir. (décision maison)
MED-FINALE-13 =
    À la fin de chaque tour, les tests viennent dans cet ordre. (1) Si les derniers tours sont en
    cours, on en décompte un ; après le dernier, le tour final commence, et les autres tests
    n’ont pas lieu. (2) MED-FINALE-01. (3) MED-FINALE-10. (4) MED-FINALE-03. (5) MED-FINALE-12. (6)
    Si rien de cela ne s’applique, c’est le tour du joueur suivant.
MED-FINALE-14 =
    Exemple d’une impasse : il y a 3 joueurs, et tous les tas sont vides. Rouge, Vert et Bleu
    finissent chacun leur tour par un déplacement d’ouvrier qui ne rapporte rien, et chaque fois
    tous les tas sont encore vides ensuite. Après le tour de Bleu, le tour final commence.
    Supposons au contraire que Vert obtienne moins au dé et qu’une tuile rendue soit encore sur un
    tas à la fin du tour de Vert : on recommence alors à compter avec le tour de Bleu.
MED-FINALE-15 =
    Exemple d’un circuit depuis les cases pavées : Rouge a une hutte sur la case 31 et Vert sur la
    case 0, le druide est sur la case pavée 2, et MED-FINALE-03 s’applique. Le tour final
    commence. Le druide demande d’abord à la case 0 et en dernier à la case 31, toutes deux avec la
    taille 2, et il n’y a pas de classement runique intermédiaire.
MED-FINALE-16 =
    Exemple où personne ne peut rien poser : il y a 4 joueurs, toutes les réserves sont sans hutte
    et ont un temple chacune, et les quatre cases encore non bâties ont toutes un jeton bonus. Le
    tour s’achève. Le tour final commence aussitôt.
MED-FINALE-17 =
    Exemple d’inaction : il y a 2 joueurs, et idle_limit vaut 20. Pendant 40 tours d’affilée
    personne ne construit, et le tas de bois n’est jamais vide à la fin d’un tour. Après le 40e de
    ces tours, le tour final commence. S’il y a une construction au 39e, elle ne commence pas.

## Décompte

MED-SCORE = Décompte final
MED-SCORE-01 = Le circuit achevé, on compte les temples, puis les runes. Le plus haut score gagne.
MED-SCORE-02 =
    Pour chacun de vos temples, additionnez la taille de la rangée qui le touche par derrière et la
    taille de celle qui le touche par devant. Une hutte isolée compte 1, et là où aucune hutte ne
    touche le temple, vous comptez 0. Peu importe les couleurs des huttes, et le fleuve ne coupe pas
    une rangée.
MED-SCORE-03 =
    Si une rangée touche deux temples, elle compte tout entière pour chacun d’eux, quel que soit
    leur propriétaire.
MED-SCORE-04 =
    Un temple voisin du vôtre ne vous rapporte rien, et ce qui se trouve au-delà ne compte pas.
    (décision maison)
MED-SCORE-05 = Si vous avez n pierres runiques, vous marquez 1 + 2 + … + n points, soit n(n + 1)/2.
MED-SCORE-06 =
    Les matières premières, les jetons bonus que vous n’avez pas utilisés et les pièces que vous
    n’avez pas bâties ne rapportent rien.
MED-SCORE-07 =
    L’échelle des points va de 0 à 99. Au-dessus de 99 points, vous ajoutez un jeton 100, et
    au-dessus de 199 vous le tournez du côté 200. Le score lui-même n’a pas de limite.
MED-SCORE-08 =
    Exemple : il y a des huttes sur les cases 15, 16, 18, 19, 20 et 22, les cases 14 et 23 ne sont
    pas bâties, et Rouge a un temple sur la case 17, Bleu sur la case 21. Le temple de Rouge
    rapporte 2 + 3 = 5 et celui de Bleu 3 + 1 = 4.
MED-SCORE-09 =
    Exemple, l’image de la page de résumé : il y a des huttes sur les cases 8, 9, 11, 12 et 13 et un
    temple sur la case 10, et les cases 7 et 14 ne sont pas bâties. Le temple rapporte 2 + 3 = 5.
MED-SCORE-10 =
    Exemple, chaque cas étant testé à part : avec 0, 1, 3, 5 et 9 runes, on marque 0, 1, 6, 15 et 45
    points.

## Égalités

MED-TIES = Égalités
MED-TIES-01 =
    Si des scores sont égaux, la victoire va, parmi ces joueurs, à celui qui a le plus bâti, huttes
    et temples réunis.
MED-TIES-02 =
    S’il y a encore égalité, elle va à celui qui a le plus de tuiles après le circuit final, toutes
    matières additionnées. (décision maison)
MED-TIES-03 =
    Si même cela est égal, ces joueurs gagnent ensemble. Les places derrière le vainqueur se règlent
    par les trois mêmes comparaisons.
MED-TIES-04 =
    Exemple : les scores finaux sont Rouge 60, Vert 60 et Bleu 58. Rouge a bâti 8 huttes et 1
    temple, Vert 7 huttes et 2 temples ; il reste 3 tuiles à Rouge et 1 à Vert. Rouge gagne donc. Si
    Vert avait plutôt 3 tuiles, Rouge et Vert gagneraient ensemble.

## Questions

MED-FAQ = Questions et images
MED-FAQ-01 =
    Exemple, l’image sur le prix : la photo montre la face de 40 cases. Bleu a une hutte sur la case
    3 du plateau de 40 cases, Violet sur sa case 5. Quelqu’un construit une hutte sur la case 4 du
    plateau de 40 cases (laine et bois). Elle coûte 3 laines et 3 bois. De même sur le plateau de 32
    cases : il y a des huttes sur les cases 22 et 24, et les cases 21 et 25 ne sont pas bâties.
    Quelqu’un construit une hutte sur la case 23 (bois et laine). Elle coûte 3 bois et 3 laines.
MED-FAQ-02 =
    Exemple, l’image sur la quatrième hutte : le druide est sur la case pavée 3 ; Rouge a une hutte
    sur la case 31, Vert sur la case 0, Bleu sur la case 3 ; les cases 1 et 30 ne sont pas bâties,
    et Vert a le score 5. La quatrième hutte est construite sur la case 10. Le druide s’arrête à la
    case 0, et il n’y a pas de classement runique intermédiaire. Vert peut marquer jusqu’à 2
    points : pour les deux matières, laine et cuivre, il passe à 7. Rien n’est demandé à la case 31,
    le rituel est fini, et c’est au joueur suivant. (La photo montre la face de 40 cases, avec Rouge
    sur la case 39 du plateau de 40 cases, Vert sur sa case 0 et Bleu sur sa case 3.)
MED-FAQ-03 =
    Exemple d’une colonie qui grandit juste devant le druide : Bleu a une hutte sur la case 18,
    Rouge sur les cases 19 et 20 ; il y a un temple sur la case 5 ; le druide est à la case 20, les
    cases 17, 21 et 22 ne sont pas bâties, et Vert a le score 5. Vert construit une hutte sur la
    case 21 pour 4 laines et 4 pierres, puis donne les deux matières à la case 21. Le druide ne
    demande que là, et Vert passe à 9.
MED-FAQ-04 =
    Exemple de quatre temples d’abord : il n’y a encore aucune hutte. Quatre temples sont
    construits. Après le troisième, le druide est sur la case pavée 3, et après le quatrième il y
    est encore. Puis la première hutte est construite, sur la case 31. Il va à la case 31, sans
    classement runique intermédiaire, et y tient un seul rituel.
MED-FAQ-05 =
    Exemple de temples côte à côte : il y a des huttes sur les cases 20, 23 et 24 ; Bleu a un temple
    sur la case 21, Rouge sur la case 22 ; les cases 19 et 25 ne sont pas bâties. Au décompte final,
    le temple de Bleu rapporte 1 et celui de Rouge 2.
MED-FAQ-06 =
    Exemple de temples dépassés : il y a des huttes sur les cases 16 et 19 et des temples sur les
    cases 17 et 18, la case 20 n’est pas bâtie, et le druide est à la case 16. Un temple est
    construit sur la case 29. Le druide s’arrête à la case 19.
MED-FAQ-07 =
    Exemple d’un refus : Rouge a le score 5 et seulement 2 laines et 2 pierres, et le druide est à
    la hutte isolée de Rouge sur la case 9. Rouge ne donne rien. Il a maintenant le score 4 et garde
    toutes ses tuiles.
MED-FAQ-08 =
    L’écran continue de vous montrer comme joueur actif, avec le dé devant vous, jusqu’à ce que le
    rituel provoqué par votre tour soit fini.
