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
