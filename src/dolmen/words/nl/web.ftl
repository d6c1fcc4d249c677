### De pagina: alles rond de borden.

## De balk

web-bar = Instellingen
web-compiling = De bots worden nog gecompileerd: over een minuut denken ze sneller.
web-language = Taal
web-theme = Licht of donker
web-sound = Geluid
web-rules = Regels
web-to-home = Naar de beginpagina
web-missing = Hier is niets.
web-one-moment = Een ogenblik …
web-close = Sluiten
web-copy = Kopiëren

## Handelen

web-your-turn = Jouw beurt
web-waiting = Wachten op { $who }
web-turn-of = { $who } is aan de beurt.
web-watching = Je kijkt toe.
web-nothing-asked = Er wordt nu niets van je gevraagd.
web-over = De partij is afgelopen.
web-lost = De verbinding is weg; ze wordt hersteld.
web-moves = Wat je kunt doen
web-kinds = Soorten zetten
web-recap = Sinds je vorige beurt
web-choose-here = Hier kun je:
web-all-moves = Alle zetten tonen
web-final = Dit kan niet worden teruggenomen.
web-sure = Zeker weten?
web-do-it = Bevestigen
web-not-now = Nu niet
web-unasked = Vanzelf gespeeld, want er viel niets te beslissen: { $move }
web-unasked-brief = Vanzelf: { $move }
web-take-back = Terugnemen
web-impossible = Hier niet mogelijk
web-why-not = Waarom niet?
web-curious = Met het toetsenbord ook bij wat nu niet kan, om te vragen waarom niet
web-target-lit = { $name }: mogelijk
web-target-final = Niet terug te nemen. { $name }: mogelijk
web-target-dark = { $name }: nu niet
web-target-selected = { $name }: gekozen

## De tafel

web-table = De tafel
web-players = Spelers
web-standing = Als het nu afgelopen was
web-legend = Legenda
web-legend-lit = kan nu gespeeld worden
web-legend-fresh = nieuw sinds je laatste keuze
web-players-more = Alles over de spelers
web-players-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
web-you = jij
web-to-move = aan zet
web-stand-in = een bot speelt ({ bot-level })
web-here = aanwezig
web-away = afwezig
web-shown = laat via een link zien wat die plaats ziet
web-log = Logboek
web-log-empty = Er is nog niets gebeurd.
web-log-passes =
    { $count ->
        [one] { $names } past.
       *[other] { $names } passen.
    }
web-log-rule = Regel { $clause }
web-chat = Chat
web-chat-empty = Niemand heeft nog iets gezegd.
web-say = Zeg iets
web-send = Versturen
web-curtain = Geef het scherm aan { $name }
web-curtain-about = Niemand anders mag nu kijken.
web-curtain-open = Ik ben { $name }
web-fair-dice = Eerlijke dobbelstenen
web-commitment = Vastlegging van de dobbelstenen:
web-seal = Zegel van haar startgetal, vanaf het eerste ogenblik:
web-nonces =
    { $seats ->
        [one] Meegebracht door de plaats, en door de vastlegging omvat: { $count } van { $seats }
       *[other] Meegebracht door de plaatsen, en door de vastlegging omvat: { $count } van { $seats }
    }
web-asking = Wat je gevraagd wordt
web-asks-at-end = Vragen vóór elke zet die niet teruggenomen kan worden
web-sees-forced = Ook vragen als er maar één antwoord is
web-hand-over = Een bot laten spelen
web-hand-back = De plaats teruggeven
web-stood-in = Een bot speelt voor je.
web-play-again = Zelf weer spelen
web-vote-bot = Voor een bot hier stemmen
web-vote-end = Stemmen om te stoppen
web-resign = Opgeven
web-resign-sure = Ja, opgeven

## Hoe snel zetten van anderen worden getoond

web-pace = Zetten van de anderen
web-pace-speed =
    { $speed ->
        [off] allemaal tegelijk
        [quick] snel, een voor een
        [slow] langzaam, een voor een
       *[normal] een voor een
    }
web-pace-skip = Overslaan
web-pace-caught =
    { $count ->
        [one] { $count } zet in één keer, om bij te blijven.
       *[other] { $count } zetten in één keer, om bij te blijven.
    }
web-pace-now = is nu bezig
web-log-new =
    { $count ->
        [one] { $count } nieuwe
       *[other] { $count } nieuwe
    }
web-log-struck = teruggenomen:
web-chat-unread =
    { $count ->
        [one] { $count } ongelezen regel
       *[other] { $count } ongelezen regels
    }

## Een titel zonder eigen speelbord

web-any-places = Waar gespeeld wordt
web-any-facts = In het kort
web-any-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
