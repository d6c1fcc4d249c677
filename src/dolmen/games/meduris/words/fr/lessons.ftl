### Les leçons de Meduris, chacune par son nom : son titre, la tâche, une aide, et pourquoi c’était juste.

meduris-lesson-worker = Un ouvrier tout en haut
meduris-lesson-worker-task = Placez votre ouvrier là où il sera le troisième.
meduris-lesson-worker-hint = Sur un des quatre hauts plateaux, deux ouvriers se trouvent déjà. Le vôtre va sur eux.
meduris-lesson-worker-done = Quand un haut plateau produit, l’ouvrier du bas rapporte une tuile, le deuxième deux, le troisième trois. La hauteur paie.

meduris-lesson-lift = Déplacer un ouvrier
meduris-lesson-lift-task = Déplacez un de vos ouvriers vers un autre haut plateau.
meduris-lesson-lift-hint = Faites glisser un ouvrier, ou appuyez sur lui puis sur le haut plateau. C’est une des trois choses à faire dans un tour.
meduris-lesson-lift-done = Le haut plateau où il arrive produit aussitôt : pour vous selon la hauteur atteinte, et pour tous ceux qui s’y trouvent.

meduris-lesson-hut = Une hutte
meduris-lesson-hut-task = Construisez une hutte.
meduris-lesson-hut-hint = On peut construire sur les cases éclairées. Touchez-en une : elle dit son prix avant tout paiement.
meduris-lesson-hut-done = Les offrandes, les runes et les temples comptent les huttes. Seule, une hutte est bon marché ; à côté d’autres, elle coûte et rapporte plus.

meduris-lesson-temple = Un temple
meduris-lesson-temple-task = Construisez un temple.
meduris-lesson-temple-hint = Sur une case éclairée, choisissez le temple au lieu de la hutte. Il coûte une tuile de chacune des deux matières premières.
meduris-lesson-temple-done = Ses voisins ne rendent jamais un temple plus cher. À la fin, il marque un point par hutte des colonies qui le touchent ; une hutte isolée compte aussi.

meduris-lesson-swap = Trois pour une
meduris-lesson-swap-task = Échangez trois tuiles contre une d’une autre matière première.
meduris-lesson-swap-hint = Touchez la pile de ce que vous voulez, puis donnez trois de vos tuiles.
meduris-lesson-swap-done = L’échange est cher, mais une hutte un tour plus tôt le vaut souvent. Ensuite, vous déplacez ou construisez encore.

meduris-lesson-replace = Payer autrement
meduris-lesson-replace-task = Construisez, et payez une tuile due par trois autres.
meduris-lesson-replace-hint = Choisissez une hutte ; là où le prix est indiqué, touchez la matière première que vous préférez garder.
meduris-lesson-replace-done = Chaque tuile due peut être payée par trois autres. Rien n’est donc hors d’atteinte tant qu’il vous reste assez de tuiles.

meduris-lesson-rune = Une pierre runique
meduris-lesson-rune-task = Construisez une hutte qui vous donne une pierre runique.
meduris-lesson-rune-hint = L’anneau a des districts. Qui y construit une hutte en prend la rune, même à un autre joueur.
meduris-lesson-rune-done = Les runes marquent quand le druide franchit le grand fleuve, et à la fin : une vaut 1, deux 3, trois 6…

meduris-lesson-bonus = Une tuile bonus
meduris-lesson-bonus-task = Construisez sur la case dont le bonus rapporte deux points tout de suite.
meduris-lesson-bonus-hint = Il y a des tuiles sur certaines cases. L’une d’elles montre deux points.
meduris-lesson-bonus-done = La première construction sur une telle case prend ce qui s’y trouve : des points, une hutte moins chère, ou une aide pour une offrande.

meduris-lesson-take = Plus
meduris-lesson-take-task = Le dé montre plus : prenez une tuile.
meduris-lesson-take-hint = Touchez la pile de la matière première qui vous manque le plus. Renoncer ne rapporterait rien.
meduris-lesson-take-done = Avec plus, chacun prend une tuile, avec moins, chacun en rend une, quel que soit le joueur dont c’est le tour.

meduris-lesson-offer = Le druide demande
meduris-lesson-offer-task = Construisez de sorte que le druide vienne chez vous, et faites une offrande.
meduris-lesson-offer-hint = Chaque construction fait avancer le druide jusqu’à la hutte suivante. Donnez-lui une matière première de cette case.
meduris-lesson-offer-done = Les deux matières premières rapportent autant de points que la colonie compte de huttes, une seule 1 point, et rien du tout en coûte un.

meduris-lesson-past = Le druide chez l’autre
meduris-lesson-past-task = Rendez une tuile, puis construisez la hutte qui envoie le druide plus loin, à une hutte d’un adversaire.
meduris-lesson-past-hint = Le druide va à la hutte suivante. Regardez à qui elle est avant de construire, et construisez ailleurs.
meduris-lesson-past-done = Qui n’a plus de tuiles paie d’un point. En construisant, vous choisissez le moment où les autres sont sollicités.
