### De lessen van Druides, elk bij zijn naam: hoe hij heet, de opgave, een tip, en waarom het goed was.

druides-lesson-gem = Een edelsteen op zijn plek
druides-lesson-gem-task = Speel een edelsteen bij een plek van zijn eigen soort.
druides-lesson-gem-hint = Elke plek toont haar soort edelsteen. Je hebt een granaat en een barnsteen: voor elk is er een plek.
druides-lesson-gem-done = Alleen edelstenen van de soort van de plek worden daar amuletten. Hoe meer er liggen, hoe meer de dienaren halen.

druides-lesson-servant = Een dienaar
druides-lesson-servant-task = Stuur een van je dienaren naar een plek.
druides-lesson-servant-hint = Dienaren zijn de kaarten met een getal in je kleur. Elke plek is goed.
druides-lesson-servant-done = Zonder dienaar haalt niemand iets. Het laagste getal komt eerst en neemt zoveel amuletten als het zegt.

druides-lesson-pair = Een edelsteen en een dienaar
druides-lesson-pair-task = Speel in één beurt een edelsteen en een dienaar. Deze keer geen ritueel.
druides-lesson-pair-hint = Zeg eerst dat je er geen aankondigt. Dan de twee kaarten, in welke volgorde ook, bij één plek of bij twee.
druides-lesson-pair-done = Twee kaarten per beurt, maar nooit twee dienaren: een dienaar komt dus altijd met een edelsteen.

druides-lesson-bluff = Bluffen
druides-lesson-bluff-task = Speel een edelsteen die nergens past.
druides-lesson-bluff-hint = Geen plek hier is er een van smaragden. Welke plek je ook kiest, niemand ziet wat er ligt.
druides-lesson-bluff-done = Met de rug naar boven lijken alle kaarten op elkaar. Bluf laat een plek rijk lijken, of ruimt een nutteloze edelsteen op.

druides-lesson-discard = Ruimte in de hand
druides-lesson-discard-task = Leg na je twee kaarten een edelsteen af.
druides-lesson-discard-hint = Kondig geen ritueel aan, speel twee kaarten; dan wordt gevraagd of er een edelsteen weg moet.
druides-lesson-discard-done = Eén edelsteen per beurt mag weg, om plaats te maken voor een betere. Daarna vul je aan tot zeven kaarten.

druides-lesson-draw = Een dienaar in de hand
druides-lesson-draw-task = Trek een dienaar in plaats van een edelsteen.
druides-lesson-draw-hint = Je eigen dienaren liggen naast je; druk daarop, of kies de zet in de lijst.
druides-lesson-draw-done = Je ziet elke kaart voor je de volgende kiest. Wie geen dienaren in de hand heeft, kan er geen sturen.

druides-lesson-ritual = Je eerste ritueel
druides-lesson-ritual-task = Kondig een ritueel aan dat je meteen punten oplevert.
druides-lesson-ritual-hint = Een ritueel kan bij een verlichte plek. Je eigen dienaar wacht daar.
druides-lesson-ritual-done = Alle kaarten van de plek worden omgedraaid. Haar edelstenen werden amuletten, en je dienaar haalde zijn deel: een punt per stuk.

druides-lesson-choose = Het juiste ritueel
druides-lesson-choose-task = Er zijn twee rituelen mogelijk. Kondig het ritueel aan dat je iets oplevert.
druides-lesson-choose-hint = Kijk van wie de dienaren bij elk van de twee plekken zijn. Aankondigen levert zelf niets op.
druides-lesson-choose-done = De dienaren scoren, niet wie aankondigt. Bij de andere plek was niets van jou geweest.

druides-lesson-rich = Een rijke plek
druides-lesson-rich-task = Kondig een ritueel aan dat je vier punten of meer oplevert.
druides-lesson-rich-hint = Bij de verlichte plek liggen veel kaarten, en de laatste dienaar in de rij krijgt alles wat over is.
druides-lesson-rich-done = De lage getallen nemen wat ze zeggen, de laatste neemt de rest, veel of niets. Hier was het veel.
