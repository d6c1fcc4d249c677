### Druides op de pagina zonder script.

plain-druides-option =
    { $option ->
        [first] Wie begint
       *[amulets] Hoe edelstenen amuletten worden
    }
plain-druides-value =
    { $value ->
        [first-none] geloot
        [amulets-numbers] Per getal: een passende edelsteen met een 5 levert vijf amuletten op (vaak zo beschreven)
       *[amulets-cards] Per kaart: elke passende edelsteen levert één amulet op (het boekje)
    }
plain-druides-moves =
    { $kind ->
        [ritual] Een ritueel aankondigen
        [no-ritual] Geen ritueel
        [place-gem] Een edelsteen spelen
        [place-servant] Een dienaar spelen
        [discard] Een edelsteen afleggen
        [keep] Niets afleggen
        [draw-gem] Een edelsteen trekken
        [draw-servant] Een dienaar trekken
       *[stop] Stoppen met trekken
    }
plain-druides-target =
    { $kind ->
        [slot] plek { $name }
        [card] { $name }
        [discard] aflegstapel
        [deck] edelsteenstapel
        [reserve] reserve
        [places] plekkenstapel
       *[seat] je beurt
    }
plain-druides-step =
    { $step ->
        [ritual] een ritueel aankondigen of niet
        [place] de eerste kaart spelen
        [place-second] een tweede kaart spelen
        [place-gem] een edelsteen als tweede kaart spelen
        [discard] een edelsteen afleggen of niet
        [draw] kaarten trekken
        [new-place] er wordt een nieuwe plek omgedraaid
        [gem-due] er wordt een edelsteen gegeven
        [servant-due] er wordt een dienaar gegeven
        [lay-places] de plekken worden gelegd
        [deal-gems] de edelstenen worden gedeeld
        [deal-servants] de dienaren worden gedeeld
        [draw-first] er wordt geloot wie begint
       *[over] het spel is afgelopen
    }
plain-druides-winner = Stopte aan de top van de kolom en wint
plain-druides-ritual-held = Deze beurt is er een ritueel gehouden
plain-druides-column = Scorekolom
plain-druides-column-span = cirkels { $low } tot en met { $high }
plain-druides-deck = Edelsteenstapel
plain-druides-discard = Aflegstapel
plain-druides-discard-known = Jou bekend in de aflegstapel
plain-druides-spent = Verbruikte edelstenen
plain-druides-finished = Gehouden rituelen
plain-druides-places = Plekkenstapel
plain-druides-places-left = { $count } { druides-kind }
plain-druides-row = Plekken
plain-druides-slot = Plek { $number }
plain-druides-place = Soort
plain-druides-gems = Edelstenen
plain-druides-gems-known = Jou bekende edelstenen
plain-druides-servants = Dienaren
plain-druides-servant =
    { $value ->
        [0] een gedekte van { $owner }
       *[other] { $value } van { $owner }
    }
plain-druides-hand-gems = Edelstenen in de hand
plain-druides-hand-servants = Dienaren in de hand
plain-druides-home = Dienaren in reserve
plain-druides-gems-held = Aantal edelstenen
plain-druides-servants-held = Aantal dienaren
plain-druides-reserve = Grootte van de reserve
