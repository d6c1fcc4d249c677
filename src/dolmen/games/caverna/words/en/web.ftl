### Caverna on the page: what the elements of its board are called.

## Places of the board

web-caverna-places = Parts of the board
web-caverna-place =
    { $place ->
        [work] Actions
        [home] Home
        [rooms] Furnishings
       *[loot] Loot
    }
web-caverna-home-of = Home board of { $player }
web-caverna-back-home = Back to mine
web-caverna-show-board = Show the home board of { $player }
web-caverna-supply = Goods and dwarfs of { $player }

## Rounds and spaces

web-caverna-work = Actions
web-caverna-spaces = { $count } spaces, { $taken } taken
web-caverna-rounds = Rounds
web-caverna-round = Round { $round } of { $last }, stage { $stage }
web-caverna-round-ends =
    Round { $round }: { $ending ->
        [none] no harvest
        [normal] harvest
        [food] 1 food for each dwarf
        [choice] harvest, with fields or breeding
        [past] over
       *[hidden] its marker is still face down
    }
web-caverna-announce =
    { $ending ->
        [none] This round ends without a harvest.
        [normal] This round ends with a harvest: fields, feeding, breeding.
        [food] At the end of this round every dwarf eats 1 food.
        [choice] This round ends with a harvest: fields or breeding, and feeding.
       *[hidden] Nobody knows yet how this round ends.
    }
web-caverna-markers =
    Markers still face down: { $leaves } with a leaf, { $questions } with a question mark.
web-caverna-stage = Stage { $stage }, rounds { $from } to { $to }
web-caverna-hidden = Round { $round }
web-caverna-hidden-of = Still to come in this stage: { $cards }
web-caverna-kept = goods kept
web-caverna-holds = { $what }: { $parts }
web-caverna-counted = { $count } { $good }
web-caverna-standing =
    { $strength ->
        [0] unarmed dwarf of { $player }
       *[other] dwarf of { $player }, strength { $strength }
    }

## The home board

web-caverna-entrance = Entrance
web-caverna-stable = stable
web-caverna-ground =
    { $ground ->
        [forest] forest
        [rock] rock
        [entrance] entrance
        [meadow] meadow
        [field] field
        [tunnel] tunnel
        [deep-tunnel] deep tunnel
        [ore-mine] ore mine
        [ruby-mine] ruby mine
        [small-pasture] small pasture
        [large-pasture] large pasture
       *[cavern] cavern
    }
web-caverna-tools = What is laid
web-caverna-kind =
    { $kind ->
        [meadow-field] Meadow and field
        [cavern-tunnel] Cavern and tunnel
        [cavern-cavern] Two caverns
        [ore-mine] Ore mine and deep tunnel
        [ruby-mine] Ruby mine
        [small-pasture] Small pasture
        [large-pasture] Large pasture
        [stable] Stable
        [site] Furnishing
        [buy-meadow] Meadow
        [buy-field] Field
        [buy-tunnel] Tunnel
        [buy-cavern] Cavern
       *[lay] Tile
    }
web-caverna-choose-spot = Choose a lit space on your board.
web-caverna-turn-hint = (The half of the space you point at, or the arrow keys, turn the tile.)
web-caverna-lay = Lay it here
web-caverna-turn = Turn it

## What a clan has

web-caverna-stock = { $good }: { $count }
web-caverna-dwarf =
    { $strength ->
        [0] unarmed dwarf
       *[other] dwarf of strength { $strength }
    }, { $state ->
        [home] at home
        [born] newborn
       *[out] at work
    }
web-caverna-dwarfs =
    { $count ->
        [one] { $count } dwarf
       *[other] { $count } dwarfs
    }
web-caverna-begging =
    { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
web-caverna-points =
    { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
web-caverna-first = starting player
web-caverna-waiting = Without a home: { $animals }

## Steps

web-caverna-step =
    { $phase ->
        [keep] Keeping goods
        [choose] Harvest
        [breed] Breeding
        [bred] After the breeding
        [last] Before the scoring
       *[work] Your dwarf
    }
web-caverna-end = End the turn
web-caverna-forge = Forge a weapon of strength
web-caverna-market = Buy at the market
web-caverna-feeding = Feeding
web-caverna-owed = Your dwarfs need
web-caverna-there = You have
web-caverna-missing = Missing
web-caverna-bowls = { $paid } of { $due } food
web-caverna-feed-more = Exchange something for food below, or take begging markers.
web-caverna-beg = Pay less and beg
web-caverna-fed = everybody is fed

## Exchanges

web-caverna-exchange = Exchange
web-caverna-possible =
    { $count ->
        [0] nothing to exchange now
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
web-caverna-to-food = For food
web-caverna-for-ruby = For a ruby
web-caverna-by-room = By your furnishings

## Furnishings

web-caverna-rooms = Furnishings
web-caverna-rooms-count = { $count } on offer
web-caverna-rooms-payable = { $count } on offer, { $payable } within your means; dashed: not yet
web-caverna-filter = Which furnishings are shown
web-caverna-all = All
web-caverna-colour =
    { $colour ->
        [orange] Orange
        [green] Green
       *[yellow] Yellow
    }
web-caverna-group =
    { $colour ->
        [orange] Dwellings
        [green] Rooms and caves
       *[yellow] Parlors, storages and chambers
    }
web-caverna-payable = Within my means
web-caverna-none = None of these.
web-caverna-price =
    { $points ->
        [one] { $furnishing }: { $price }, { $points } point
       *[other] { $furnishing }: { $price }, { $points } points
    }
web-caverna-free = free

## Loot

web-caverna-loot = Loot
web-caverna-loot-left =
    { $count ->
        [one] strength { $strength }, { $count } item left
       *[other] strength { $strength }, { $count } items left
    }
web-caverna-strongest =
    { $strength ->
        [0] none of your dwarfs is armed
       *[other] your strongest dwarf: { $strength }
    }
web-caverna-strength = strength
web-caverna-loot-item = { $loot }, from strength { $strength }

## Kinds of moves, where there are many

web-caverna-moves =
    { $kind ->
        [ruby] Exchange rubies
        [buy] Buy tiles for rubies
        [eat] Eat
        [use] Use furnishings
        [disarm] Hand in weapons
        [place] Place a dwarf
        [overtake] Another dwarf first
        [imitate] Imitate
        [meadow-field] Meadow and field
        [cavern-tunnel] Cavern and tunnel
        [cavern-cavern] Two caverns
        [ore-mine] Ore mines
        [ruby-mine] Ruby mines
        [small-pasture] Small pastures
        [large-pasture] Large pastures
        [stable] Stables
        [furnish] Furnish
        [forge] Forge
        [loot] Loot
        [market] Market
        [pay] Pay
        [site] Where it goes
        [lay] Where it lies
        [breed] Newborn animals
        [feed] Feed the clan
        [keep] Keep the goods
       *[other] More
    }

## Options of a table

web-pages-option-caverna-deal = Dealt start: number of the draw of furnishings and cards (0 = as printed)
web-pages-option-caverna-furnishings = Furnishings
web-pages-value-caverna-furnishings-full = all 48
web-pages-value-caverna-furnishings-introductory = introductory set of 27, for a first game
web-pages-option-caverna-markers = Harvest markers are turned up
web-pages-value-caverna-markers-start = at the start of the round
web-pages-value-caverna-markers-end = only when the harvest begins
