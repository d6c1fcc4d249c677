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
notice-address = Ce n’est pas une adresse de courriel.

## Mails

mail-confirm-subject = Confirmez votre adresse pour Dolmen
mail-confirm =
    Quelqu’un, sans doute vous, a demandé à { $home } un courriel par jour avec les parties qui l’attendent.
    Pour le recevoir, ouvrez ce lien et appuyez sur le bouton :

    { $link }

    Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de courriel.
mail-digest-subject =
    { $count ->
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }
mail-digest = C’est à vous de jouer :
mail-line = { $title } avec { $names } : { $link }
mail-stop = Pour ne plus recevoir ces courriels : { $link }
