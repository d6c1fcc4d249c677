# Bots: what their levels are called, how each plays, how long it thinks, how strong it is.

bot-level =
    { $bot ->
        [novice] novice
        [player] player
        [expert] expert
        [master] master
        [greedy] quick
        [random] random
        [plain] plain search
       *[other] { $bot }
    }
bot-role = bot, { bot-level }
bot-levels = Level of the bots
bot-character =
    { $bot ->
        [novice] Plays sensibly, but errs like a beginner.
        [player] Plays soundly, and beats careless players.
        [expert] Looks ahead and makes use of every mistake.
       *[master] Plays as well as it can, for those who look for a real match.
    }
bot-time =
    { $seconds ->
        [0] Answers at once.
       *[other] Thinks up to { NUMBER($seconds, maximumFractionDigits: 1) } s a move.
    }
bot-rating = Rating { NUMBER($mean, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }).
bot-rating-given = Rating { NUMBER($mean, useGrouping: 0) }: the others are measured by it.
bot-thinks = { $who } is thinking …
bot-stronger = Once more, against stronger bots ({ bot-level })
