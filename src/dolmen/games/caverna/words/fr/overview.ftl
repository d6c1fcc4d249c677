### Caverna en un coup d’œil : quelques panneaux avant les clauses. Un titre finit en -name.

caverna-overview-goal-name = Le but
caverna-overview-goal =
    Vous menez un clan de nains à l’orée d’une forêt. Remplissez votre plateau : animaux, cultures,
    tuiles, aménagements, rubis, or et nains rapportent des points ; cases vides et animaux d’élevage
    manquants en coûtent. Qui en a le plus après le dernier tour gagne.
caverna-overview-work-name = Envoyer un nain au travail
caverna-overview-work =
    À tour de rôle, chacun place un nain sur une case Action libre, prend ce qui s’y est accumulé et
    fait ce qu’elle dit. Une case ne sert qu’à un nain par tour, et chaque tour en ouvre une nouvelle.
caverna-overview-board-name = La forêt et la montagne
caverna-overview-board =
    Défrichez la forêt, à gauche, pour des champs et des prairies, et clôturez celles-ci en pâturages.
    Creusez grottes et tunnels dans la montagne, à droite : les grottes s’aménagent, les tunnels
    deviennent des mines.
caverna-overview-dwarfs-name = Plus de nains, et armés
caverna-overview-dwarfs =
    Avec une habitation libre, votre clan peut grandir, jusqu’à cinq nains : une action de plus par
    tour. Le minerai fait des armes ; un nain armé part en expédition et rapporte un butin, d’autant
    meilleur qu’il est fort.
caverna-overview-harvest-name = La récolte
caverna-overview-harvest =
    Dès le troisième tour, la plupart des tours finissent par une récolte : chaque champ semé donne
    une culture, chaque nain mange 2 points de nourriture (PN), et deux animaux d’élevage d’une espèce ont un petit. Chaque
    PN qui manque vous coûte un marqueur de mendicité, soit 3 points.
caverna-overview-score-name = Le décompte
caverna-overview-score =
    Chaque animal, légume, rubis, or et nain vaut 1 point, une céréale un demi. Les points des
    aménagements, mines et pâturages sont imprimés dessus. Chaque case inutilisée coûte 1 point, et
    chaque espèce d’élevage qui vous manque en coûte 2.
