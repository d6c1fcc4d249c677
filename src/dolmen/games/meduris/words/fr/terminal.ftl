### Meduris dans le terminal.

terminal-mark-lime-leaf = feuille vert clair
terminal-meduris-head-points = points
terminal-meduris-head-pile = tas
terminal-meduris-head-workers = ouvriers
terminal-meduris-you = (vous)
terminal-meduris-step-hut = Construire une hutte : { meduris-district }
terminal-meduris-step-temple = Construire un temple : { meduris-district }
terminal-meduris-bot = (robot)
terminal-meduris-bot-named = (robot { $name })
terminal-meduris-stock = Votre stock
terminal-meduris-die = Dé, lancé par { $player } : { $face }
    .you = Votre dé : { $face }
terminal-meduris-no-die = Dé : pas encore lancé
terminal-meduris-runes = Runes
terminal-meduris-due-field = Reste à payer à la case { $field } :
terminal-meduris-replacing =
    { $count ->
        [one] encore { $count } tuile à donner à la place de { $material }
       *[other] encore { $count } tuiles à donner à la place de { $material }
    }
terminal-meduris-last-turns = Derniers tours : encore { $count }
terminal-meduris-final = Circuit final
terminal-meduris-legend-field = la case 4, ses deux matières premières, et son district par le fond
terminal-meduris-legend-hut = une hutte du soleil rouge dans une colonie de 3 huttes
terminal-meduris-legend-stored = une hutte avec le jeton « druide » encore dessous
terminal-meduris-legend-temple = un temple du soleil rouge
terminal-meduris-legend-druid = le druide, à une case, sur son temple ou sur une case pavée
terminal-meduris-legend-river = le grand fleuve, entre la dernière case et la case 0
terminal-meduris-legend-plain =
    hauteurs 1 et 2 d’un haut plateau : un ouvrier en bas, personne au-dessus
terminal-meduris-legend-left = huttes et temples en réserve, pierres runiques
