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

## The own screen and the die

web-meduris-screen = Your screen
web-meduris-only-you = only you see this
web-meduris-table = The die
web-meduris-watching = What players hold lies behind their screens.
web-meduris-stock = behind your screen: { $chips }
web-meduris-die = the die: { $face }, rolled by { $player }
web-meduris-die-none = the die, not rolled yet

## Paying and offering

web-meduris-decide-pay = Pay at field { $field }
web-meduris-decide-swap = Swap three for one
web-meduris-decide-offer = The druid asks at field { $field }
web-meduris-due = Still due:
web-meduris-nothing-due = nothing more
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
