### Druides dans le terminal.

terminal-druides-gone = aucun lieu
terminal-druides-pile =
    { $count ->
        [0] sans gemme
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
terminal-druides-head-score = points
terminal-druides-head-gems = gemmes
terminal-druides-head-servants = serviteurs
terminal-druides-head-reserve = réserve
terminal-druides-bot = (robot)
terminal-druides-bot-named = (robot { $name })
terminal-druides-you = (vous)
terminal-druides-step-gem = Jouer { druides-gem }
terminal-druides-step-servant = Jouer le serviteur { $value }
terminal-druides-deck = Pioche { $count }
terminal-druides-discard = Défausse { $count }
terminal-druides-spent = Épuisées { $count }
terminal-druides-coming = Lieux à venir { $count }
terminal-druides-hand-gems = Vos gemmes
terminal-druides-hand-servants = Vos serviteurs
terminal-druides-reserve = En réserve
terminal-druides-no-gems = aucune
terminal-druides-no-servants = aucun
terminal-druides-known = un serviteur du soleil rouge, dont vous connaissez la valeur, 3
terminal-druides-hidden = un serviteur du soleil rouge, face cachée
