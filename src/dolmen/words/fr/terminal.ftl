### La table dans le terminal : touches, panneaux, avis et écrans.

## Demander et répondre

terminal-type-here = Tapez un coup, ou choisissez avec ↑ ↓
terminal-your-turn = À vous : { $question }
terminal-sure = L’enjeu est grand. Appuyez encore sur Entrée pour le faire, ou choisissez autre chose.
terminal-setting = Mise en place de la table …
terminal-hurry-here = Entrée : ne pas attendre
terminal-thinks = { $name } réfléchit…
terminal-over = La partie est finie. F5 montre le résultat.
terminal-choose-first = Choisissez un coup avec ↑ et ↓, puis Entrée ; ou tapez-le.
terminal-none-fits = Aucun coup de la liste ne convient. Entrée dit pourquoi.
terminal-several-fit =
    { $count ->
        [one] { $count } coup convient. Choisissez-le avec ↓.
       *[other] { $count } coups conviennent. Continuez à taper, ou choisissez avec ↑ et ↓.
    }

## Touches du bas de l’écran

terminal-name-enter = Entrée
terminal-name-escape = Échap
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-back = Reprendre
terminal-key-page = Autre page
terminal-key-result = Résultat
terminal-key-advice = Conseils
terminal-advice-thinking = Un robot réfléchit …
terminal-key-quit = Quitter
terminal-key-close = Fermer
terminal-key-look = Revoir la table
terminal-key-lift = Me voici
terminal-key-chapters = Chapitres

## Avis

terminal-taken-back =
    { $count ->
        [one] { $count } coup repris.
       *[other] { $count } coups repris.
    }
terminal-nothing-back =
    Il n’y a rien à reprendre : le dernier coup a passé la main, laissé faire le hasard ou révélé
    quelque chose de caché.
terminal-redone =
    { $count ->
        [one] { $count } coup rejoué.
       *[other] { $count } coups rejoués.
    }
terminal-nothing-again = Il ne reste rien de repris à rejouer.
terminal-interpreted =
    Les règles ne sont pas compilées ici. Cela suffit pour jouer ; avec « make engine », les robots
    réfléchissent plus vite.
terminal-unsaved = non enregistrée !
terminal-save-failed =
    Impossible d’enregistrer la partie dans { $path } : { $reason }. Vous pouvez continuer ; chaque
    coup essaie de nouveau.
terminal-small =
    Cette table demande { $width } colonnes et { $height } lignes. Agrandissez la fenêtre, ou
    réduisez les caractères.

## Passer le clavier

terminal-pass = Passez le clavier à { $name }.
terminal-lift = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

## Aide

terminal-help-keys = Touches
terminal-help-arrows = choisir un coup dans la liste
terminal-help-number = désigner cette ligne de la liste, tant que rien n’est tapé
terminal-help-enter = le jouer ; pendant que les autres jouent : ne pas attendre
terminal-help-type =
    taper un coup ou une partie d’un coup, comme dans la liste ou comme dans les fichiers de partie
terminal-help-escape = vider le champ ; quitter une étape de la liste
terminal-help-tab = aller à la liste, au journal ou au plateau, pour y faire défiler
terminal-help-back = reprendre votre tour ; seul contre des robots, aussi votre choix d’avant (ou U dans la liste)
terminal-help-redo = rejouer ce qui a été repris
terminal-help-help = cette aide
terminal-help-rules = les règles ; après un refus, elles s’ouvrent à la clause citée
terminal-help-advice = de bons coups pour vous, d’un robot qui n’en voit pas plus que vous
terminal-help-page = la page suivante du plateau, et la précédente, s’il en a plusieurs
terminal-help-roll = faire défiler le plateau, s’il est plus haut que sa place
terminal-help-quit = enregistrer et quitter (ou Ctrl+C) ; chaque coup est aussi enregistré
terminal-help-signs = Signes
terminal-help-barrier = un coup qu’on ne peut pas reprendre
terminal-help-turn = à ce joueur de jouer

## Règles

terminal-search = Chercher dans les règles
terminal-nothing-found = Aucune clause ne dit cela.

## Le résultat

terminal-winner =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
terminal-you-win =
    { $count ->
        [0] Vous gagnez !
       *[other] Vous partagez la victoire avec { $names } !
    }
terminal-total = Total
terminal-rank = Rang
terminal-next-again = Nouvelle partie, mêmes places
terminal-next-look = Revoir la table
terminal-next-quit = Quitter

## Après le dernier écran

terminal-farewell-open =
    Votre partie est gardée dans { $path }

    Pour la reprendre : { $command } play --lang fr --resume { $file }
terminal-farewell-over =
    La partie est enregistrée dans { $path }

    Pour la revivre : { $command } replay --lang fr { $file }
terminal-farewell-unsaved = La partie n’a pas pu être enregistrée dans { $path }

## Joueurs

terminal-mark-red-sun = soleil rouge
terminal-mark-blue-drop = goutte bleue
terminal-mark-black-moon = lune noire
terminal-mark-green-leaf = feuille verte
terminal-mark-purple-star = étoile violette
terminal-mark-yellow-peak = sommet jaune
terminal-mark-white-ring = anneau blanc
