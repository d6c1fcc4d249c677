### Les leçons de Caverna, chacune par son nom : son titre, la tâche, une aide, et pourquoi c’était juste.

caverna-lesson-wood = Un nain au travail
caverna-lesson-wood-task = Placez un nain là où il rapporte du bois.
caverna-lesson-wood-hint = Les cases action éclairées sont libres. Sur deux d’entre elles, il y a du bois.
caverna-lesson-wood-done = Ce qui s’est accumulé sur une case va au premier qui vient ; ce qui reste augmente à chaque manche.

caverna-lesson-tile = Du terrain neuf
caverna-lesson-tile-task = Posez une tuile sur votre plateau.
caverna-lesson-tile-hint = L’Extraction de pierre creuse la montagne, la Subsistance et le Brulis défrichent la forêt. Choisissez, puis dites où va la tuile.
caverna-lesson-tile-done = Chaque case vide de votre plateau coûte un point à la fin, et rien ne se construit sur ce qui n’est ni défriché ni creusé.

caverna-lesson-furnish = Un aménagement
caverna-lesson-furnish-task = Aménagez une grotte.
caverna-lesson-furnish-hint = Les Travaux domestiques le permettent. Vous payez ce que dit la tuile, et il faut une grotte vide.
caverna-lesson-furnish-done = Les logements font de la place aux nains, les autres aménagements changent les règles pour vous ou rapportent des points à la fin.

caverna-lesson-sow = Premières semailles
caverna-lesson-sow-task = Semez une céréale dans un champ.
caverna-lesson-sow-hint = Le Brulis permet de poser un champ et de semer. Vous avez une céréale.
caverna-lesson-sow-done = Une céréale semée en devient trois : il en vient une à chaque récolte.

caverna-lesson-points = Des points tout de suite
caverna-lesson-points-task = Gagnez au moins quatre points avec un seul nain.
caverna-lesson-points-hint = Chaque case couverte, c’est un point perdu de moins. Et ce que rapporte la case action peut compter aussi.
caverna-lesson-points-done = Du terrain neuf, des ressources qui comptent, un aménagement : de petites sommes qui s’ajoutent tout au long d’une partie.

caverna-lesson-fence = Un pâturage
caverna-lesson-fence-task = Clôturez un pâturage.
caverna-lesson-fence-hint = L’Élevage de moutons le permet. Il faut une prairie et le bois de la clôture.
caverna-lesson-fence-done = Un petit pâturage accueille deux animaux d’une espèce, un grand quatre, et une étable double ce nombre.

caverna-lesson-forge = Une arme
caverna-lesson-forge-task = Forgez une arme pour un nain.
caverna-lesson-forge-hint = À la Forge d’armes, le minerai devient une arme : sa force est le minerai que vous payez.
caverna-lesson-forge-done = Un nain armé peut partir en expédition. À chaque fois, son arme devient plus forte.

caverna-lesson-loot = Une expédition
caverna-lesson-loot-task = Forgez une arme et rapportez du butin.
caverna-lesson-loot-hint = La Forge d’armes est suivie d’une expédition. Ce que vous pouvez prendre dépend de la force de l’arme.
caverna-lesson-loot-done = Le butin ne coûte que le tour du nain. Plus l’arme est forte, meilleur est le choix.

caverna-lesson-ruby = Ce que vaut un rubis
caverna-lesson-ruby-task = Dépensez un rubis, à n’importe quel moment de votre tour.
caverna-lesson-ruby-hint = L’Extraction de rubis en rapporte un. À votre tour, un rubis achète une ressource, ou une tuile que vous ne pourriez pas poser autrement.
caverna-lesson-ruby-done = Le rubis est le joker : il remplace presque tout, mais chacun vaut aussi un point.

caverna-lesson-feed = La récolte
caverna-lesson-feed-task = Faites passer une récolte à vos nains.
caverna-lesson-feed-hint = Placez votre dernier nain, finissez votre tour ; puis payez la nourriture de chacun. D’autres ressources se mangent aussi.
caverna-lesson-feed-done = Qui ne peut pas nourrir mendie, et chaque marqueur de mendicité coûte trois points. Pensez donc à la récolte deux manches avant.

caverna-lesson-grow = Une naissance
caverna-lesson-grow-task = Agrandissez votre famille.
caverna-lesson-grow-hint = La case Désir d’enfant le permet, s’il reste une place dans un logement.
caverna-lesson-grow-done = Un nain de plus, c’est une action de plus à chaque manche, et un point ; et une bouche de plus à la récolte.

caverna-lesson-mine = Une mine
caverna-lesson-mine-task = Construisez une mine sur un tunnel.
caverna-lesson-mine-hint = Une mine de minerai prend deux tunnels voisins, dont l’un devient profond ; une mine de rubis n’en prend qu’un.
caverna-lesson-mine-done = Les mines valent des points, et elles paient chaque fois que la case action de leur minerai ou de leurs rubis est utilisée.
