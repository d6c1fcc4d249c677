### Les leçons : de petites tâches sur des positions de vraies parties, quel que soit le jeu.

lessons-title = Leçons : { $title }
lessons-about =
    De petites tâches sur des positions de vraies parties. Chacune est une table à elle seule : essayez avec le
    pointeur, le clavier ou en tapant, reprenez, demandez pourquoi pas. Ce navigateur retient ce que vous avez
    résolu.
lessons-progress = { $count } sur { $of } résolues
lessons-number = Leçon { $number } sur { $of }
lessons-start = Commencer
lessons-again = Encore une fois
lessons-solved = Résolue
lessons-hint = Aide
lessons-done = Résolue !
lessons-missed = C’était autre chose. Reprenez le coup, ou essayez encore une fois.
lessons-next = Leçon suivante
lessons-all = Toutes les leçons
lessons-whole = C’était la dernière. À vous de jouer !
lessons-none = Ce jeu n’a pas encore de leçons.
