### The table in the terminal: keys, panels, notes and screens.

## Asking and answering

terminal-type-here = Type a move, or choose with ↑ ↓
terminal-your-turn = Your turn: { $question }
terminal-sure = Much hangs on this. Press Enter again to do it, or choose something else.
terminal-setting = The table is being laid out …
terminal-hurry-here = Enter: no waiting
terminal-thinks = { $name } is thinking …
terminal-over = The game is over. F5 shows the result.
terminal-choose-first = Choose a move with ↑ and ↓, then press Enter; or type it.
terminal-none-fits = No match. Press Enter to see why.
terminal-several-fit =
    { $count ->
        [one] { $count } move fits. Choose it with ↓.
       *[other] { $count } moves fit. Type on, or choose with ↑ and ↓.
    }

## Keys in the footer

terminal-name-enter = Enter
terminal-name-escape = Esc
terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-back = Take back
terminal-key-page = Next page
terminal-key-result = Result
terminal-key-advice = Good moves
terminal-advice-thinking = A bot is thinking …
terminal-key-quit = Quit
terminal-key-close = Close
terminal-key-look = Look at the table
terminal-key-lift = I am ready
terminal-key-chapters = Chapters

## Notices

terminal-taken-back =
    { $count ->
        [one] { $count } move taken back.
       *[other] { $count } moves taken back.
    }
terminal-nothing-back = Nothing to take back: the turn has passed or something was revealed.
terminal-redone =
    { $count ->
        [one] { $count } move played again.
       *[other] { $count } moves played again.
    }
terminal-nothing-again = Nothing that was taken back is left to be played again.
terminal-interpreted =
    The rules run uncompiled here. That is fine for playing; “make engine” makes bots think faster.
terminal-unsaved = not saved!
terminal-save-failed =
    The game could not be saved in { $path }: { $reason }. You can play on; every move tries again.
terminal-small =
    This table needs { $width } columns and { $height } lines. Please make the window larger, or the
    letters smaller.

## Passing the keyboard

terminal-pass = Pass the keyboard to { $name }.
terminal-lift = { $name }, press Enter when nobody else is looking.

## Help

terminal-help-keys = Keys
terminal-help-arrows = choose a move in the list
terminal-help-number = point at that line of the list, while nothing is typed
terminal-help-enter = play it; while others move: no waiting
terminal-help-type = type a move or a part of it, as in the list or as in records
terminal-help-escape = empty the field; leave a step of the list
terminal-help-tab = go to the list, the log or the board, to scroll there
terminal-help-back = take back your turn, against bots alone your choice before it too (or U in the list)
terminal-help-redo = play again what was taken back
terminal-help-help = this help
terminal-help-rules = the rules; after a refusal they open at its clause
terminal-help-advice = good moves for you, from a bot that sees no more than you do
terminal-help-page = the next page of the board, and the one before, where it has several
terminal-help-roll = scroll the board, where it is higher than its place
terminal-help-quit = save and quit (or Ctrl+C); the game is also saved after every move
terminal-help-signs = Signs
terminal-help-barrier = a move that cannot be taken back
terminal-help-turn = the player to move

## Rules

terminal-search = Search the rules
terminal-nothing-found = No rule found.

## The result

terminal-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
terminal-you-win =
    { $count ->
        [0] You win!
       *[other] You share the victory with { $names }!
    }
terminal-total = Total
terminal-rank = Rank
terminal-next-again = New game, same seats
terminal-next-look = Look at the table
terminal-next-quit = Quit

## After the last screen

terminal-farewell-open =
    Your game is kept in { $path }

    Play on with: { $command } play --resume { $file }
terminal-farewell-over =
    The record of this game is in { $path }

    Replay it with: { $command } replay { $file }
terminal-farewell-unsaved = The game could not be saved in { $path }

## Players

terminal-mark-red-sun = red sun
terminal-mark-blue-drop = blue drop
terminal-mark-black-moon = black moon
terminal-mark-green-leaf = green leaf
terminal-mark-purple-star = purple star
terminal-mark-yellow-peak = yellow peak
terminal-mark-white-ring = white ring
