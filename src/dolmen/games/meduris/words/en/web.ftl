### Meduris on the page: what the elements of its board are called.

## The board

web-meduris-board = Board of Meduris
web-meduris-field = field { $field } in { $district }: { $a } and { $b }
web-meduris-field-hut =
    { $count ->
        [one] field { $field } in { $district }: lone hut of { $player }
       *[other] field { $field } in { $district }: hut of { $player } in a settlement of { $count }
    }
web-meduris-field-temple = field { $field } in { $district }: temple of { $player }
web-meduris-with-chip = { $name }, bonus chip { $chip }
web-meduris-face-down = face down
web-meduris-plain = { $material } plain, workers from the bottom: { $who }
web-meduris-plain-empty = { $material } plain, no worker
web-meduris-worker = worker of { $player } on the { $material } plain, height { $height }
web-meduris-pile =
    { $count ->
        [one] pile of { $material }: { $count } chip
       *[other] pile of { $material }: { $count } chips
    }
web-meduris-druid-temple = the druid, on his temple
web-meduris-druid-step = the druid, on stone step { $step }
web-meduris-druid-field = the druid, at field { $field }
web-meduris-rune = { $district } rune: held by { $player }
web-meduris-rune-free = { $district } rune: nobody’s yet

## One's screen and the die

web-meduris-screen = Your screen
web-meduris-only-you = only you see this
web-meduris-table = The die
web-meduris-last-turns = Last turns: { $count } to go
web-meduris-final = Final circuit of the druid
web-meduris-watching = What players hold lies behind their screens.
web-meduris-stock = behind your screen: { $chips }
web-meduris-die = the die: { $face }, rolled by { $player }
web-meduris-die-none = the die, not rolled yet

## Paying and offering

web-meduris-decide-pay = Pay at field { $field }
web-meduris-decide-swap = Swap three for one
web-meduris-decide-offer = Offering ritual at field { $field }
web-meduris-due = Still due:
web-meduris-nothing-due = nothing more
web-meduris-replaces = Pay with other chips
web-meduris-give = Give
web-meduris-in-place = In place of
web-meduris-given =
    { $count ->
        [one] { $count } of three chips given
       *[other] { $count } of three chips given
    }

## Players

web-meduris-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-meduris-huts-left =
    { $count ->
        [one] { $count } hut left
       *[other] { $count } huts left
    }
web-meduris-temples-left =
    { $count ->
        [one] { $count } temple left
       *[other] { $count } temples left
    }
web-meduris-workers-left =
    { $count ->
        [one] { $count } worker to place
       *[other] { $count } workers to place
    }
web-meduris-runes = Rune stones
web-meduris-behind = Behind the screen

## Kinds of moves, where there are many

web-meduris-moves =
    { $kind ->
        [worker] Place workers
        [lift] Move workers
        [hut] Huts
        [temple] Temples
        [swap] Swap three for one
        [give] Give
        [replace] Replace
        [offer] Offer
        [take] Take
        [return] Return
       *[other] More
    }

## Options of a table

web-pages-option-meduris-colours = Colours
web-pages-value-meduris-colours-red = red (sun)
web-pages-value-meduris-colours-lightgreen = light green (leaf)
web-pages-value-meduris-colours-blue = blue (drop)
web-pages-value-meduris-colours-purple = purple (star)
web-pages-option-meduris-bonus = Bonus chips
web-pages-value-meduris-bonus-random = at random
web-pages-value-meduris-bonus-photo = as on the photo of the game (32 fields)
web-pages-value-meduris-bonus-picture = on fields that we choose, the kinds by lot
web-meduris-bonus-fields = The fields of the bonus chips
web-meduris-bonus-field = Field { $field }
web-meduris-bonus-chosen = { $count } of { $due } fields chosen
web-pages-option-meduris-stalemate-end =
    Final round when all material has been taken from the plains and nobody wants to build (English
    rulebook)
web-pages-option-meduris-idle-limit = End after this many rounds without a new building (0 = never)
web-pages-option-meduris-open-stocks = Stocks lie open for all
web-pages-option-meduris-board = Board
web-pages-value-meduris-board-none = the usual one

## What the signs mean

web-meduris-legend-huts = huts still to build
web-meduris-legend-temples = temples still to build
web-meduris-legend-runes = rune stones held
