### Partijen naast elkaar, en de raamwerken van anderen

batch-games = Een reeks telt 1 partij of meer, niet { $count }.
batch-seat = Plaats { $seat } bestaat niet; de plaatsen gaan van 0 tot { $last }.
batch-opponents = Tegenstanders zijn bots per plaats, zoals { $example }; gekregen: { $got }.
batch-nobody = Elke plaats wordt door een bot gespeeld: laat er minstens één voor jezelf.
batch-seed = Een reeks begint met een startgetal vanaf 0, en ook het laatste moet bestaan; gekregen: { $seed }.
batch-seeds = Geef een startgetal vanaf 0 voor elk van de { $count } partijen van de reeks.
batch-shape = Een stap vraagt { $count } gehele getallen, één per partij; gekregen: { $got }.
batch-illegal = Zet { $move } mag niet in partij { $game }; er is niets gespeeld.
batch-steps = Een doorloop telt 1 stap of meer, niet { $count }.
batch-rollout = Een doorloop wordt in één keer gespeeld, hooguit met willekeurige spelers: andere bots worden tussen twee stappen gevraagd.
adapter-manner = Met een ongeldige zet kan zo worden omgegaan: { $allowed }; gekregen: { $given }.
adapter-render = Het bord wordt zo getoond: { $allowed }; gekregen: { $given }.
adapter-cycles = Een partij kan na 1 zet of meer worden afgebroken, niet na { $count }.
adapter-opponents = Deze tafel vraagt { $count } tegenstanders, of één naam voor allemaal; gekregen: { $got }.

## Wat ervan gekomen zou zijn: `dolmen fork`

cli-fork-help = Een opgeslagen partij bij een zet hervatten en vele malen uitspelen.
cli-fork-usage = dolmen fork BESTAND --bots BOT[,BOT...] [OPTIES]
fork-who = Wie verder speelt, één voor alle plaatsen of één per plaats: { $allowed }.
fork-at = Na hoeveel zetten de partij wordt hervat (standaard: na de laatste).
fork-games = Hoeveel partijen per poging.
fork-try = Een zet om mee verder te gaan; meerdere worden met dezelfde dobbelstenen vergeleken.
fork-same-dice = Elke partij krijgt de dobbelstenen van het bestand (tweede vorm): alleen de bots verschillen.
fork-plan = { $title } na zet { $at }, verder gespeeld met startgetal { $seed }.
fork-plan-same = { $title } na zet { $at }, verder gespeeld met de dobbelstenen van het bestand (bots met seed { $seed }).
fork-heading-try = Zet
fork-over = Na zet { $at } is de partij afgelopen: hervat haar eerder (--at).
fork-beyond = De opname telt { $most } zetten; na { $at } kan ze niet worden hervat.
fork-bots = Er is een bot nodig voor elke plaats: { $seats }, niet { $count }.
fork-chance = Na zet { $at } beslist het toeval: er is geen zet om te proberen.
fork-dice =
    { $dice ->
        [first] De dobbelstenen van dit bestand zijn van de eerste vorm: ze volgen uit het nummer van de zet en gaan na een andere zet niet verder. Laat --same-dice weg.
        [given] Tot zijn eigen begin nam dit bestand zijn zetten over van een ander, met andere dobbelstenen. Begin later, of laat --same-dice weg.
       *[unknown] Dit bestand toont geen seed: zijn dobbelstenen kunnen niet verdergaan. Laat --same-dice weg.
    }

## Wat plaatsen, opties en tegels waard zijn: `dolmen balance`

cli-balance-help = Bots laten spelen en zeggen wat plaatsen, opties en gebruikte onderdelen waard zijn.
cli-balance-usage = dolmen balance SPEL --bots BOT[,BOT...] [OPTIES]
balance-games = Hoeveel partijen, aangevuld tot hele rotaties van de plaatsen; evenveel voor elke combinatie van gevarieerde opties.
balance-vary = Een optie van het spel waarvan alle bekende waarden worden gespeeld.
balance-plot = Tekenen wat alles waard is, in een bestand (.svg).
balance-option = Er is geen optie ‘{ $option }’ met waarden om te variëren. Opties: { $allowed }.
balance-heading-seats = Plaatsen
balance-group-seat = Plaats
balance-group-option = Optie
policy-none = Niemand heeft deze tafel geleerd: { $table }.
