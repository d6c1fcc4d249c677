### What people are told where no page is open, and how they ask for it.

notice-turn = { $name }, c’est à vous de jouer à { $title }.
notice-reminder = { $name }, votre temps de réflexion à { $title } est presque écoulé.
notice-lapsed = Personne n’a rejoint votre table de { $title } : elle est levée.
notice-test = C’est ainsi que Dolmen vous dira que c’est à vous de jouer.
notice-heading =
    { $what ->
        [turn] C’est à vous
        [reminder] Votre temps est presque écoulé
        [lapsed] Personne n’a rejoint votre table
       *[test] Les avis vous parviennent ici
    }
notice-keys = Ce ne sont pas les clés qu’un navigateur donne pour recevoir des avis.
