### Meduris on the pages without script.

plain-meduris-option =
    { $option ->
        [first] Who goes first
        [colours] Colours
        [bonus] Bonus chips
        [stalemate_end] Final round when all material has been taken from the plains and nobody wants to build (English rulebook)
        [idle_limit] Ends after so many rounds without a building
        [open_stocks] Stocks lie open
       *[board] Board
    }
plain-meduris-value =
    { $value ->
        [first-none] drawn by lot
        [bonus-random] at random
        [bonus-photo] as on the photo of the game
       *[board-none] the printed one
    }
plain-meduris-material =
    { $name ->
        [wood] wood
        [wool] wool
        [copper] copper
       *[stone] stone
    }
plain-meduris-moves =
    { $kind ->
        [worker] Place a worker
        [lift] Move a worker
        [hut] Build a hut
        [temple] Build a temple
        [swap] Swap chips
        [give] Give a chip
        [replace] Replace a chip
        [pay] Pay
        [offer-nothing] Offer nothing
        [offer-one] Offer one material
        [offer-both] Offer both materials
        [offer-chip] Use the bonus chip
        [take] Take a chip
        [decline] Take nothing
       *[return] Return a chip
    }
plain-meduris-target =
    { $kind ->
        [plain] { plain-meduris-material } plain
        [field] field { $name }
        [pile] { plain-meduris-material } pile
        [stock] { plain-meduris-material } in your stock
        [price] what is due
        [druid] druid
        [die] die
        [bonus] bonus chips
       *[seat] your turn
    }
plain-meduris-step =
    { $step ->
        [place-worker] place the workers
        [take] take a chip
        [return] return a chip
        [act] move a worker or build
        [swap] swap chips
        [pay] pay
        [give] give chips in place of another
        [offer] offer to the druid
        [roll] the die is rolled
        [lay-bonus] bonus chips are laid
        [turn-bonus] bonus chips are turned up
        [draw-first] the first player is drawn
       *[over] the game is over
    }
plain-meduris-asked = Decides now
plain-meduris-die = Die
plain-meduris-druid = Druid
plain-meduris-stop =
    { $stop ->
        [temple] at his temple
        [step1] on stone step 1
        [step2] on stone step 2
       *[step3] on stone step 3
    }
plain-meduris-due = Still to pay
plain-meduris-due-field = Paid at field
plain-meduris-replacing = Being replaced
plain-meduris-to-give = Chips still to give
plain-meduris-last-turns = Last turns to go
plain-meduris-final = Final circuit of the druid
plain-meduris-piles = Piles
plain-meduris-plains = Workers on the plains, from bottom to top
plain-meduris-plain-workers = { meduris-material }: { $names }
plain-meduris-runes = Rune stones
plain-meduris-rune = { meduris-district }: { $name }
plain-meduris-colour = Colour
plain-meduris-colour-name =
    { $colour ->
        [red] red
        [lightgreen] light green
        [blue] blue
       *[purple] purple
    }
plain-meduris-stock = Stock
plain-meduris-huts = Huts left
plain-meduris-temples = Temples left
plain-meduris-workers = Workers left
plain-meduris-fields = Fields
plain-meduris-field = Field { $number }
plain-meduris-building = Building
plain-meduris-building-kind =
    { $kind ->
        [hut] hut of { $owner }, { $run ->
            [1] on its own
           *[other] in a settlement of { $run }
        }
       *[temple] temple of { $owner }
    }
plain-meduris-materials = Materials
plain-meduris-chip = Bonus chip
plain-meduris-chip-kind =
    { $chip ->
        [face-down] face down
       *[other] { meduris-chip }
    }
plain-meduris-district = District
