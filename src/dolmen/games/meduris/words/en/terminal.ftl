### Meduris in the terminal.

terminal-mark-lime-leaf = light green leaf
terminal-meduris-head-points = points
terminal-meduris-head-pile = pile
terminal-meduris-head-workers = workers
terminal-meduris-you = (you)
terminal-meduris-step-hut = Build a hut: { meduris-district }
terminal-meduris-step-temple = Build a temple: { meduris-district }
terminal-meduris-bot = (bot)
terminal-meduris-bot-named = (bot { $name })
terminal-meduris-stock = Your stock
terminal-meduris-die = { $player }’s die: { $face }
    .you = Your die: { $face }
terminal-meduris-no-die = Die: not rolled yet
terminal-meduris-runes = Runes
terminal-meduris-due-field = Still to pay at field { $field }:
terminal-meduris-replacing =
    { $count ->
        [one] { $count } more chip for the { $material }
       *[other] { $count } more chips for the { $material }
    }
terminal-meduris-last-turns = Last turns: { $count } to go
terminal-meduris-final = Final circuit
terminal-meduris-legend-field = field 4, its two materials, and its district by the ground
terminal-meduris-legend-hut = a hut of the red sun in a settlement of 3 huts
terminal-meduris-legend-stored = a hut with the “druid” chip still beneath it
terminal-meduris-legend-temple = a temple of the red sun
terminal-meduris-legend-druid = the druid, at a field, on his temple or on a stone step
terminal-meduris-legend-river = the great river, between the last field and field 0
terminal-meduris-legend-plain = heights 1 and 2 of a plain: a worker below, nobody above
terminal-meduris-legend-left = huts left, temples left, rune stones held
