### De terugblik op een partij: `dolmen review`, en op de pagina.

review-help-record = Het bestand van een partij die voorbij is.
review-help-seat = Alleen de zetten van deze plaats, vanaf 0 geteld, elk met meer partijen.
review-help-budget = Rekentijd in seconden, ongeveer; ze wordt omgerekend in uitgespeelde partijen.
review-help-games = Uitgespeelde partijen in plaats van een tijd: hetzelfde aantal geeft dezelfde terugblik.
review-help-json = Schrijf alle cijfers in een bestand, voor programma’s.
review-help-html = Schrijf de terugblik in een pagina voor elke browser.
review-progress = Terugblik

## Koppen

review-title = Terugblik op { $title }
review-basis =
    { NUMBER($games, useGrouping: "true") } partijen zijn door snelle, verstandige spelers uitgespeeld (startgetal
    { $seed }, Dolmen { $release }, regels { $version }).
review-basis-alone =
    Er zijn voortzettingen geprobeerd, zo lang als { NUMBER($games, useGrouping: "true") } partijen duren (zaad
    { $seed }, Dolmen { $release }, regels { $version }).
review-honest =
    Een zet wordt alleen aangemerkt als aparte partijen het bewijzen, op grond van wat zijn plaats kon weten.
    Anders is er geen duidelijk verschil: de terugblik geeft raad, de uitslag blijft staan.
review-heading-sums = Geluk en spel
review-heading-curve = Hoe het ervoor stond
review-heading-luck = De gelukkigste en de ongelukkigste trekkingen
review-heading-marks = Zetten die iets weggaven
review-heading-turned = Waar het kantelde
review-heading-points = Waar de punten vandaan kwamen
review-heading-turns = Beurten die punten weggaven
review-axis-moves = Zetten
review-axis-chance = Kans om te winnen (%)
review-axis-points = Punten van de beste voortzetting

## Kolommen

review-column-player = Speler
review-column-start = Begin
review-column-luck = Geluk
review-column-play = Eigen spel
review-column-others = Spel van anderen
review-column-rest = Rest
review-column-result = Uitslag
review-column-without = Zonder geluk
review-column-accuracy = Nauwkeurigheid
review-column-error = Fout per zet
review-column-move = Zet
review-column-what = Wat
review-column-expected = Verwacht
review-column-likely = Hoe waarschijnlijk
review-column-played = Gespeeld
review-column-better = Beter
review-column-loss = Verlies
review-column-grade = Oordeel
review-column-why = Waarom
review-column-master = Meester
review-column-best = Beste voortzetting
review-column-given = Weggegeven

## Zinnen

review-sums =
    Begin + geluk + eigen spel + spel van anderen + rest = uitslag. Alleen wat bewezen is telt als spel; de rest
    is wat dat niet is, en hoeveel beter of slechter iedereen speelde dan de snelle spelers.
review-percent = { NUMBER($value, maximumFractionDigits: 0) }%
review-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-interval = { $mean } ({ $low } tot { $high })
review-likely = 1 op { NUMBER($of, maximumFractionDigits: 0) }
review-grade =
    { $grade ->
        [best] beste
        [excellent] uitstekend
        [good] goed
        [inaccuracy] onnauwkeurig
        [mistake] fout
        [blunder] blunder
       *[unclear] geen duidelijk verschil
    }
review-grades = { $name }: { $grades }.
review-grade-count = { $count } × { review-grade }
review-no-luck = Geen trekking veranderde veel.
review-no-marks = Van geen zet is bewezen dat een andere beter was.
review-no-turn = Het kantelde nergens duidelijk.
review-turned = { $name }, zetten { $first } tot { $last }: { $before } → { $after }
review-decided = Vanaf zet { $count } had { $name } 90% of meer.
review-line = dan { $line }
review-master = Gemiddelde van { $games } partijen van een meester tegen zichzelf.
review-alone =
    { $points } punten. De beste gevonden voortzetting heeft er { $best }: { $lost } punten zijn weggegeven,
    beurt voor beurt zoals hieronder; elke voortzetting kan gespeeld worden.
review-alone-none = Vanaf geen enkele beurt is een betere voortzetting gevonden.
review-written = Geschreven: { $path }

## Op de pagina

review-link = Terugblik
review-about =
    Wat geluk was en wat spel, welke zetten iets weggaven en wat beter was geweest: de server speelt de
    partij na elke zet vele malen uit. Dat duurt ongeveer een minuut; een eerste indruk is er eerder.
review-begin = Blik terug op deze partij
review-finer = Kijk nauwkeuriger
review-state =
    { $state ->
        [waiting] Anderen gaan voor; de terugblik begint zo.
       *[running]
            { $stage ->
                [0] Een eerste indruk: { $done }%
                [1] Dit is een eerste indruk; de terugblik gaat door: { $done }%
               *[other] Hij wordt nauwkeuriger terwijl je leest: { $done }%
            }
    }
review-failed = De terugblik werd onderbroken. Wat er is blijft staan; begin opnieuw om door te gaan.
review-of-chance = Kans om te winnen
review-of-points = Punten aan het einde
review-here = Na zet { $at }: { $said }
review-here-seat = { $name } { $value }
review-see = Bekijk deze zet
review-loss = { $loss } van de kans om te winnen, { $points } punten
review-classes = Wat de woorden betekenen
review-class = { $grade }: verloor zonder twijfel meer dan { $least }
review-class-point = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
review-class-unclear = Waar de partijen het niet bewijzen, is er geen duidelijk verschil. Wat het beste leek is “beste”.
review-accuracy-about =
    De nauwkeurigheid is die van lichess, uit de kans die elke zet zeker verloor; de fout is de kans die per
    beslissing verloren ging, gemiddeld.
review-lucky = Gelukkigste
review-unlucky = Ongelukkigste
review-expected = verwacht { $expected }, { $likely }
review-given = { $lost ->
        [one] { $lost } punt weggegeven; de beste voortzetting haalt { $best }
       *[other] { $lost } punten weggegeven; de beste voortzetting haalt { $best }
    }
review-play-on = Speel van hier af verder

## Vind de betere zet

exercise-title = Vind de betere zet
exercise-number = Betere zet { $number } van { $of }
exercise-task =
    { $name } speelde hier: { $played } ({ $grade }). Dat kostte ongeveer { $loss } van de kans om te winnen. Vind een
    betere zet: de eerste die je speelt telt.
exercise-tried = Je speelde: { $tried }
exercise-best = Goed! Dat is de zet die de terugblik vond.
exercise-right = Goed! Van geen zet bewijzen de partijen dat hij beter is dan de jouwe.
exercise-close = Bijna. Je zet verliest zeker iets tegenover de beste, maar minder dan er aangemerkt zou worden: { $loss } van de kans om te winnen.
exercise-wrong = Nog niet. Tegenover de betere zet verliest hij { $loss } van de kans om te winnen.
exercise-same = Dat is wat er gespeeld werd. Iets anders is beter.
exercise-task-alone =
    { $name } begon hier een beurt met: { $played } ({ $grade }). Na een ander begin vinden zoektochten ongeveer
    { $lost } punten meer. Vind er een: de eerste zet die je speelt telt.
exercise-right-alone = Goed! Van geen begin bewijzen zoektochten dat het beter is dan dat van jou.
exercise-close-alone = Bijna. Na je zet vinden zoektochten zeker minder punten dan na de beste, maar te weinig om aangemerkt te worden. Het verschil: { $lost }.
exercise-wrong-alone = Nog niet. Na je zet vinden zoektochten minder punten dan na de betere. Het verschil: { $lost }.
exercise-best-line = De beste voortzetting die van hier gevonden is, haalt { $best } punten.
exercise-measuring = Je zet wordt tegen de beste gemeten, met vele uitgespeelde partijen. Een ogenblik …
exercise-failed = Je zet kon niet gemeten worden.
exercise-answer = Beter: { $better }
exercise-had = De terugblik dacht aan: { $better }
exercise-why = Waarom: { $reasons }
exercise-show = Toon het antwoord
exercise-skip = Sla over
exercise-next = Volgende
exercise-again = Probeer nog eens
exercise-measure = Meet nog eens
exercise-back = Naar de terugblik
exercise-last = Dat was de laatste van deze partij.
exercise-begin = Vind zelf een betere zet
exercise-all = Vind de betere zetten
exercise-about =
    De zetten die iets weggaven, als vragen aan een tafel van jezelf: zoek een betere voor je leest welke het is.
    Elk antwoord wordt gemeten zoals de terugblik meet; wat niet bewezen slechter is, is goed.
exercise-seat =
    { $count ->
        [one] { $name }: één zet
       *[other] { $name }: { $count } zetten
    }
exercise-found = { $count } van { $of } gevonden
exercise-choose = Jouw zet
exercise-answer-with = Speel hem

## Dezelfde dobbelstenen, een andere zet

sequel-title = Een andere zet, dezelfde dobbelstenen
sequel-begin = Probeer hier een andere zet
sequel-about = Kies een andere zet voor { $name }, op het bord of uit de lijst. Bots spelen vandaar verder.
sequel-nobody = Hier beslist niemand: ga naar een beslissing om een andere zet te proberen.
sequel-find = Typ om een zet te vinden
sequel-none = Geen zet heet zo.
sequel-played = (zoals het is gespeeld)
sequel-choose = Een andere zet
sequel-send = Speel verder
sequel-dice =
    { $dice ->
        [same] De dobbelstenen zijn die van deze partij: elke stapel geeft wat hij gaf, wie er ook trekt.
        [first] De dobbelstenen van deze partij zijn van de eerste vorm: ze hangen af van het nummer van de zet en gaan na een andere zet niet verder. Deze partijen hebben eigen dobbelstenen.
        [given] Dit punt komt uit een ander bestand, met andere dobbelstenen. Deze partijen hebben eigen dobbelstenen.
       *[unknown] Dit bestand toont geen seed, dus zijn dobbelstenen kunnen niet verdergaan. Deze partijen hebben eigen dobbelstenen.
    }
sequel-state =
    { $state ->
        [waiting] Anderen gaan voor; het begint zo.
       *[running] De partij wordt verder gespeeld: { $done }%
    }
sequel-stop = Stoppen
sequel-failed = Het vervolg kon niet worden gespeeld. Probeer het nog eens.
sequel-tried = Geprobeerd: { $tried }
sequel-instead = Gespeeld: { $played }
sequel-won = Na “{ $tried }” wint { $name } { $won } van de partijen en heeft { $points } punten; na “{ $played }” { $truly } en { $theirs } punten.
sequel-made = Na “{ $tried }” heeft { $name } { $points } punten; na “{ $played }” { $theirs }.
sequel-verdict =
    { $clear ->
        [better] Beter met deze dobbelstenen, zonder twijfel: { $gain }.
        [worse] Slechter met deze dobbelstenen, zonder twijfel: { $gain }.
       *[unclear] Geen duidelijk verschil: { $gain }.
    }
sequel-basis = { NUMBER($games, useGrouping: "true") } partijen van snelle spelers na elke zet.
sequel-step = Doorloop er een van bots ({ $bot })
sequel-seen = Zo is het niet gespeeld: bots ({ $bot }) gaan verder na “{ $tried }”.
sequel-back = Terug naar de echte partij
sequel-other = Probeer een andere
sequel-end = In deze partij zijn de punten op het eind: { $scores }.
sequel-of-points = Punten
sequel-of-lead = Aan de leiding
sequel-curve = Van deze zet tot het eind
sequel-line-true = de echte partij
sequel-line-tried = na de geprobeerde zet, met de band van negen op de tien partijen
sequel-line-played = na de gespeelde zet
sequel-line-lead = na de geprobeerde zet, met zijn interval
sequel-seat = Van wie
sequel-column-far = Tot hier
sequel-column-true = Echte partij
sequel-column-tried = Geprobeerd
sequel-column-band = Negen op tien
sequel-column-played = Gespeeld
sequel-column-lead = Aan de leiding
sequel-table = De curve als tabel
sequel-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Weigeringen

review-running = Deze partij is niet voorbij: een terugblik zou vertellen wat een plaats niet kan weten. Doe het na het einde.
review-seat = Er is geen plaats { $seat }: kies er een van 0 tot { $most }.
review-solo = Op { $title } alleen kan niet teruggeblikt worden: hele beurten kent het niet.
review-budget = { $option } wil een getal boven 0, niet { $given }.
review-both = Kies --budget of --games, niet allebei.
review-twice = { $path } is twee keer genoemd: wat geschreven wordt, zou vervangen wat er staat.

## Puzzels

puzzles-out = Voeg de puzzels aan dit bestand toe, elk een regel JSON.
puzzles-games = In hoeveel partijen van de bot tegen zichzelf gezocht wordt.
puzzles-first = Het nummer van de eerste partij: om verder te gaan waar een andere zoektocht eindigde.
puzzles-bot = Wiens partijen: een niveau of een andere bot.
puzzles-progress = Zoeken
puzzles-found = { $count } gevonden
puzzles-written =
    { $count ->
        [one] 1 puzzel uit { $games } partijen geschreven: { $path }
       *[other] { $count } puzzels uit { $games } partijen geschreven: { $path }
    }

puzzle-title = Puzzels: { $title }
puzzle-about =
    Standen uit partijen van bots waarin één zet duidelijk beter is dan alle andere, en niet de zet is die op het
    eerste gezicht de beste lijkt. Duizenden partijen bewijzen het. De eerste zet die je aan de tafel speelt is je
    antwoord.
puzzle-rating = Jouw rating: { $rating } ({ $count ->
        [one] één puzzel
       *[other] { $count } puzzels
    }). Alleen deze browser onthoudt hem.
puzzle-today = De puzzel van vandaag
puzzle-next = Een puzzel
puzzle-this = Los deze puzzel op
puzzle-number = Puzzel { $number } van { $of }
puzzle-task = Eén zet is hier duidelijk beter dan alle andere. Vind hem: de eerste die je speelt telt.
puzzle-best = Goed! Dat is de zet.
puzzle-had = De puzzel dacht aan: { $better }
puzzle-gain = Hij wint { $gain } vaker dan de op één na beste zet.
puzzle-rated = Jouw rating: { $rating }
puzzle-done = Alle puzzels van deze titel zijn gedaan. Morgen is er een nieuwe van de dag, en elke kan opnieuw geprobeerd worden.
puzzle-none = Voor deze titel zijn er nog geen puzzels.
puzzle-all = Alle puzzels
puzzle-share = Een puzzel van { $title }
