### De lessen van Caverna, elk bij zijn naam: hoe hij heet, de opgave, een tip, en waarom het goed was.

caverna-lesson-wood = Een dwerg aan het werk
caverna-lesson-wood-task = Plaats een dwerg waar hij hout haalt.
caverna-lesson-wood-hint = Verlichte actievelden zijn vrij. Op twee ervan ligt hout.
caverna-lesson-wood-done = Wat zich op een veld verzameld heeft is voor wie het eerst komt; wat blijft liggen groeit elke ronde.

caverna-lesson-tile = Nieuw land
caverna-lesson-tile-task = Leg een tegel op je bord.
caverna-lesson-tile-hint = Met Steenwinning graaf je in de berg, met Levensonderhoud en Brandlandbouw rooi je het bos. Kies er een, en dan waar de tegel komt.
caverna-lesson-tile-done = Elk leeg vak van je bord kost aan het einde een punt, en op wat niet gerooid of gegraven is kan niets gebouwd worden.

caverna-lesson-furnish = Een inrichting
caverna-lesson-furnish-task = Richt een grot in.
caverna-lesson-furnish-hint = Huishoudelijk werk staat dat toe. Je betaalt wat de tegel zegt, en er moet een lege grot zijn.
caverna-lesson-furnish-done = Woningen maken plaats voor dwergen, andere inrichtingen veranderen de regels voor je of leveren aan het einde punten op.

caverna-lesson-sow = Het eerste zaad
caverna-lesson-sow-task = Zaai graan op een akker.
caverna-lesson-sow-hint = Met Brandlandbouw mag je een akker leggen en zaaien. Je hebt graan.
caverna-lesson-sow-done = Eén graan op een akker wordt er drie: bij elke oogst komt er een.

caverna-lesson-points = Meteen punten
caverna-lesson-points-task = Verdien met één dwerg ten minste vier punten.
caverna-lesson-points-hint = Elk vak dat je bedekt is een verloren punt minder. En wat het actieveld oplevert kan ook tellen.
caverna-lesson-points-done = Nieuw land, goederen die tellen, een inrichting: kleine bedragen die in een hele partij optellen.

caverna-lesson-fence = Een omheinde weide
caverna-lesson-fence-task = Omhein een weide.
caverna-lesson-fence-hint = Met Schapenfokkerij kan dat. Je hebt een weide nodig en het hout voor het hek.
caverna-lesson-fence-done = Een kleine omheinde weide houdt twee dieren van één soort, een grote vier, en een stal verdubbelt dat.

caverna-lesson-forge = Een wapen
caverna-lesson-forge-task = Smeed een wapen voor een dwerg.
caverna-lesson-forge-hint = In de Wapensmederij wordt erts een wapen: de kracht is het erts dat je betaalt.
caverna-lesson-forge-done = Een bewapende dwerg mag op expeditie. Met elke expeditie wordt zijn wapen sterker.

caverna-lesson-loot = Een expeditie
caverna-lesson-loot-task = Smeed een wapen en neem buit mee.
caverna-lesson-loot-hint = Na de Wapensmederij volgt een expeditie. Wat je mag nemen hangt af van de kracht van het wapen.
caverna-lesson-loot-done = Buit kost niets dan de beurt van de dwerg. Hoe sterker het wapen, hoe beter de keus.

caverna-lesson-ruby = Wat een robijn waard is
caverna-lesson-ruby-task = Geef een robijn uit, op elk moment van je beurt.
caverna-lesson-ruby-hint = Robijnwinning brengt er een op. In je beurt koopt een robijn een goed, of een tegel die je anders niet kon leggen.
caverna-lesson-ruby-done = Robijnen zijn de joker: ze vervangen bijna alles, maar elke robijn is ook een punt.

caverna-lesson-feed = De oogst
caverna-lesson-feed-task = Breng je dwergen door een oogst.
caverna-lesson-feed-hint = Plaats je laatste dwerg, beëindig je beurt; betaal dan voedsel voor ieder. Andere goederen kunnen ook gegeten worden.
caverna-lesson-feed-done = Wie niet kan voeden bedelt, en elk bedelfiche kost drie punten. Denk dus twee rondes eerder aan de oogst.

caverna-lesson-grow = Een geboorte
caverna-lesson-grow-task = Laat je familie groeien.
caverna-lesson-grow-hint = Het veld Kinderwens maakt het mogelijk, als er in een woning nog plaats is.
caverna-lesson-grow-done = Eén dwerg meer is elke ronde een actie meer, en een punt; en één mond meer bij de oogst.

caverna-lesson-mine = Een mijn
caverna-lesson-mine-task = Bouw een mijn op een tunnel.
caverna-lesson-mine-hint = Een ertsmijn neemt twee tunnels naast elkaar, waarvan er een diep wordt; een robijnmijn neemt er één.
caverna-lesson-mine-done = Mijnen zijn punten waard, en ze betalen telkens als het actieveld van hun erts of robijnen gebruikt wordt.
