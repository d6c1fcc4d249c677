### Caverna: the names of its goods, spaces, furnishings and loot, and what each one does.

## Goods

caverna-good-wood = wood
caverna-good-stone = stone
caverna-good-ore = ore
caverna-good-ruby = ruby
caverna-good-grain = grain
caverna-good-vegetable = vegetable
caverna-good-food = food
caverna-good-gold = gold
caverna-good-dog = dog
caverna-good-sheep = sheep
caverna-good-donkey = donkey
caverna-good-wild-boar = wild boar
caverna-good-cattle = cattle
caverna-count =
    { $good ->
        [wood] { $count } wood
        [stone] { $count } stone
        [ore] { $count } ore
        [ruby] { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }
        [grain] { $count } grain
        [vegetable] { $count ->
            [one] { $count } vegetable
           *[other] { $count } vegetables
        }
        [food] { $count } food
        [gold] { $count } gold
        [dog] { $count ->
            [one] { $count } dog
           *[other] { $count } dogs
        }
        [sheep] { $count } sheep
        [donkey] { $count ->
            [one] { $count } donkey
           *[other] { $count } donkeys
        }
        [wild-boar] { $count ->
            [one] { $count } wild boar
           *[other] { $count } wild boars
        }
       *[cattle] { $count } cattle
    }

## Action spaces

caverna-space-ruby-mining = Ruby mining
caverna-space-ruby-mining-about =
    Take all rubies here, 1 a round (with two players from round 3 on). If you own a ruby mine, get
    1 ruby more.
caverna-space-housework = Housework
caverna-space-housework-about =
    Get 1 dog. You may also furnish a cavern with any tile on offer, before or after.
caverna-space-slash-and-burn = Slash-and-burn
caverna-space-slash-and-burn-about =
    Lay a meadow and field tile, and then sow; or do just one of the two.
caverna-space-drift-mining-1-3 = Drift mining
caverna-space-drift-mining-1-3-about =
    Take all stone here, 1 a round. You may also lay a cavern and tunnel tile, before or after.
caverna-space-excavation-1-3 = Excavation
caverna-space-excavation-1-3-about =
    Take all stone here, 1 a round. You may also lay a tile with cavern and tunnel or with two
    caverns, before or after.
caverna-space-starting-player-1-3 = Starting player
caverna-space-starting-player-1-3-about =
    Become starting player from the next round on, take all food here, 1 a round, and get 2 ore.
caverna-space-logging-1-3 = Logging
caverna-space-logging-1-3-about =
    Take all wood here (3 come when it is empty, otherwise 1). Then an armed dwarf may go on a
    level-1 expedition.
caverna-space-supplies = Supplies
caverna-space-supplies-about = Get 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
caverna-space-ore-mining-1-3 = Ore mining
caverna-space-ore-mining-1-3-about =
    Take all ore here (2 come when it is empty, otherwise 1) and get 2 ore more for each ore mine
    you own.
caverna-space-wood-gathering = Wood gathering
caverna-space-wood-gathering-about = Take all wood here, 1 a round.
caverna-space-clearing-1-3 = Clearing
caverna-space-clearing-1-3-about =
    Take all wood here, 1 a round. You may also lay a meadow and field tile, before or after.
caverna-space-sustenance-1-3 = Sustenance
caverna-space-sustenance-1-3-about =
    Take all food here, 1 a round, and get 1 grain. You may also lay a meadow and field tile, before
    or after.
caverna-space-strip-mining = Strip mining
caverna-space-strip-mining-about =
    Take all ore and stone here (1 ore comes when it is empty, otherwise 1 stone) and get 2 wood.
caverna-space-imitation-3 = Imitation
caverna-space-imitation-3-about =
    Pay 4 food and use a space where an opponent’s dwarf stands, without the goods that pile up
    there. Starting player is barred.
caverna-space-forest-exploration-3 = Forest exploration
caverna-space-forest-exploration-3-about = Take all wood here, 1 a round, and get 1 vegetable.
caverna-space-drift-mining-4-7 = Drift mining
caverna-space-drift-mining-4-7-about =
    Take all stone here, 2 a round. You may also lay a cavern and tunnel tile, before or after.
caverna-space-excavation-4-7 = Excavation
caverna-space-excavation-4-7-about =
    Take all stone here (2 come when it is empty, otherwise 1). You may also lay a tile with cavern
    and tunnel or with two caverns, before or after.
caverna-space-starting-player-4-7 = Starting player
caverna-space-starting-player-4-7-about =
    Become starting player from the next round on, take all food here, 1 a round, and get 1 ruby.
caverna-space-imitation-4-7 = Imitation
caverna-space-imitation-4-7-about =
    Pay 2 food and use a space where an opponent’s dwarf stands, without the goods that pile up
    there. Starting player and other Imitation spaces are barred.
caverna-space-logging-4-7 = Logging
caverna-space-logging-4-7-about =
    Take all wood here, 3 a round. Then an armed dwarf may go on a level-1 expedition.
caverna-space-growth = Growth
caverna-space-growth-about =
    Either get 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or let your family grow by one dwarf, if
    you have room.
caverna-space-ore-mining-4-7 = Ore mining
caverna-space-ore-mining-4-7-about =
    Take all ore here (3 come when it is empty, otherwise 2) and get 2 ore more for each ore mine
    you own.
caverna-space-forest-exploration-4-7 = Forest exploration
caverna-space-forest-exploration-4-7-about =
    Take all wood here (2 come when it is empty, otherwise 1) and get 2 food.
caverna-space-clearing-4-7 = Clearing
caverna-space-clearing-4-7-about =
    Take all wood here, 2 a round. You may also lay a meadow and field tile, before or after.
caverna-space-sustenance-4-7 = Sustenance
caverna-space-sustenance-4-7-about =
    Take all crops here (1 grain comes when it is empty, otherwise 1 vegetable). You may also lay a
    meadow and field tile, before or after.
caverna-space-depot = Depot
caverna-space-depot-about = Take all wood and ore here, 1 of each a round.
caverna-space-small-scale-drift-mining = Small-scale drift mining
caverna-space-small-scale-drift-mining-about =
    Get 1 stone. You may also lay a cavern and tunnel tile, before or after.
caverna-space-weekly-market = Weekly market
caverna-space-weekly-market-about =
    Get 4 gold, then buy for gold, at most one of each kind: wood, stone, ore, grain, sheep, donkey
    for 1 each; vegetable, dog, wild boar for 2 each; cattle for 3.
caverna-space-imitation-5 = Imitation
caverna-space-imitation-5-about =
    Pay 4 food and use a space where an opponent’s dwarf stands, without the goods that pile up
    there. Starting player and other Imitation spaces are barred.
caverna-space-hardware-rental-5 = Hardware rental
caverna-space-hardware-rental-5-about =
    An armed dwarf may go on a level-2 expedition, and then you may sow; do at least one of the two.
caverna-space-fence-building-5 = Fence building
caverna-space-fence-building-5-about =
    Take all wood here, 1 a round. Then you may fence a small pasture for 2 wood and/or a large one
    for 4 wood.
caverna-space-drift-mining-6-7 = Small drift mining
caverna-space-drift-mining-6-7-about =
    Take all stone here, 1 a round. You may also lay a cavern and tunnel tile, before or after.
caverna-space-imitation-6-7 = Imitation
caverna-space-imitation-6-7-about =
    Pay 1 food and use a space where an opponent’s dwarf stands, without the goods that pile up
    there. Starting player and other Imitation spaces are barred.
caverna-space-hardware-rental-6-7 = Hardware rental
caverna-space-hardware-rental-6-7-about =
    Get 2 wood. Then an armed dwarf may go on a level-2 expedition, and after that you may sow.
caverna-space-fence-building-6-7 = Fence building
caverna-space-fence-building-6-7-about =
    Take all wood here (2 come when it is empty, otherwise 1). Then you may fence a small pasture
    for 2 wood and/or a large one for 4 wood.
caverna-space-large-depot = Large depot
caverna-space-large-depot-about =
    Take all wood, ore and stone here. 1 of each comes every round, and 1 wood more when the space
    is empty.
caverna-space-imitation-7 = Imitation
caverna-space-imitation-7-about =
    For nothing, use a space where an opponent’s dwarf stands, without the goods that pile up there.
    Starting player and other Imitation spaces are barred.
caverna-space-extension = Extension
caverna-space-extension-about =
    Either get 1 wood and, if you like, lay a meadow and field tile, or get 1 stone and, if you
    like, lay a cavern and tunnel tile.
caverna-space-blacksmithing = Blacksmithing
caverna-space-blacksmithing-about =
    Forge a weapon for an unarmed dwarf, of strength 1 to 8 for as much ore, and then go on a
    level-3 expedition; or do just one of the two.
caverna-space-sheep-farming = Sheep farming
caverna-space-sheep-farming-about =
    First you may fence a small pasture for 2 wood, a large one for 4 wood and/or build a stable for
    1 stone. Then take all sheep here, 1 a round.
caverna-space-ore-mine-construction = Ore mine construction
caverna-space-ore-mine-construction-about =
    Lay a deep tunnel and ore mine tile on two neighbouring tunnels and get 3 ore; then an armed
    dwarf may go on a level-2 expedition. Or do just one of the two.
caverna-space-wish-for-children = Wish for children
caverna-space-wish-for-children-about =
    Either let your family grow by one dwarf, if you have room, or build a dwelling.
caverna-space-donkey-farming = Donkey farming
caverna-space-donkey-farming-about =
    First you may fence a small pasture for 2 wood, a large one for 4 wood and/or build a stable for
    1 stone. Then take all donkeys here, 1 a round.
caverna-space-ruby-mine-construction = Ruby mine construction
caverna-space-ruby-mine-construction-about =
    Lay a ruby mine on a tunnel, or on a deep tunnel; on the deep one you get 1 ruby.
caverna-space-ore-delivery = Ore delivery
caverna-space-ore-delivery-about =
    Take all stone and ore here, 1 of each a round, and get 2 ore more for each ore mine you own.
caverna-space-family-life = Family life
caverna-space-family-life-about = Let your family grow by one dwarf, if you have room, and/or sow.
caverna-space-exploration = Exploration
caverna-space-exploration-about = An armed dwarf goes on a level-4 expedition.
caverna-space-ore-trading = Ore trading
caverna-space-ore-trading-about = Trade 2 ore for 2 gold and 1 food, up to three times.
caverna-space-adventure = Adventure
caverna-space-adventure-about =
    Forge a weapon for an unarmed dwarf, of strength 1 to 8 for as much ore, and then go on a
    level-1 expedition and, if you like, on a second one. You may leave out the forging or the
    expeditions.
caverna-space-ruby-delivery = Ruby delivery
caverna-space-ruby-delivery-about =
    Take all rubies here (2 come when it is empty, otherwise 1). If you own at least 2 ruby mines,
    get 1 ruby more.
caverna-space-urgent-wish-for-children = Urgent wish for children
caverna-space-urgent-wish-for-children-about =
    Either build a dwelling and then, if you like, let your family grow by one dwarf, or get 3 gold.

## Furnishings

caverna-furnishing-dwelling = Dwelling
caverna-furnishing-dwelling-about = Room for 1 dwarf. It never runs out.
caverna-furnishing-simple-dwelling-4-2 = Simple dwelling (4 wood, 2 stone)
caverna-furnishing-simple-dwelling-4-2-about = Room for 1 dwarf.
caverna-furnishing-simple-dwelling-3-3 = Simple dwelling (3 wood, 3 stone)
caverna-furnishing-simple-dwelling-3-3-about = Room for 1 dwarf.
caverna-furnishing-mixed-dwelling = Mixed dwelling
caverna-furnishing-mixed-dwelling-about =
    Room for 1 dwarf and also for 2 animals of the same species.
caverna-furnishing-couple-dwelling = Couple dwelling
caverna-furnishing-couple-dwelling-about =
    Room for 2 dwarfs; each of them still has to be born by a growth of its own.
caverna-furnishing-additional-dwelling = Additional dwelling
caverna-furnishing-additional-dwelling-about =
    Room for your sixth dwarf only, who can be born once you have five.
caverna-furnishing-cuddle-room = Cuddle room
caverna-furnishing-cuddle-room-about = Holds as many sheep as you have dwarfs, newborns included.
caverna-furnishing-breakfast-room = Breakfast room
caverna-furnishing-breakfast-room-about = Holds up to 3 cattle.
caverna-furnishing-stubble-room = Stubble room
caverna-furnishing-stubble-room-about =
    Each of your fields without a crop holds 1 farm animal of any species.
caverna-furnishing-work-room = Work room
caverna-furnishing-work-room-about =
    You may also lay furnishings on your tunnels and deep tunnels that have no mine. This tile
    itself needs a cavern.
caverna-furnishing-guest-room = Guest room
caverna-furnishing-guest-room-about =
    Where a space says “either … or”, you may do both, in any order; on Extension only once in the
    game.
caverna-furnishing-office-room = Office room
caverna-furnishing-office-room-about =
    One half of a double tile with meadow and field, cavern and tunnel or two caverns may lie one
    space beyond the outer edge of your board. You take 2 gold each time, and you use that half like
    any other tile.
caverna-furnishing-carpenter = Carpenter
caverna-furnishing-carpenter-about = You pay 1 wood less for each furnishing and for each pasture.
caverna-furnishing-stone-carver = Stone carver
caverna-furnishing-stone-carver-about =
    You get 2 stone at once. From then on you pay 1 stone less for each furnishing and for each
    stable.
caverna-furnishing-blacksmith = Blacksmith
caverna-furnishing-blacksmith-about =
    You get 2 ore at once. From then on each weapon you forge costs 2 ore less, still with strength
    8 at most.
caverna-furnishing-miner = Miner
caverna-furnishing-miner-about =
    At the beginning of each round you get 1 ore for each ore mine of yours with a donkey in it.
caverna-furnishing-builder = Builder
caverna-furnishing-builder-about =
    When you pay for a furnishing, you may give 1 ore for 1 of the wood and/or 1 ore for 1 of the
    stone.
caverna-furnishing-trader = Trader
caverna-furnishing-trader-about =
    At any time, as often as you like: pay 2 gold and get 1 wood, 1 stone and 1 ore. If you own the
    spare part storage, this tile goes on top of it and ends it.
caverna-furnishing-wood-supplier = Wood supplier
caverna-furnishing-wood-supplier-about =
    You get 1 wood at the beginning of each of the next 7 rounds.
caverna-furnishing-stone-supplier = Stone supplier
caverna-furnishing-stone-supplier-about =
    You get 1 stone at the beginning of each of the next 5 rounds.
caverna-furnishing-ruby-supplier = Ruby supplier
caverna-furnishing-ruby-supplier-about =
    You get 1 ruby at the beginning of each of the next 4 rounds.
caverna-furnishing-dog-school = Dog school
caverna-furnishing-dog-school-about = From now on you get 1 wood with every dog you get.
caverna-furnishing-quarry = Quarry
caverna-furnishing-quarry-about = You get 1 stone for every donkey that is born to you.
caverna-furnishing-seam = Seam
caverna-furnishing-seam-about = From now on you get 1 ore with every stone you get.
caverna-furnishing-slaughtering-cave = Slaughtering cave
caverna-furnishing-slaughtering-cave-about = Each farm animal you turn into food gives 1 food more.
caverna-furnishing-cooking-cave = Cooking cave
caverna-furnishing-cooking-cave-about =
    At any time, as often as you like: turn 1 grain and 1 vegetable together into 5 food.
caverna-furnishing-working-cave = Working cave
caverna-furnishing-working-cave-about =
    In each feeding you may feed one dwarf with 1 wood, 1 stone or 2 ore instead of food.
caverna-furnishing-mining-cave = Mining cave
caverna-furnishing-mining-cave-about =
    In each feeding you owe 1 food less for each donkey in one of your ore or ruby mines.
caverna-furnishing-breeding-cave = Breeding cave
caverna-furnishing-breeding-cave-about =
    When 1, 2, 3 or 4 farm animals are born to you at the same time, you get 1, 2, 3 or 5 food.
caverna-furnishing-peaceful-cave = Peaceful cave
caverna-furnishing-peaceful-cave-about =
    At any time: hand in the weapon of a dwarf for as much food as its strength. The dwarf is
    unarmed then.
caverna-furnishing-weaving-parlor = Weaving parlor
caverna-furnishing-weaving-parlor-about =
    You get 1 food at once for each sheep you own. At the end: 1 bonus point for every 2 sheep.
caverna-furnishing-milking-parlor = Milking parlor
caverna-furnishing-milking-parlor-about =
    You get 1 food at once for each of your cattle. At the end: 1 bonus point for each of your
    cattle.
caverna-furnishing-state-parlor = State parlor
caverna-furnishing-state-parlor-about =
    You get 2 food at once for each dwelling next to it, the entrance included. At the end: 4 bonus
    points for each dwelling next to it.
caverna-furnishing-hunting-parlor = Hunting parlor
caverna-furnishing-hunting-parlor-about =
    At any time, as often as you like: turn 2 wild boars into 2 gold and 2 food.
caverna-furnishing-beer-parlor = Beer parlor
caverna-furnishing-beer-parlor-about =
    At any time, as often as you like: turn 2 grain from your supply into 3 gold or into 4 food.
caverna-furnishing-blacksmithing-parlor = Blacksmithing parlor
caverna-furnishing-blacksmithing-parlor-about =
    At any time, as often as you like: turn 1 ruby and 1 ore into 2 gold and 1 food.
caverna-furnishing-stone-storage = Stone storage
caverna-furnishing-stone-storage-about = At the end: 1 bonus point for each stone you have left.
caverna-furnishing-ore-storage = Ore storage
caverna-furnishing-ore-storage-about = At the end: 1 bonus point for every 2 ore you have left.
caverna-furnishing-spare-part-storage = Spare part storage
caverna-furnishing-spare-part-storage-about =
    At any time, as often as you like: turn 1 wood, 1 stone and 1 ore into 2 gold. If you own the
    trader, this tile goes on top of it and ends it.
caverna-furnishing-main-storage = Main storage
caverna-furnishing-main-storage-about =
    At the end: 2 bonus points for each of your yellow furnishings, this one included.
caverna-furnishing-weapon-storage = Weapon storage
caverna-furnishing-weapon-storage-about = At the end: 3 bonus points for each armed dwarf.
caverna-furnishing-supplies-storage = Supplies storage
caverna-furnishing-supplies-storage-about = At the end: 8 bonus points if all your dwarfs are armed.
caverna-furnishing-broom-chamber = Broom chamber
caverna-furnishing-broom-chamber-about =
    At the end: 5 bonus points if you have 5 dwarfs, 10 if you have 6.
caverna-furnishing-treasure-chamber = Treasure chamber
caverna-furnishing-treasure-chamber-about = At the end: 1 bonus point for each ruby you have left.
caverna-furnishing-food-chamber = Food chamber
caverna-furnishing-food-chamber-about =
    At the end: 2 bonus points for each pair of 1 grain and 1 vegetable, in your supply or on your
    fields.
caverna-furnishing-prayer-chamber = Prayer chamber
caverna-furnishing-prayer-chamber-about =
    At the end: 8 bonus points if none of your dwarfs is armed.
caverna-furnishing-writing-chamber = Writing chamber
caverna-furnishing-writing-chamber-about =
    At the end: up to 7 points that you would lose for missing species, unused spaces and begging
    markers are not lost.
caverna-furnishing-fodder-chamber = Fodder chamber
caverna-furnishing-fodder-chamber-about = At the end: 1 bonus point for every 3 farm animals.

## Loot

caverna-loot-all-weapons-plus-1 = All weapons +1
caverna-loot-all-weapons-plus-1-about =
    When the expedition is over, the weapons of all your armed dwarfs gain 1 strength, up to 14.
caverna-loot-wood = 1 wood
caverna-loot-wood-about = Get 1 wood.
caverna-loot-dog = 1 dog
caverna-loot-dog-about = Get 1 dog.
caverna-loot-grain = 1 grain
caverna-loot-grain-about = Get 1 grain.
caverna-loot-sheep = 1 sheep
caverna-loot-sheep-about = Get 1 sheep.
caverna-loot-stone = 1 stone
caverna-loot-stone-about = Get 1 stone.
caverna-loot-donkey = 1 donkey
caverna-loot-donkey-about = Get 1 donkey.
caverna-loot-vegetable = 1 vegetable
caverna-loot-vegetable-about = Get 1 vegetable.
caverna-loot-ore = 2 ore
caverna-loot-ore-about = Get 2 ore.
caverna-loot-wild-boar = 1 wild boar
caverna-loot-wild-boar-about = Get 1 wild boar.
caverna-loot-gold = 2 gold
caverna-loot-gold-about = Get 2 gold.
caverna-loot-furnish-cavern = Furnish a cavern
caverna-loot-furnish-cavern-about =
    Furnish an empty cavern with any tile on offer, at its usual price.
caverna-loot-stable = Free stable
caverna-loot-stable-about = Build 1 stable without paying for it.
caverna-loot-tunnel = Tunnel tile
caverna-loot-tunnel-about =
    Lay a single tunnel, free of charge, on an empty mountain space next to your cave.
caverna-loot-small-pasture = Small pasture for 1 wood
caverna-loot-small-pasture-about = Fence one of your meadows for 1 wood.
caverna-loot-cattle = 1 cattle
caverna-loot-cattle-about = Get 1 cattle.
caverna-loot-large-pasture = Large pasture for 2 wood
caverna-loot-large-pasture-about =
    Fence two neighbouring meadows of yours as one pasture for 2 wood.
caverna-loot-meadow = Meadow tile
caverna-loot-meadow-about = Lay a single meadow, free of charge, in your forest.
caverna-loot-dwelling = Ordinary dwelling for 2 wood + 2 stone
caverna-loot-dwelling-about = Build an ordinary dwelling for 2 wood and 2 stone.
caverna-loot-field = Field tile
caverna-loot-field-about = Lay a single field, free of charge, in your forest.
caverna-loot-sow = Sow
caverna-loot-sow-about = Sow up to 2 fields with grain and up to 2 with vegetables.
caverna-loot-cavern = Cavern tile
caverna-loot-cavern-about =
    Lay a single cavern, free of charge, on an empty mountain space next to your cave.
caverna-loot-breed = Breed up to 2 types
caverna-loot-breed-about =
    Choose 1 or 2 species of farm animals of which you own at least 2: each has 1 young, if you can
    house it.
