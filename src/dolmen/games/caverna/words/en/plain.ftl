### Caverna on the page without script.

plain-caverna-option =
    { $option ->
        [first] Who goes first
        [deal] Dealt start (0: as printed)
        [furnishings] Furnishings
       *[markers] Harvest markers
    }
plain-caverna-value =
    { $value ->
        [deal-0] as printed
        [first-none] drawn by lot
        [furnishings-full] all 48
        [furnishings-introductory] the 27 for a first game
        [markers-start] turned up when the round begins
       *[markers-end] turned up when the round ends
    }
plain-caverna-moves =
    { $kind ->
        [ruby] Exchange a ruby
        [buy-meadow] Buy a meadow for a ruby
        [buy-field] Buy a field for a ruby
        [buy-tunnel] Buy a tunnel for a ruby
        [buy-cavern] Buy a cavern for two rubies
        [eat] Turn goods into food
        [coins] Turn gold into food
        [coin] Turn more gold into food
        [use] Use a furnishing
        [disarm] Hand in a weapon of a dwarf at home
        [disarm-placed] Hand in a weapon of a dwarf out at work
        [place] Place a dwarf
        [overtake] Let a stronger dwarf go first
        [stay] Leave the dwarf at home
        [imitate] Imitate a space
        [meadow-field] Lay a meadow and a field
        [cavern-tunnel] Lay a cavern and a tunnel
        [cavern-cavern] Lay two caverns
        [ore-mine] Lay an ore mine and a deep tunnel
        [ruby-mine] Lay a ruby mine
        [small-pasture] Fence a small pasture
        [large-pasture] Fence a large pasture
        [stable] Build a stable
        [furnish] Furnish a cavern
        [grow] Let the family grow
        [sow] Sow
        [forge] Forge a weapon
        [loot] Take loot
        [market] Buy at the market
        [trade] Trade ore
        [extend] Extend the board
        [take] Take the goods
        [pay] Pay
        [site] Choose the place of the furnishing
        [lay] Choose the place of the tile
        [breed] Let animals breed
        [harvest] Choose the harvest
        [cave] Feed a dwarf in the working cave
        [feed] Feed the dwarfs
        [keep] Keep goods for a ruby
        [stop] Stop here
       *[end] End
    }
plain-caverna-target =
    { $kind ->
        [home] row { $row }, column { $column }
        [space] action space
        [furnishing] furnishing
        [loot] loot
        [market] weekly market
        [ruby] ruby
        [eat] food
        [good] goods
        [use] furnishing of yours
        [dwarf] dwarf
        [forge] weapon
        [extend] board
        [pay] price
        [breed] newborn animals
        [harvest] harvest
        [feed] feeding
        [take] goods of the space
        [stop] this part
        [marker] harvest marker
        [seat] starting player
       *[end] your turn
    }

## The position

plain-caverna-phase =
    { $phase ->
        [work] dwarfs are placed
        [keep] goods on full spaces are kept or lost
        [choose] fields or breeding
        [feed] the dwarfs are fed
        [breed] the animals breed
        [bred] exchanges after the breeding
        [last] the last exchanges
        [draw-first] the first player is drawn
        [reveal] a new space is turned up
        [marker] a harvest marker is turned up
       *[over] the game is over
    }
plain-caverna-round = Round
plain-caverna-asked = Decides now
plain-caverna-token = Starting player
plain-caverna-marker = Harvest marker of this round
plain-caverna-marker-kind =
    { $marker ->
        [leaf] leaf: a harvest
       *[question] question mark: an event
    }
plain-caverna-leaves = Leaves so far
plain-caverna-questions = Question marks so far
plain-caverna-harvest = Harvest
plain-caverna-harvest-kind =
    { $harvest ->
        [normal] fields, feeding and breeding
        [food] only 1 food for each dwarf
       *[choice] either fields or breeding, and feeding
    }
plain-caverna-action = Action
plain-caverna-imitating = By imitation
plain-caverna-level = Items of loot left
plain-caverna-acted = Something has been done there
plain-caverna-overtaking = Strength of the dwarf that goes first
plain-caverna-coins = Gold is being exchanged
plain-caverna-strength = Strength on the expedition
plain-caverna-cave-fed = The working cave has fed a dwarf
plain-caverna-kept = Goods kept
plain-caverna-goods = Goods
plain-caverna-dwarfs = Dwarfs
plain-caverna-weapon =
    { $strength ->
        [0] unarmed
       *[other] strength { $strength }
    }
plain-caverna-place =
    { $place ->
        [home] at home
        [aside] set aside
       *[newborn] newborn
    }
plain-caverna-room = Room for dwarfs
plain-caverna-due = Food due now
plain-caverna-begging = Begging markers
plain-caverna-choice = Chosen
plain-caverna-choice-kind =
    { $choice ->
        [fields] fields
       *[breeding] breeding
    }
plain-caverna-home = Home board
plain-caverna-at = { $cell }: { $what }
plain-caverna-tile =
    { $tile ->
        [meadow] meadow
        [field] field
        [small-pasture] small pasture
        [large-pasture] large pasture
        [stable] stable
        [cavern] cavern
        [tunnel] tunnel
        [deep-tunnel] deep tunnel
        [ore-mine] ore mine
       *[ruby-mine] ruby mine
    }
plain-caverna-waiting = without a place
plain-caverna-animals = Animals and where they live
plain-caverna-stables = Stables left
plain-caverna-owned = Furnishings owned
plain-caverna-affordable = Furnishings within reach
plain-caverna-prices = Reduced prices
plain-caverna-suppliers = Suppliers
plain-caverna-supplier = { $furnishing } (rounds left: { $count })
plain-caverna-extended = Guest room used on Extension
plain-caverna-spaces = Action spaces
plain-caverna-occupant = Dwarf of
plain-caverna-cards = Round cards in play
plain-caverna-furnishings = Furnishings on offer
plain-caverna-does = What it does
plain-caverna-price = Price
plain-caverna-free = free
