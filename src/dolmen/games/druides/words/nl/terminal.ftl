### Druides in de terminal.

terminal-druides-gone = geen plek
terminal-druides-pile =
    { $count ->
        [0] geen steen
        [one] { $count } steen
       *[other] { $count } stenen
    }
terminal-druides-head-score = punten
terminal-druides-head-gems = stenen
terminal-druides-head-servants = dienaren
terminal-druides-head-reserve = reserve
terminal-druides-bot = (bot)
terminal-druides-bot-named = (bot { $name })
terminal-druides-you = (jij)
terminal-druides-step-gem = Speel { druides-gem }
terminal-druides-step-servant = Speel dienaar { $value }
terminal-druides-deck = Edelsteenstapel { $count }
terminal-druides-discard = Aflegstapel { $count }
terminal-druides-spent = Verbruikt { $count }
terminal-druides-coming = Plekkenstapel { $count }
terminal-druides-hand-gems = Je edelstenen
terminal-druides-hand-servants = Je dienaren
terminal-druides-reserve = In reserve
terminal-druides-no-gems = geen
terminal-druides-no-servants = geen
terminal-druides-known = een dienaar van de rode zon, waarvan jij de waarde 3 kent
terminal-druides-hidden = een dienaar van de rode zon, gedekt
