### De partij van elke dag, en lijsten van de beste aller tijden.

daily-title = Partij van de dag: { $title }
daily-best-title = Beste ooit: { $title }
daily-about =
    Iedereen speelt vandaag deze partij, en de dobbelstenen zijn voor allen dezelfde. Je hebt één poging: die
    begint als je op de knop drukt. Niets wat getrokken is, wordt teruggenomen, en geen bot geeft raad. De
    poging telt als ze afloopt voor de dag om is, om middernacht in Greenwich (UTC).
daily-honest =
    Per identiteit telt één poging. Wie onder een andere naam nog eens speelt, of het hoort vertellen, weet wat
    er komt: dat kan niemand nagaan. Je naam en punten staan voor iedereen in de lijst.
daily-best-about =
    De partij zoals ze gedrukt is, waarin niets van het toeval afhangt. Speel ze zo vaak je wilt: je beste
    partij staat met je naam voor iedereen in deze lijst.
daily-company =
    { $count ->
        [0] Je speelt alleen.
        [one] Je speelt tegen { $count } bot: { bot-level }.
       *[other] Je speelt tegen { $count } bots: { bot-level }.
    }
daily-ends = De dag eindigt over { $hours } u { $minutes } min.
daily-ends-here = Bij jou is dat om { $clock }.
daily-over =
    Deze dag is voorbij. Al haar partijen kunnen worden bekeken, en opnieuw gespeeld met dezelfde dobbelstenen.
daily-play = Speel de partij van vandaag
daily-play-best = Speel voor deze lijst
daily-go-on = Verder met mijn partij
daily-my-game = Mijn partij
daily-mine =
    { $state ->
        [open] Je poging is bezig.
        [counted] Je hebt { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }: plaats { $place } van { $count }.
        [late] Je partij eindigde na haar dag en telt dus niet.
       *[left] Je gaf op, of een bot speelde voor je: deze partij telt niet.
    }
daily-list = Wie het best speelde
daily-list-of = Wie het best speelde op { $day }
daily-none = Niemand heeft deze partij al uitgespeeld.
daily-playing =
    { $count ->
        [one] { $count } partij wordt nog gespeeld.
       *[other] { $count } partijen worden nog gespeeld.
    }
daily-par =
    Par: een bot ({ bot-level }) haalde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
daily-par-pending = Een bot ({ bot-level }) speelt ze ook, als par, vanaf de eerste poging.
daily-place = Plaats
daily-name = Naam
daily-points = Punten
daily-rank = Aan de tafel
daily-rank-of = { $rank } van { $seats }
daily-replay = Bekijken
daily-replay-of = Bekijk de partij van { $name }
daily-best-replay = Bekijk de beste partij
daily-sealed = De partijen zijn te bekijken als de dag voorbij is: eerder zouden ze de dobbelstenen verraden.
daily-days = Eerdere dagen
daily-today = Vandaag
daily-seal = Zegel van de seed van vandaag
daily-to-list = Naar de lijst van de dag
daily-to-best = Naar de lijst van de beste
daily-you = jij
daily-links = Partijen van de dag
