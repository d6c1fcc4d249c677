### Le champ où l’on tape sur la page, et ce qui y est dit.

web-typed = Taper un coup ou une question
web-typed-answers = Réponses
web-typed-hint = « ? » et Entrée : ce que l’on peut taper. Flèche haut : ce que j’ai tapé avant. Échap : retour à la table.
web-typed-sure = L’enjeu est grand. Appuyez encore sur Entrée pour le faire, ou tapez autre chose.
web-typed-changed = Autre chose s’est passé entre-temps. Appuyez sur Entrée pour réessayer.
web-spoken-more =
    { $count ->
        [one] { $count } chose de plus s’est passée avant. Elle est dans le journal.
       *[other] { $count } choses de plus se sont passées avant. Elles sont dans le journal.
    }
