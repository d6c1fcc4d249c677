# Bots: hoe hun niveaus heten, hoe elk speelt, hoe lang het denkt en hoe sterk het is.

bot-level =
    { $bot ->
        [novice] beginner
        [player] speler
        [expert] kenner
        [master] meester
        [greedy] snel
        [random] willekeurig
        [plain] eenvoudig zoeken
       *[other] { $bot }
    }
bot-role = bot, { bot-level }
bot-levels = Niveau van de bots
bot-character =
    { $bot ->
        [novice] Speelt verstandig, maar vergist zich als een beginner.
        [player] Speelt degelijk: wie niet oplet, verliest.
        [expert] Kijkt vooruit en straft elke fout af.
       *[master] Speelt zo goed als het kan, voor wie een tegenstander van formaat zoekt.
    }
bot-time =
    { $seconds ->
        [0] Antwoordt meteen.
       *[other] Denkt tot { NUMBER($seconds, maximumFractionDigits: 1) } s per zet.
    }
bot-rating = Rating { NUMBER($mean, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) } tot { NUMBER($high, useGrouping: 0) }).
bot-rating-given = Rating { NUMBER($mean, useGrouping: 0) }: de andere worden eraan gemeten.
bot-thinks = { $who } denkt na …
bot-stronger = Nog eens, tegen sterkere bots ({ bot-level })
