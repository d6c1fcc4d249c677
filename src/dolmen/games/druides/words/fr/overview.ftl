### Druides en un coup d’œil : quelques panneaux avant les clauses. Un titre finit en -name.

druides-overview-goal-name = Le but
druides-overview-goal =
    Auprès des lieux mystiques, les gemmes deviennent des amulettes, et chaque amulette fait monter
    votre pion d’un cercle sur la colonne de score. Qui est le plus haut à la fin gagne.
druides-overview-turn-name = Votre tour
druides-overview-turn =
    Posez deux cartes de votre main, face cachée : deux gemmes, ou une gemme et un serviteur. Les
    gemmes vont au-dessus du lieu de votre choix, les serviteurs au-dessous. Vous seul savez ce que
    vous avez posé.
druides-overview-refill-name = Défausser et piocher
druides-overview-refill =
    Si vous le voulez, défaussez une gemme ; puis complétez votre main jusqu’à sept cartes au plus,
    dans la pioche des gemmes ou parmi vos propres serviteurs.
druides-overview-ritual-name = Le rituel
druides-overview-ritual =
    Là où se trouvent trois cartes dont un serviteur, vous pouvez annoncer un rituel au début de
    votre tour, plutôt que d’attendre qu’un autre le fasse. Toutes les cartes du lieu sont
    retournées. Seules les gemmes de la sorte du lieu deviennent des amulettes.
druides-overview-share-name = Qui en reçoit combien
druides-overview-share =
    Les serviteurs se servent, la plus petite valeur d’abord, chacun autant d’amulettes que sa
    valeur. Le dernier emporte tout ce qui reste : un trésor, ou rien.
druides-overview-end-name = La fin
druides-overview-end =
    Après chaque rituel, un nouveau lieu prend l’emplacement de l’ancien. La partie finit après onze
    rituels, ou quand un pion dépasserait le haut de la colonne alors qu’un autre se trouve encore
    sur sa carte la plus basse.
