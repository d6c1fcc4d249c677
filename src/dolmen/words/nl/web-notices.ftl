### How somebody is told that it is their turn when no page is open.

web-notices = Berichten zonder open pagina
web-notices-about = Ze zeggen dat je aan de beurt bent en niets over het spel, en blijven stil zolang je naar de tafel kijkt.
web-notices-push = Stuur berichten naar dit apparaat
web-notices-no-push = Deze browser krijgt geen berichten zonder open pagina: daarvoor is https nodig en, op sommige telefoons, de pagina op het beginscherm.
web-notices-push-failed = De browser kon de berichten op dit apparaat niet regelen. Probeer het later nog eens.
web-notices-webhook = Mijn webhook (https) bij Discord, Slack of ntfy
web-notices-form = Vorm
web-notices-form-name =
    { $form ->
        [discord] Discord
        [slack] Slack
        [ntfy] ntfy
       *[guess] volgens het adres
    }
web-notices-means =
    { $kind ->
        [push] Een apparaat: { $label }
        [discord] Discord: { $at }
        [slack] Slack: { $at }
        [ntfy] ntfy: { $at }
       *[mail] Dagelijkse mail: { $at }
    }
web-notices-add = Toevoegen
web-notices-added = Toegevoegd. Met ‘Proberen’ zie je of er een bericht komt.
web-notices-try = Proberen
web-notices-try-of = Proberen: { $name }
web-notices-sent = Er is een bericht onderweg.
web-notices-remove = Verwijderen
web-notices-remove-of = Verwijderen: { $name }
web-notices-removed = Verwijderd.
web-notices-mail-added = Er is een mail onderweg. Open de link om het adres te bevestigen.
