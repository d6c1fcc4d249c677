### Meduris en un coup d’œil : quelques panneaux avant les clauses. Un titre finit en -name.

meduris-overview-goal-name = Le but
meduris-overview-goal =
    Vous vous installez autour du mont Meduris. Huttes, temples, pierres runiques et offrandes au
    druide rapportent des points ; qui en a le plus à la fin gagne.
meduris-overview-small-name = D’abord le dé
meduris-overview-small =
    Votre tour commence par le dé. S’il montre une matière première, chaque ouvrier de ce haut
    plateau en rapporte une tuile à son propriétaire. Sur plus, chacun prend une tuile de son choix ;
    sur moins, chacun en rend une.
meduris-overview-big-name = Puis déplacer un ouvrier …
meduris-overview-big =
    Vous pouvez poser l’un de vos ouvriers au sommet d’un autre haut plateau. Tous ceux qui s’y
    trouvent produisent : le plus bas une tuile, le deuxième deux, le troisième trois.
meduris-overview-build-name = … ou bâtir
meduris-overview-build =
    Une hutte coûte les deux matières premières de sa case : une fois si elle est seule, deux fois si elle est
    la deuxième d’une colonie, trois fois la troisième. Elle vous vaut la pierre runique de son
    district. Un temple coûte toujours une tuile de chaque matière première.
meduris-overview-druid-name = Le druide
meduris-overview-druid =
    Chaque fois que quelqu’un bâtit, le druide va jusqu’à la hutte suivante, et à travers toute sa
    colonie. Donnez-lui les deux matières premières de votre case : vous marquez autant de points que la
    colonie a de huttes. Une seule rapporte 1 point, ne rien donner en coûte 1.
meduris-overview-end-name = La fin
meduris-overview-end =
    Quand quelqu’un a bâti toutes ses huttes et ses deux temples, les autres ont encore un tour, et
    le druide fait son circuit final. Puis chaque temple compte les huttes des colonies qui le
    touchent, et n pierres runiques valent 1 + 2 + … + n. En chemin, chaque traversée du fleuve
    paie 1 point par rune.
