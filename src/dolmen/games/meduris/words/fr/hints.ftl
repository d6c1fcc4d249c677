### Les conseils d’une première partie de Meduris : chacun vient quand la chose arrive.

web-hint-meduris-goal =
    Vous gagnez avec le plus de points, grâce aux offrandes au druide, aux pierres runiques et aux
    temples. La partie finit quand quelqu’un a construit toutes ses huttes et ses deux temples, au
    bout de trois quarts d’heure environ. À votre tour, on lance le dé ; puis vous déplacez un
    ouvrier, ou construisez une hutte ou un temple.
web-hint-meduris-workers =
    La montagne a quatre hauts plateaux : bois, laine, cuivre et pierre. Avant la partie, chacun y
    place des ouvriers, les uns sur les autres. Plus haut, un ouvrier rapporte plus par la suite.
web-hint-meduris-die =
    Quand le dé montre une matière première, chaque ouvrier de son haut plateau en rapporte une
    tuile, quel que soit le joueur dont c’est le tour. Plus : chacun prend une tuile de son choix.
    Moins : chacun en rend une.
web-hint-meduris-plus =
    Le dé montre plus : prenez une tuile de n’importe quelle matière première encore disponible.
web-hint-meduris-minus =
    Le dé montre moins : chacun doit rendre une tuile. Vous choisissez laquelle.
web-hint-meduris-act =
    Maintenant, une chose sur trois : déplacer un ouvrier, construire une hutte ou construire un
    temple. L’ouvrier déplacé fait produire son nouveau haut plateau : une tuile pour l’ouvrier du
    bas, deux pour le deuxième, trois pour le troisième, ceux des autres compris. Faites glisser un
    ouvrier vers un autre haut plateau, ou appuyez sur lui puis sur le haut plateau.
web-hint-meduris-hut =
    Les cases éclairées de l’anneau sont celles où vous pouvez construire. Une hutte coûte les deux
    matières premières de sa case, multipliées par la taille que prend la colonie : à côté d’autres
    huttes, elle est plus chère, mais rapporte plus aux offrandes. Touchez une case : elle dit son
    prix avant de construire.
web-hint-meduris-temple =
    Vous avez deux temples. Un temple ne coûte que les deux matières premières de sa case, quels que
    soient ses voisins ; à la fin, il marque un point par hutte des colonies qui le touchent ;
    une hutte isolée compte aussi.
web-hint-meduris-swap =
    S’il vous manque quelque chose : rendez trois tuiles et prenez-en une d’une autre matière
    première, avant de construire ou de déplacer.
web-hint-meduris-pay =
    En payant, vous pouvez remplacer chaque tuile due par trois autres. Ce que vous ne choisissez
    pas est payé comme indiqué.
web-hint-meduris-stock =
    Ces tuiles sont dans votre stock, que vous seul voyez. Elles paient les huttes, les temples et
    les offrandes.
web-hint-meduris-rune =
    Qui construit une hutte prend la pierre runique de son district, même à un autre joueur. Les
    runes marquent chaque fois que le druide franchit le fleuve, et à la fin : une vaut 1, deux 3,
    trois 6, et ainsi de suite.
web-hint-meduris-steps =
    Chaque construction fait avancer le druide. Les trois premières ne lui font que descendre les
    cases pavées ; dès la quatrième, il fait le tour de l’anneau.
web-hint-meduris-druid =
    Le druide va à la hutte suivante et demande une offrande à son propriétaire, puis à chaque hutte
    placée juste derrière. Chacun peut être sollicité, à tout moment : gardez quelques tuiles pour
    lui.
web-hint-meduris-offer =
    Les deux matières premières de la case rapportent autant de points que la colonie compte de
    huttes, à qui qu’elles soient. Une seule rapporte 1 point. Ne rien donner vous coûte un point.
web-hint-meduris-river =
    Le druide a franchi le grand fleuve : chacun marque un point par pierre runique.
web-hint-meduris-last = Quelqu’un a tout construit. Il reste un tour à chacun des autres.
web-hint-meduris-circuit =
    Le druide fait maintenant son circuit final et demande une fois à chaque hutte. Ensuite, on
    compte les temples et les runes.
