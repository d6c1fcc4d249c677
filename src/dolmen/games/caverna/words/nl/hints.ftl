### Tips voor een eerste partij Caverna: elke tip komt als het voor het eerst gebeurt.

web-hint-caverna-goal =
    Je wint met de meeste punten: voor dieren, gewassen, robijnen, dwergen, ingerichte grotten,
    omheinde weiden en mijnen. Elk ongebruikt vak van je eigen bord kost een punt. Er zijn twaalf
    rondes (elf met twee spelers), een uur of twee. In je beurt stuur je één dwerg naar een werkveld
    en doe je wat er staat.
web-hint-caverna-work =
    Stuur een dwerg naar een vrij werkveld: hij neemt alle goederen die er liggen, of doet wat er
    staat. Eén dwerg per veld; aan het eind van de ronde gaan ze allemaal naar huis.
web-hint-caverna-act =
    Een werkveld kan meer dingen bieden. Doe er minstens één; wat je niet wilt, laat je.
web-hint-caverna-forest =
    De linkerhelft van je bord is bos. Een tegel met weide en veld ontgint er twee vakken van; de
    eerste moet voor je grot beginnen. Op velden zaai je, weiden worden omheind.
web-hint-caverna-mountain =
    De rechterhelft van je bord is berg. Graaf naast wat al uitgegraven is: grotten kun je
    inrichten, tunnels worden mijnen.
web-hint-caverna-sow =
    Zaai op lege velden: één graan wordt drie, één groente twee. Elke oogst brengt er van elk veld
    één op.
web-hint-caverna-furnish =
    Richt een lege grot in: woningen maken plaats voor meer dwergen, andere tegels brengen goederen,
    hulp of punten. Met een stippellijn: wat je nog niet kunt betalen.
web-hint-caverna-pasture =
    Dieren hebben plaats nodig: een omheinde weide (2 hout) houdt er twee van één soort, een dubbele
    (4 hout) vier. Een stal geeft meer plaats.
web-hint-caverna-ruby =
    Een robijn is een joker: op elk moment wordt hij een goed, een dier, voedsel of een enkele
    tegel. Bewaard is hij een punt waard.
web-hint-caverna-forge =
    Een dwerg zonder wapen mag er een smeden: elk erts is één sterkte. Gewapende dwergen gaan op
    expeditie, en werken na de ongewapende.
web-hint-caverna-loot =
    Een expeditie: kies verschillende dingen waar je dwerg sterk genoeg voor is, zoveel als het
    niveau aangeeft. Daarna wordt zijn wapen 1 sterker.
web-hint-caverna-feed =
    Elke dwerg eet 2 voedsel. Wat ontbreekt kun je maken van graan, groente, dieren, robijnen of
    goud. Voor elk voedsel dat je niet betaalt, neem je een bedelfiche: −3 punten.
web-hint-caverna-breed =
    Van elk boerderijdier waarvan je er twee hebt, komt één jong, als er plaats voor is. Honden
    krijgen geen jongen.
web-hint-caverna-house = Niet alle dieren hebben plaats. Wat je niet kunt houden, wordt voedsel.
web-hint-caverna-supply =
    Aan het begin van elke ronde komt er een nieuw werkveld bij en komen er op veel werkvelden
    goederen bij. Nam niemand ze? Dan liggen er de volgende keer meer, en wie komt neemt alles.
web-hint-caverna-growth =
    De clan is gegroeid. Daar is plaats voor nog een dwerg voor nodig: in de ingang slapen er twee,
    elke woning geeft meer plaats. De pasgeborene werkt vanaf de volgende ronde, en eet mee.
web-hint-caverna-token =
    Wie het werkveld ‘Startspeler’ gebruikt, begint vanaf de volgende ronde, en als eerste kiezen is
    veel waard.
web-hint-caverna-home =
    De dwergen gaan naar huis. Bij de namen staan ieders punten, alsof het spel nu eindigde:
    ongebruikte vakken en ontbrekende soorten boerderijdieren kosten nog punten.
web-hint-caverna-marker =
    Het fiche laat zien hoe de ronde eindigt: een blad is een oogst, een vraagteken een gebeurtenis:
    geen oogst, één voedsel per dwerg, of kiezen tussen velden en dieren.
web-hint-caverna-harvest =
    Oogst, in drie stappen: één gewas van elk ingezaaid veld, dan voeden, dan jongen. Vanaf nu
    eindigt bijna elke ronde zo: houd voedsel klaar.
