### Apprendre en jouant : la première partie, ses conseils, un bon coup.

web-hint = Conseil
web-hint-goal = De quoi il s’agit
web-hint-goal-generic =
    Jouez contre des robots et apprenez en route : la question dit ce qu’il faut décider, et chaque
    conseil vient quand la chose arrive.
web-hint-begin = Commençons
web-hint-close = Compris
web-hint-no-more = Arrêter les conseils
web-hint-rule = La règle
web-hint-any-play =
    Ce qu’on vous demande est toujours écrit ici, en une phrase, et dessous chaque coup possible.
    Sur le plateau, tout ce que vous pouvez toucher est entouré d’or en pointillé ; touchez autre
    chose, et vous saurez pourquoi pas.
web-hint-any-others =
    Ce que font les autres est montré une chose après l’autre, avec une ligne en mots ; touchez le
    plateau pour passer. Tout est dans le journal, chaque ligne avec sa règle (§).
web-hint-any-back =
    Une erreur ? Reprenez le coup : contre des robots seuls, c’est possible même après leur réponse.
web-hint-setting = Un conseil quand quelque chose arrive pour la première fois
web-hint-again = Remontrer les conseils
web-hint-learning = Apprendre
web-advice = De bons coups
web-advice-thinking = Un robot réfléchit …
web-advice-play = Le jouer
web-advice-told = Tout le monde à la table apprend que vous avez demandé.
web-advice-by = Le robot n’en voit pas plus que vous.
web-first-game-about =
    Nouveau ici ? La première partie commence par le but du jeu, donne un conseil quand quelque
    chose arrive pour la première fois, et un robot propose un bon coup dès que vous le demandez.
