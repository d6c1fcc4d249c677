### What people are told where no page is open, and how they ask for it.

notice-turn = { $name }, je bent aan de beurt bij { $title }.
notice-reminder = { $name }, je bedenktijd bij { $title } is bijna om.
notice-lapsed = Niemand schoof aan bij je tafel { $title }, dus die is vervallen.
notice-test = Zo laat Dolmen je weten dat je aan de beurt bent.
notice-heading =
    { $what ->
        [turn] Jij bent aan de beurt
        [reminder] Je tijd is bijna om
        [lapsed] Niemand schoof aan bij je tafel
       *[test] Berichten bereiken je hier
    }
notice-keys = Dit zijn geen sleutels zoals een browser ze voor meldingen geeft.
