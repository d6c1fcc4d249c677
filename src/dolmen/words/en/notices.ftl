### What people are told where no page is open, and how they ask for it.

notice-turn = { $name }, it is your turn at { $title }.
notice-reminder = { $name }, your time to think at { $title } is nearly out.
notice-lapsed = Nobody joined your table of { $title }, so it has lapsed.
notice-test = This is how Dolmen tells you that it is your turn.
notice-heading =
    { $what ->
        [turn] Your turn
        [reminder] Your time is nearly out
        [lapsed] Nobody joined your table
       *[test] Notices reach you here
    }
notice-keys = These are not the keys that a browser gives for pushes.
notice-address = This is not an address that a mail could be sent to.

## Mails

mail-confirm-subject = Confirm your address for Dolmen
mail-confirm =
    Somebody, probably you, asked { $home } for one mail a day with the games that wait for them.
    To have it, open this link and press the button:

    { $link }

    If it was not you, do nothing: you will get no further mail.
mail-digest-subject =
    { $count ->
        [one] A game waits for you
       *[other] { $count } games wait for you
    }
mail-digest = It is your turn at:
mail-line = { $title } with { $names }: { $link }
mail-stop = If you want no more of these mails: { $link }
