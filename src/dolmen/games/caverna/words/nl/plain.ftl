### Caverna op de pagina zonder script.

plain-caverna-option =
    { $option ->
        [first] Wie begint
        [deal] Gedeelde beginopstelling (0: zoals gedrukt)
        [furnishings] Inrichtingen
       *[markers] Oogstfiches
    }
plain-caverna-value =
    { $value ->
        [deal-0] zoals gedrukt
        [first-none] door loting
        [furnishings-full] alle 48
        [furnishings-introductory] de 27 voor een eerste spel
        [markers-start] omgedraaid als de ronde begint
       *[markers-end] omgedraaid als de ronde eindigt
    }
plain-caverna-moves =
    { $kind ->
        [ruby] Een robijn ruilen
        [buy-meadow] Een weide kopen voor een robijn
        [buy-field] Een akker kopen voor een robijn
        [buy-tunnel] Een tunnel kopen voor een robijn
        [buy-cavern] Een grot kopen voor twee robijnen
        [eat] Van goederen voedsel maken
        [coins] Van goud voedsel maken
        [coin] Van meer goud voedsel maken
        [use] Een inrichting gebruiken
        [disarm] Een wapen inleveren van een dwerg thuis
        [disarm-placed] Een wapen inleveren van een dwerg aan het werk
        [place] Een dwerg zetten
        [overtake] Een sterkere dwerg laten voorgaan
        [stay] De dwerg thuislaten
        [imitate] Een veld imiteren
        [meadow-field] Een weide en een akker leggen
        [cavern-tunnel] Een grot en een tunnel leggen
        [cavern-cavern] Twee grotten leggen
        [ore-mine] Een ertsmijn en een diepe tunnel leggen
        [ruby-mine] Een robijnmijn leggen
        [small-pasture] Een kleine weide omheinen
        [large-pasture] Een grote weide omheinen
        [stable] Een stal bouwen
        [furnish] Een grot inrichten
        [grow] Het gezin uitbreiden
        [sow] Zaaien
        [forge] Een wapen smeden
        [loot] Buit nemen
        [market] Op de markt kopen
        [trade] Erts verhandelen
        [extend] Het bord uitbreiden
        [take] De goederen nemen
        [pay] Betalen
        [site] De plaats van de inrichting kiezen
        [lay] De plaats van de tegel kiezen
        [breed] Dieren laten werpen
        [harvest] De oogst kiezen
        [cave] Een dwerg voeden in de werkgrot
        [feed] De dwergen voeden
        [keep] Goederen houden voor een robijn
        [stop] Hier ophouden
       *[end] Beëindigen
    }
plain-caverna-target =
    { $kind ->
        [home] rij { $row }, kolom { $column }
        [space] actieveld
        [furnishing] inrichting
        [loot] buit
        [market] weekmarkt
        [ruby] robijn
        [eat] voedsel
        [good] goederen
        [use] inrichting van jou
        [dwarf] dwerg
        [forge] wapen
        [extend] bord
        [pay] prijs
        [breed] pasgeboren dieren
        [harvest] oogst
        [feed] voeden
        [take] goederen van het veld
        [stop] dit deel
        [marker] oogstfiche
        [seat] startspeler
       *[end] jouw beurt
    }

## De stand

plain-caverna-phase =
    { $phase ->
        [work] de dwergen worden gezet
        [keep] goederen op volle velden: houden of kwijt
        [choose] akkers of fokken
        [feed] de dwergen eten
        [breed] de dieren werpen
        [bred] ruilen na het werpen
        [last] de laatste ruilingen
        [draw-first] de startspeler wordt geloot
        [reveal] een nieuw veld wordt omgedraaid
        [marker] een oogstfiche wordt omgedraaid
       *[over] het spel is afgelopen
    }
plain-caverna-round = Ronde
plain-caverna-asked = Beslist nu
plain-caverna-token = Startspeler
plain-caverna-marker = Oogstfiche van deze ronde
plain-caverna-marker-kind =
    { $marker ->
        [leaf] blad: een oogst
       *[question] vraagteken: een gebeurtenis
    }
plain-caverna-leaves = Bladeren tot nu toe
plain-caverna-questions = Vraagtekens tot nu toe
plain-caverna-harvest = Oogst
plain-caverna-harvest-kind =
    { $harvest ->
        [normal] akkers, voeden en fokken
        [food] alleen 1 voedsel per dwerg
       *[choice] akkers of fokken, en voeden
    }
plain-caverna-action = Actie
plain-caverna-imitating = Door imitatie
plain-caverna-level = Buit die nog genomen mag worden
plain-caverna-acted = Er is daar iets gedaan
plain-caverna-overtaking = Sterkte van de dwerg die voorgaat
plain-caverna-coins = Er wordt goud geruild
plain-caverna-strength = Sterkte op de expeditie
plain-caverna-cave-fed = De werkgrot heeft een dwerg gevoed
plain-caverna-kept = Gehouden goederen
plain-caverna-goods = Goederen
plain-caverna-dwarfs = Dwergen
plain-caverna-weapon =
    { $strength ->
        [0] ongewapend
       *[other] sterkte { $strength }
    }
plain-caverna-place =
    { $place ->
        [home] thuis
        [aside] terzijde
       *[newborn] pasgeboren
    }
plain-caverna-room = Ruimte voor dwergen
plain-caverna-due = Voedsel nu te betalen
plain-caverna-begging = Bedelfiches
plain-caverna-choice = Gekozen
plain-caverna-choice-kind =
    { $choice ->
        [fields] akkers
       *[breeding] fokken
    }
plain-caverna-home = Thuisbord
plain-caverna-at = { $cell }: { $what }
plain-caverna-tile =
    { $tile ->
        [meadow] weide
        [field] akker
        [small-pasture] kleine omheinde weide
        [large-pasture] grote omheinde weide
        [stable] stal
        [cavern] grot
        [tunnel] tunnel
        [deep-tunnel] diepe tunnel
        [ore-mine] ertsmijn
       *[ruby-mine] robijnmijn
    }
plain-caverna-waiting = zonder plaats
plain-caverna-animals = Dieren en waar ze leven
plain-caverna-stables = Stallen over
plain-caverna-owned = Inrichtingen in bezit
plain-caverna-affordable = Betaalbare inrichtingen
plain-caverna-prices = Lagere prijzen
plain-caverna-suppliers = Leveranciers
plain-caverna-supplier = { $furnishing } (rondes over: { $count })
plain-caverna-extended = Logeerkamer gebruikt op Uitbreiding
plain-caverna-spaces = Actievelden
plain-caverna-occupant = Dwerg van
plain-caverna-cards = Rondekaarten in het spel
plain-caverna-furnishings = Inrichtingen in het aanbod
plain-caverna-does = Wat het doet
plain-caverna-price = Prijs
plain-caverna-free = gratis
