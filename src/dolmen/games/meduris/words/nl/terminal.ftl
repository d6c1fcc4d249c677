### Meduris in de terminal.

terminal-mark-lime-leaf = lichtgroen blad
terminal-meduris-head-points = punten
terminal-meduris-head-pile = stapel
terminal-meduris-head-workers = arbeiders
terminal-meduris-you = (jij)
terminal-meduris-step-hut = Bouw een hut: { meduris-district }
terminal-meduris-step-temple = Bouw een tempel: { meduris-district }
terminal-meduris-bot = (bot)
terminal-meduris-bot-named = (bot { $name })
terminal-meduris-stock = Jouw voorraad
terminal-meduris-die = Dobbelsteen van { $player }: { $face }
    .you = Jouw dobbelsteen: { $face }
terminal-meduris-no-die = Dobbelsteen: nog niet gegooid
terminal-meduris-runes = Runen
terminal-meduris-due-field = Nog te betalen bij veld { $field }:
terminal-meduris-replacing =
    { $count ->
        [one] nog { $count } kaartje geven voor { $material }
       *[other] nog { $count } kaartjes geven voor { $material }
    }
terminal-meduris-last-turns = Laatste beurten: nog { $count }
terminal-meduris-final = Laatste rondgang
terminal-meduris-legend-field = veld 4, zijn twee materialen, en zijn gebied aan de ondergrond
terminal-meduris-legend-hut = een hut van de rode zon in een nederzetting van 3 hutten
terminal-meduris-legend-stored = een hut met de chip ‘druïde’ er nog onder
terminal-meduris-legend-temple = een tempel van de rode zon
terminal-meduris-legend-druid = de druïde, bij een veld, op zijn tempel of op een steenveld
terminal-meduris-legend-river = de grote rivier, tussen het laatste veld en veld 0
terminal-meduris-legend-plain = hoogte 1 en 2 van een hoogvlakte: onder een arbeider, boven niemand
terminal-meduris-legend-left = hutten over, tempels over, runenstenen in bezit
