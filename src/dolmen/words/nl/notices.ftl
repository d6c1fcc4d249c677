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
notice-address = Dit is geen mailadres.

## Mails

mail-confirm-subject = Bevestig je adres voor Dolmen
mail-confirm =
    Iemand, waarschijnlijk jij, vroeg { $home } om één mail per dag met de partijen die wachten.
    Wil je die, open dan deze link en druk op de knop:

    { $link }

    Was jij het niet, doe dan niets: er komt geen mail meer.
mail-digest-subject =
    { $count ->
        [one] Er wacht een partij op je
       *[other] Er wachten { $count } partijen op je
    }
mail-digest = Je bent aan de beurt bij:
mail-line = { $title } met { $names }: { $link }
mail-stop = Wil je deze mails niet meer: { $link }
