### Partijen naast elkaar, en de raamwerken van anderen

batch-games = Een reeks telt 1 partij of meer, niet { $count }.
batch-seat = Plaats { $seat } bestaat niet; de plaatsen gaan van 0 tot { $last }.
batch-nobody = Elke plaats wordt door een bot gespeeld: laat er minstens één voor jezelf.
batch-seed = Een reeks begint met een zaad vanaf 0, en ook het laatste moet bestaan; gekregen: { $seed }.
batch-seeds = Geef een zaad vanaf 0 voor elk van de { $count } partijen van de reeks.
batch-shape = Een stap vraagt { $count } gehele getallen, één per partij; gekregen: { $got }.
batch-illegal = Zet { $move } mag niet in partij { $game }; er is niets gespeeld.
adapter-manner = Met een ongeldige zet kan zo worden omgegaan: { $allowed }; gekregen: { $given }.
adapter-opponents = Deze tafel vraagt { $count } tegenstanders, of één naam voor allemaal; gekregen: { $got }.
