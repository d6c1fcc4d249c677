### Meduris op de pagina zonder script.

plain-meduris-option =
    { $option ->
        [first] Wie begint
        [colours] Kleuren
        [bonus] Bonuschips
        [stalemate_end] Slotronde als al het materiaal van de hoogvlaktes is genomen en niemand wil bouwen (Engelse spelregels)
        [idle_limit] Eindigt na zoveel rondes zonder gebouw
        [open_stocks] Voorraden liggen open
       *[board] Bord
    }
plain-meduris-value =
    { $value ->
        [first-none] geloot
        [bonus-random] willekeurig
        [bonus-photo] zoals op de foto van het spel
       *[board-none] het gedrukte
    }
plain-meduris-material =
    { $name ->
        [wood] hout
        [wool] wol
        [copper] koper
       *[stone] steen
    }
plain-meduris-moves =
    { $kind ->
        [worker] Een arbeider plaatsen
        [lift] Een arbeider verplaatsen
        [hut] Een hut bouwen
        [temple] Een tempel bouwen
        [swap] Kaartjes ruilen
        [give] Een kaartje geven
        [replace] Een kaartje vervangen
        [pay] Betalen
        [offer-nothing] Niets offeren
        [offer-one] Eén materiaal offeren
        [offer-both] Beide materialen offeren
        [offer-chip] De bonuschip gebruiken
        [take] Een kaartje nemen
        [decline] Niets nemen
       *[return] Een kaartje teruggeven
    }
plain-meduris-target =
    { $kind ->
        [plain] hoogvlakte { plain-meduris-material }
        [field] veld { $name }
        [pile] stapel { plain-meduris-material }
        [stock] { plain-meduris-material } in je voorraad
        [price] wat nodig is
        [druid] druïde
        [die] dobbelsteen
        [bonus] bonuschips
       *[seat] je beurt
    }
plain-meduris-step =
    { $step ->
        [place-worker] arbeiders plaatsen
        [take] een kaartje nemen
        [return] een kaartje teruggeven
        [act] een arbeider verplaatsen of bouwen
        [swap] kaartjes ruilen
        [pay] betalen
        [give] kaartjes geven in plaats van een ander
        [offer] offeren aan de druïde
        [roll] er wordt gedobbeld
        [lay-bonus] de bonuschips worden gelegd
        [turn-bonus] de bonuschips worden omgedraaid
        [draw-first] er wordt geloot wie begint
       *[over] het spel is afgelopen
    }
plain-meduris-asked = Beslist nu
plain-meduris-die = Dobbelsteen
plain-meduris-druid = Druïde
plain-meduris-stop =
    { $stop ->
        [temple] bij zijn tempel
        [step1] op steenveld 1
        [step2] op steenveld 2
       *[step3] op steenveld 3
    }
plain-meduris-due = Nog te betalen
plain-meduris-due-field = Betaald bij veld
plain-meduris-replacing = Wordt vervangen
plain-meduris-to-give = Kaartjes nog te geven
plain-meduris-last-turns = Laatste beurten te gaan
plain-meduris-final = Laatste rondgang van de druïde
plain-meduris-piles = Stapels
plain-meduris-plains = Arbeiders op de hoogvlaktes, van onder naar boven
plain-meduris-plain-workers = { meduris-material }: { $names }
plain-meduris-runes = Runenstenen
plain-meduris-rune = { meduris-district }: { $name }
plain-meduris-colour = Kleur
plain-meduris-colour-name =
    { $colour ->
        [red] rood
        [lightgreen] lichtgroen
        [blue] blauw
       *[purple] paars
    }
plain-meduris-stock = Voorraad
plain-meduris-huts = Hutten over
plain-meduris-temples = Tempels over
plain-meduris-workers = Arbeiders over
plain-meduris-fields = Velden
plain-meduris-field = Veld { $number }
plain-meduris-building = Gebouw
plain-meduris-building-kind =
    { $kind ->
        [hut] hut van { $owner }, { $run ->
            [1] alleen
           *[other] in een nederzetting van { $run }
        }
       *[temple] tempel van { $owner }
    }
plain-meduris-materials = Materialen
plain-meduris-chip = Bonuschip
plain-meduris-chip-kind =
    { $chip ->
        [face-down] gedekt
       *[other] { meduris-chip }
    }
plain-meduris-district = Gebied
