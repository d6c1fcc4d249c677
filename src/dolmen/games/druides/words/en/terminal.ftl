### Druides in the terminal.

terminal-druides-gone = no place
terminal-druides-pile =
    { $count ->
        [0] no gem
        [one] { $count } gem
       *[other] { $count } gems
    }
terminal-druides-head-score = points
terminal-druides-head-gems = gems
terminal-druides-head-servants = servants
terminal-druides-head-reserve = reserve
terminal-druides-bot = (bot)
terminal-druides-bot-named = (bot { $name })
terminal-druides-you = (you)
terminal-druides-step-gem = Play { druides-gem }
terminal-druides-step-servant = Play servant { $value }
terminal-druides-deck = Gem deck { $count }
terminal-druides-discard = Discard pile { $count }
terminal-druides-spent = Spent { $count }
terminal-druides-coming = Places to come { $count }
terminal-druides-hand-gems = Your gems
terminal-druides-hand-servants = Your servants
terminal-druides-reserve = In reserve
terminal-druides-no-gems = none
terminal-druides-no-servants = none
terminal-druides-known = a servant of the red sun, its value 3 known to you
terminal-druides-hidden = a servant of the red sun, face down
