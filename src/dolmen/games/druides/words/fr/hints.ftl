### Les conseils d’une première partie de Druides : chacun vient quand la chose arrive.

web-hint-druides-goal =
    Vous gagnez avec le plus de points : un par amulette que vos serviteurs rapportent des rituels.
    La partie finit après le onzième rituel, au bout d’une demi-heure environ. À votre tour, vous
    pouvez annoncer un rituel, puis vous posez deux cartes face cachée à des lieux, puis vous
    piochez.
web-hint-druides-ritual =
    À un lieu éclairé, il y a au moins trois cartes, dont un serviteur : vous pouvez y annoncer un
    rituel, même si rien n’est à vous. L’annonce ne rapporte rien en elle-même ; regardez donc à qui
    sont les serviteurs. Dès que vous avez posé une carte, c’est trop tard pour ce tour.
web-hint-druides-places =
    Choisissez une carte de votre main, puis un des lieux mystiques. Chaque lieu a sa sorte de
    gemme, et seules celles-là y deviennent des amulettes. Vos cartes restent face cachée : une
    gemme qui ne convient pas est un bluff.
web-hint-druides-servants =
    Les serviteurs vont chercher les amulettes. Au rituel, la plus petite valeur se sert d’abord et
    en prend autant qu’elle vaut, puis la suivante ; le dernier de la file prend tout le reste,
    beaucoup ou rien.
web-hint-druides-pair =
    À chaque tour, vous posez deux cartes : deux gemmes, ou une gemme et un serviteur, à un seul
    lieu ou à deux. Deux serviteurs dans un même tour, c’est interdit.
web-hint-druides-discard =
    Vous pouvez défausser une gemme, pour faire place à une meilleure. Rien ne vous y oblige.
web-hint-druides-draw =
    Complétez votre main jusqu’à sept cartes si vous voulez, une à une : des gemmes de la pioche, ou
    des serviteurs de votre réserve. Vous voyez chaque carte avant de choisir la suivante.
web-hint-druides-turned =
    Un rituel : toutes les gemmes et tous les serviteurs de ce lieu sont retournés. Les gemmes de la
    sorte du lieu deviennent des amulettes ; les autres sont défaussées.
web-hint-druides-amulets =
    Ici, chaque gemme qui correspond donne une amulette, quel que soit son nombre : c’est l’option
    « par carte ». Avec l’option « par nombre », un 5 qui correspond donne cinq amulettes.
web-hint-druides-served =
    Les serviteurs se servent dans l’ordre des valeurs, la plus petite d’abord ; le dernier prend
    tout ce qui reste. Ensuite ils retournent dans la réserve de leur propriétaire.
web-hint-druides-column =
    Vos amulettes sont des points : votre pion monte la colonne de pierres. Avec l’option « par
    nombre », la colonne peut mettre fin à la partie : un pion qui devrait dépasser le sommet, alors
    qu’un autre est encore sur la carte la plus basse, gagne aussitôt.
web-hint-druides-place =
    Après un rituel, un nouveau lieu prend la place de l’ancien. Quand il n’y en a plus, la rangée
    raccourcit ; après le onzième rituel, la partie est finie.
