### Taking back on the page: a turn, across the bots' answer, again, and by consent.

web-take-back-turn = Take back my turn
web-take-back-across = Back to the start of my turn
web-take-back-across-about = The bots’ answers go too; the same dice and cards come again. The record says so.
web-redo = Play it again
web-propose = Ask to go back
web-propose-about = All must agree to go back to the start of your last turn.
web-proposed =
    { $count ->
        [one] { $who } proposes to go back one move.
       *[other] { $who } proposes to go back { $count } moves.
    }
web-proposal-awaited = Still to answer: { $names }
web-agree = I agree
web-disagree = I do not agree
web-withdraw = Withdraw
web-crossings =
    { $count ->
        [one] Once something was taken back across dice, cards or somebody’s answer.
       *[other] { $count } times something was taken back across dice, cards or somebody’s answer.
    }
