### Les leçons de Druides, chacune par son nom : son titre, la tâche, une aide, et pourquoi c’était juste.

druides-lesson-gem = Une gemme à sa place
druides-lesson-gem-task = Posez une gemme à un lieu de sa sorte.
druides-lesson-gem-hint = Chaque lieu montre sa sorte de gemme. Vous avez un grenat et un ambre : il y a un lieu pour chacun.
druides-lesson-gem-done = Seules les gemmes de la sorte du lieu y deviennent des amulettes. Plus il y en a, plus les serviteurs en rapportent.

druides-lesson-servant = Un serviteur
druides-lesson-servant-task = Envoyez un de vos serviteurs à un lieu.
druides-lesson-servant-hint = Les serviteurs sont les cartes à nombre de votre couleur. N’importe quel lieu convient.
druides-lesson-servant-done = Sans serviteur, personne ne rapporte rien. La plus petite valeur se sert d’abord et prend autant d’amulettes qu’elle vaut.

druides-lesson-pair = Une gemme et un serviteur
druides-lesson-pair-task = Posez une gemme et un serviteur dans le même tour. Pas de rituel cette fois.
druides-lesson-pair-hint = Dites d’abord que vous n’en annoncez pas. Puis les deux cartes, dans l’ordre que vous voulez, à un lieu ou à deux.
druides-lesson-pair-done = Deux cartes par tour, mais jamais deux serviteurs : un serviteur vient donc toujours avec une gemme.

druides-lesson-bluff = Un bluff
druides-lesson-bluff-task = Posez une gemme qui ne convient nulle part.
druides-lesson-bluff-hint = Aucun lieu n’est celui des émeraudes. Quel que soit le lieu, personne ne voit ce qui s’y trouve.
druides-lesson-bluff-done = Face cachée, toutes les cartes se ressemblent. Un bluff fait paraître un lieu riche, ou débarrasse d’une gemme inutile.

druides-lesson-discard = De la place en main
druides-lesson-discard-task = Après vos deux cartes, défaussez une gemme.
druides-lesson-discard-hint = N’annoncez pas de rituel, posez deux cartes ; on vous demande ensuite si une gemme doit partir.
druides-lesson-discard-done = Une gemme par tour peut partir, pour faire place à une meilleure. Vous complétez ensuite votre main jusqu’à sept.

druides-lesson-draw = Un serviteur en main
druides-lesson-draw-task = Piochez un serviteur plutôt qu’une gemme.
druides-lesson-draw-hint = Vos serviteurs sont à côté de vous ; touchez-les, ou choisissez le coup dans la liste.
druides-lesson-draw-done = Vous voyez chaque carte avant de choisir la suivante. Sans serviteur en main, on ne peut en envoyer aucun.

druides-lesson-ritual = Votre premier rituel
druides-lesson-ritual-task = Annoncez un rituel qui vous rapporte tout de suite des points.
druides-lesson-ritual-hint = On peut annoncer un rituel à un lieu éclairé. Votre serviteur y attend.
druides-lesson-ritual-done = Toutes les cartes du lieu sont retournées. Ses gemmes sont devenues des amulettes, et votre serviteur a pris sa part : un point chacune.

druides-lesson-choose = Le bon rituel
druides-lesson-choose-task = Deux rituels sont possibles. Annoncez celui qui vous rapporte.
druides-lesson-choose-hint = Regardez à qui sont les serviteurs de chacun des deux lieux. L’annonce ne rapporte rien en elle-même.
druides-lesson-choose-done = Ce sont les serviteurs qui marquent, pas celui qui annonce. À l’autre lieu, rien n’aurait été pour vous.

druides-lesson-rich = Un lieu riche
druides-lesson-rich-task = Annoncez un rituel qui vous rapporte quatre points ou plus.
druides-lesson-rich-hint = Beaucoup de cartes sont au lieu éclairé, et le dernier serviteur de la file prend tout ce qui reste.
druides-lesson-rich-done = Les petites valeurs prennent ce qu’elles valent, le dernier prend le reste, beaucoup ou rien. Ici, c’était beaucoup.
