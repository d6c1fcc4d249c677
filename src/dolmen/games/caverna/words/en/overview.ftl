### Caverna at a glance: a few panels before the clauses. A heading ends in -name.

caverna-overview-goal-name = The goal
caverna-overview-goal =
    You lead a clan of dwarfs at the edge of a forest. Fill your home board: animals, crops, tiles,
    furnishings, rubies, gold and dwarfs bring points, empty spaces and missing farm animals cost
    some. Whoever has the most after the last round wins.
caverna-overview-work-name = Send a dwarf to work
caverna-overview-work =
    In turn everybody places one dwarf on a free action space, takes what has piled up there and does
    what it says. A space is for one dwarf a round, and each round opens a new one.
caverna-overview-board-name = Forest and mountain
caverna-overview-board =
    Clear the forest on the left for fields and meadows, and fence meadows as pastures. Dig caverns
    and tunnels into the mountain on the right: caverns are furnished, tunnels become mines.
caverna-overview-dwarfs-name = More dwarfs, with weapons
caverna-overview-dwarfs =
    With a dwelling free your clan can grow, up to five dwarfs and one thing more to do each round.
    Ore makes weapons; an armed dwarf goes on expeditions and brings home loot, the stronger the
    better.
caverna-overview-harvest-name = The harvest
caverna-overview-harvest =
    Most rounds from the third on end with a harvest: one crop comes off each sown field, each dwarf
    eats 2 food, and two farm animals of a kind have a young one. Each food you cannot pay costs you
    a begging marker, and 3 points.
caverna-overview-score-name = The score
caverna-overview-score =
    Each animal, vegetable, ruby, gold and dwarf is 1 point, grain half a point. Furnishings, mines
    and pastures have their points printed. Each unused space costs 1 point and each kind of farm
    animal that you lack costs 2.
