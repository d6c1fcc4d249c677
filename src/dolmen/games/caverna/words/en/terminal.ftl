### Caverna in the terminal: pages, boards and signs.

## Players

terminal-caverna-bot = (bot { $name })
terminal-caverna-you = (you)
terminal-caverna-step-furnish = Furnish: { $offer }
terminal-caverna-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Pages

terminal-caverna-page =
    { $page ->
        [spaces] Spaces
        [home] Home
        [tiles] Furnishings
        [now] Furnishings
        [later] Yellow tiles
        [loot] Loot
       *[players] Players
    }
terminal-caverna-exchanges = At any time
terminal-caverna-ruby-tiles = Tiles for rubies, at any time

## The round

terminal-caverna-before = Before the first round
terminal-caverna-round = Round { $round } of { $most }, stage { $stage }
terminal-caverna-ends =
    { $how ->
        [none] no harvest at its end
        [normal] ends with a harvest (2 food a dwarf)
        [food] ends with 1 food a dwarf, no harvest
        [choice] ends with a harvest: fields or breeding
       *[unknown] its marker is turned up at the end
    }
terminal-caverna-markers = to come: { $leaves } leaves, { $questions } “?”

## Goods and dwarfs

terminal-caverna-goods = You have
terminal-caverna-goods-of = In stock
terminal-caverna-nothing = nothing
terminal-caverna-free = free
terminal-caverna-begging =
    { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
terminal-caverna-at-home = at home
terminal-caverna-aside = set aside
terminal-caverna-newborn = newborn
terminal-caverna-room = (room for { $count })
terminal-caverna-supplier = { $name }: { $count } more

## The home board

terminal-caverna-entrance = Entrance
terminal-caverna-tile =
    { $tile ->
        [meadow] meadow
        [field] field
        [small-pasture] pasture
        [large-pasture] lg. past.
        [cavern] cavern
        [tunnel] tunnel
        [deep-tunnel] deep tunnel
        [ore-mine] ore mine
        [ruby-mine] ruby mine
       *[stable] stable
    }
terminal-caverna-printed =
    { $what ->
        [boar] +1 boar
        [food] +1 food
       *[two-food] +2 food
    }
terminal-caverna-waiting =
    No room for { $animals }: turn animals into food until all others have room.

## Feeding and prices

terminal-caverna-feeding =
    { $missing ->
        [0] Your dwarfs need { $due } food, you have { $food }: that is enough.
        [one] Your dwarfs need { $due } food, you have { $food }: without 1 more you take a begging marker (−3 points).
       *[other] Your dwarfs need { $due } food, you have { $food }: without { $missing } more you take { $missing } begging markers (−3 points each).
    }
terminal-caverna-as-food =
    As food: sheep 1, donkey 1 (two together 3), wild boar 2, cattle 3, grain 1, vegetable 2, ruby
    2; of gold, one more than the food.
terminal-caverna-price-market =
    Prices in gold: wood, stone, ore, grain, sheep and donkey 1; vegetable, dog and wild boar 2;
    cattle 3. One of each at most.
terminal-caverna-price-forge =
    A weapon costs as much ore as its strength; a stronger one brings better loot.

## Furnishings and loot

terminal-caverna-offer =
    { $colour ->
        [orange] Dwellings, with price and points
        [green] For the game
       *[yellow] For the end
    }
terminal-caverna-loot-rule =
    Before each item, the strength it takes. A weapon gains 1 after each expedition.
terminal-caverna-loot-first = Strength { $strength }: the first item begins the expedition.
terminal-caverna-loot-left =
    { $count ->
        [one] Strength { $strength }: one more item, each only once.
       *[other] Strength { $strength }: { $count } more items, each only once.
    }
terminal-caverna-explained = { $name }: { $does }
terminal-caverna-explained-space = What the spaces do
terminal-caverna-explained-furnishing = What the furnishings do
terminal-caverna-explained-loot = What the loot is

## Short names, where there is no room for the whole ones

terminal-caverna-short-furnishing =
    { $id ->
        [dwelling] Dwelling
        [simple-dwelling-4-2] Simple dw. 4+2
        [simple-dwelling-3-3] Simple dw. 3+3
        [mixed-dwelling] Mixed dw.
        [couple-dwelling] Couple dw.
        [additional-dwelling] Additional dw.
        [cuddle-room] Cuddle rm.
        [breakfast-room] Breakfast
        [stubble-room] Stubble rm.
        [guest-room] Guest room
        [stone-carver] Stone carver
        [builder] Builder
        [trader] Trader
        [wood-supplier] Wood suppl.
        [stone-supplier] Stone suppl.
        [ruby-supplier] Ruby suppl.
        [dog-school] Dog school
        [quarry] Quarry
        [slaughtering-cave] Slaughter cave
        [cooking-cave] Cooking cave
        [working-cave] Working cave
        [breeding-cave] Breeding cave
        [state-parlor] State parlor
        [hunting-parlor] Hunting parlor
        [blacksmithing-parlor] Smithing parlor
        [stone-storage] Stone storage
        [ore-storage] Ore storage
        [spare-part-storage] Spare parts
        [main-storage] Main storage
        [weapon-storage] Weapon storage
        [supplies-storage] Supplies stor.
        [treasure-chamber] Treasure ch.
        [food-chamber] Food chamber
        [prayer-chamber] Prayer ch.
        [writing-chamber] Writing ch.
        [fodder-chamber] Fodder ch.
       *[other] { "" }
    }
terminal-caverna-short-loot =
    { $id ->
        [all-weapons-plus-1] All weapons +1
        [furnish-cavern] Furnish a cavern
        [small-pasture] Small pasture 1 wood
        [large-pasture] Large pasture 2 wood
        [dwelling] Dwelling (2+2)
        [breed] Breed up to 2 types
       *[other] { "" }
    }
terminal-caverna-short-space =
    { $id ->
        [ruby-mining] Ruby mining
        [drift-mining-1-3] Drift mining
        [drift-mining-4-7] Drift mining
        [drift-mining-6-7] Small drift min.
        [small-scale-drift-mining] Small drift min.
        [ore-mining-1-3] Ore mining
        [ore-mining-4-7] Ore mining
        [wood-gathering] Wood gath.
        [strip-mining] Strip mining
        [forest-exploration-3] Forest expl.
        [forest-exploration-4-7] Forest expl.
        [hardware-rental-5] Hardware
        [hardware-rental-6-7] Hardware
        [fence-building-5] Fences
        [fence-building-6-7] Fences
        [sheep-farming] Sheep
        [donkey-farming] Donkeys
        [ore-mine-construction] Ore mine constr.
        [ruby-mine-construction] Ruby mine constr.
        [ore-delivery] Ore deliv.
        [ruby-delivery] Ruby deliv.
        [urgent-wish-for-children] Urgent wish
       *[other] { "" }
    }

## Signs

terminal-caverna-legend-dwarf = a dwarf of the red sun with a weapon of strength 3; 0: unarmed
terminal-caverna-legend-token = goes first
terminal-caverna-legend-stable = a stable; with a number: stables still to be built
terminal-caverna-legend-open = can be chosen now
terminal-caverna-legend-coming = a round card that is still to come
terminal-caverna-legend-tile = a tile, with what lives or grows on it below
terminal-caverna-legend-furnished = a furnished cavern
