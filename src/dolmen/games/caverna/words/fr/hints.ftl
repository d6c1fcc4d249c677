### Les conseils d’une première partie de Caverna : chacun vient quand la chose arrive.

web-hint-caverna-goal =
    Vous gagnez avec le plus de points : animaux, cultures, rubis, nains, grottes aménagées,
    pâturages et mines. Chaque case vide de votre plateau coûte un point. Il y a douze tours (onze à
    deux), soit une heure ou deux. À votre tour, vous envoyez un nain sur une case Action et
    faites ce qu’elle dit.
web-hint-caverna-work =
    Envoyez un nain sur une case Action libre : il prend tout ce qui s’y trouve, ou fait ce
    qu’elle dit. Un seul nain par case ; tous rentrent à la fin du tour.
web-hint-caverna-act =
    Une case peut offrir plusieurs choses. Faites-en au moins une ; laissez ce que vous ne voulez
    pas.
web-hint-caverna-forest =
    La moitié gauche de votre plateau est une forêt. Une tuile prairie et champ y défriche deux
    cases ; la première doit commencer devant votre caverne. On sème sur les champs, les prairies
    deviennent des pâturages.
web-hint-caverna-mountain =
    La moitié droite de votre plateau est une montagne. Creusez à côté de ce qui l’est déjà : les
    grottes s’aménagent, les tunnels deviennent des mines.
web-hint-caverna-sow =
    Semez sur des champs vides : un grain en devient trois, un légume deux. Chaque récolte en
    rapporte un par champ.
web-hint-caverna-furnish =
    Aménagez une grotte vide : les habitations font place à d’autres nains, le reste rapporte des
    biens, de l’aide ou des points. En pointillés : ce que vous ne pouvez pas encore payer.
web-hint-caverna-pasture =
    Il faut de la place aux animaux : une prairie clôturée (2 bois) en loge deux d’une espèce, une
    double (4 bois) quatre. Une étable agrandit la place.
web-hint-caverna-ruby =
    Un rubis est un joker : à tout moment, il devient une marchandise, un animal, de la nourriture ou une
    tuile simple. Gardé, il vaut un point.
web-hint-caverna-forge =
    Un nain sans arme peut en forger une : chaque minerai donne une force. Les nains armés partent
    en expédition, et travaillent après les autres.
web-hint-caverna-loot =
    Une expédition : choisissez des butins différents pour lesquels votre nain est assez fort,
    autant que le niveau l’indique. Ensuite, son arme gagne 1 de force.
web-hint-caverna-feed =
    Chaque nain mange 2 points de nourriture (PN). Ce qui manque peut venir de grains, de légumes, d’animaux, de rubis ou
    d’or. Pour chaque PN que vous ne payez pas, vous prenez un marqueur de mendicité : −3 points.
web-hint-caverna-breed =
    De chaque espèce d’animaux d’élevage dont vous avez deux, un petit naît, s’il a de la place. Les
    chiens ne se reproduisent pas.
web-hint-caverna-house =
    Tous les animaux n’ont pas de place. Ceux que vous ne pouvez pas garder deviennent de la nourriture.
web-hint-caverna-supply =
    Au début de chaque tour, une nouvelle case Action apparaît et des marchandises s’accumulent
    sur bien des cases. Personne ne les a prises ? Il y en aura plus la prochaine fois, et qui vient
    prend tout.
web-hint-caverna-growth =
    Le clan a grandi. Il faut pour cela de la place pour un nain de plus : l’entrée en loge deux,
    chaque habitation davantage. Le nouveau-né travaille dès le tour suivant, et il mange.
web-hint-caverna-token =
    Qui utilise la case « Premier joueur » commence dès le tour suivant, et le premier choix vaut
    beaucoup.
web-hint-caverna-home =
    Les nains rentrent. À côté des noms se lisent les points de chacun, comme si la partie finissait
    maintenant : les cases vides et les espèces d’animaux d’élevage qui manquent coûtent encore.
web-hint-caverna-marker =
    Le marqueur montre comment finit le tour : une feuille annonce une récolte, un point
    d’interrogation un événement : pas de récolte, un PN par nain, ou le choix entre champs et
    animaux.
web-hint-caverna-harvest =
    La récolte, en trois temps : une culture par champ semé, puis le repas, puis la reproduction.
    Désormais, presque chaque tour finit ainsi : gardez de la nourriture.
