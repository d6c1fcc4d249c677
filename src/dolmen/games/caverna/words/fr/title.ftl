### Caverna : coups, questions, événements et raisons. Les noms sont dans names.ftl.

caverna-title = Caverna
caverna-about =
    Menez un clan de nains : creusez, défrichez, élevez des animaux, partez en expédition.
caverna-daily = Seul, avec une mise en place tirée : la moitié des aménagements est tirée, et les cartes viennent dans un ordre tiré.
caverna-kept = chaque tuile, aménagement, nain et animal était là où les règles le permettent.

## Le plateau personnel

caverna-cell = ligne { $row }, colonne { $column }
caverna-direction =
    { $direction ->
        [north] au-dessus
        [east] à sa droite
        [south] au-dessous
       *[west] à sa gauche
    }

## La feuille de score

caverna-sheet-animals = Animaux
caverna-sheet-missing = Animaux d’élevage manquants
caverna-sheet-grain = Céréales
caverna-sheet-vegetables = Légumes
caverna-sheet-rubies = Rubis
caverna-sheet-dwarfs = Nains
caverna-sheet-unused = Cases inutilisées
caverna-sheet-tiles = Aménagements, pâturages et mines
caverna-sheet-gold = Or
caverna-sheet-begging = Marqueurs de mendicité
caverna-chapter-food = Nourriture
caverna-chapter-growth = Famille
caverna-chapter-animals = Animaux
caverna-chapter-expeditions = Expéditions
caverna-chapter-treasure = Rubis et or
caverna-chapter-furnishings = Aménagements, pâturages et mines
caverna-chapter-land = Terrain inutilisé
caverna-chapters-about =
    Expéditions : ce que la feuille de score a gagné entre le premier butin de chaque expédition et le retour du
    nain, en biens, animaux, tuiles et aménagements. Ces points ne figurent que là. Ce que le butin est devenu
    ensuite (animaux mangés, minerai forgé) compte dans les autres chapitres.

## Les coups, tels qu’ils figurent dans une liste de choix

caverna-move-ruby = Échanger un rubis : { $good }
caverna-move-buy-meadow = Acheter une prairie pour un rubis : { $cell }
caverna-move-buy-field = Acheter un champ pour un rubis : { $cell }
caverna-move-buy-tunnel = Acheter un tunnel pour un rubis : { $cell }
caverna-move-buy-cavern = Acheter une grotte pour deux rubis : { $cell }
caverna-move-eat =
    { $what ->
        [sheep] Manger un mouton
        [donkey] Manger un âne
        [donkeys] Manger deux ânes ensemble
        [wild-boar] Manger un sanglier
        [cattle] Manger un bœuf
        [grain] Manger une céréale
       *[vegetable] Manger un légume
    }
caverna-move-coins = Échanger 2 Or contre 1 PN
caverna-move-coin = Ajouter 1 Or à l’échange pour 1 PN de plus
caverna-move-use =
    { $what ->
        [cooking-cave] Grotte-cuisine : 1 céréale et 1 légume contre 5 PN
        [trader] Marchand de matériaux : 2 Or contre 1 bois, 1 pierre et 1 minerai
        [spare-part-storage] Surplus : 1 bois, 1 pierre et 1 minerai contre 2 Or
        [hunting-parlor] Salle des trophées : 2 sangliers contre 2 Or et 2 PN
        [beer-parlor-for-gold] Brasserie : 2 céréales contre 3 Or
        [beer-parlor-for-food] Brasserie : 2 céréales contre 4 PN
       *[blacksmithing-parlor] Forge : 1 rubis et 1 minerai contre 2 Or et 1 PN
    }
caverna-move-disarm = Rendre une arme de force { $what } d’un nain resté à l’habitat
caverna-move-disarm-placed = Rendre une arme de force { $what } d’un nain au travail
caverna-move-place = Placer un nain : { $space }
caverna-move-place-imitation = Placer un nain : { $space } pour { $count } PN
caverna-move-overtake = Payer un rubis pour placer d’abord le nain de force { $what }
caverna-move-stay = Laisser le nain à l’habitat
caverna-move-imitate = Imiter : { $space }
caverna-move-imitate-imitation = Imiter : { $space } pour { $count } PN
caverna-move-meadow-field = Prairie en { $cell }, champ { $direction }
caverna-move-cavern-tunnel = Grotte en { $cell }, tunnel { $direction }
caverna-move-cavern-cavern = Grotte en { $cell }, seconde grotte { $direction }
caverna-move-ore-mine = Mine de minerai en { $cell }, tunnel profond { $direction }
caverna-move-ruby-mine = Mine de rubis en { $cell }
caverna-move-small-pasture = Petit pâturage en { $cell }
caverna-move-large-pasture = Grand pâturage en { $cell } et sur la case { $direction }
caverna-move-stable = Étable en { $cell }
caverna-move-furnish = Aménager : { $furnishing }
caverna-move-grow = Croissance du clan
caverna-move-sow = Semer : { $good }
caverna-move-forge = Forger une arme de force { $what }
caverna-move-loot = Butin : { $loot }
caverna-move-market = Acheter au marché : { $good }
caverna-move-trade = Échanger 2 minerais contre 2 Or et 1 PN
caverna-move-extend =
    { $what ->
        [forest] Agrandir la forêt : 1 bois, une prairie et un champ
       *[mountain] Agrandir la caverne : 1 pierre, une grotte et un tunnel
    }
caverna-move-take = Prendre les ressources
caverna-move-pay =
    { $what ->
        [plain] Payer le prix tel quel
        [ore-for-wood] Payer 1 minerai à la place de 1 bois
        [ore-for-stone] Payer 1 minerai à la place de 1 pierre
       *[ore-for-both] Payer 1 minerai à la place de 1 bois et 1 autre à la place de 1 pierre
    }
caverna-move-site = L’installer en { $cell }
caverna-move-lay = La poser en { $cell }
caverna-move-breed =
    { $count ->
        [0] Aucune naissance
       *[other] Naissances : { $animals }
    }
caverna-move-harvest =
    { $what ->
        [fields] Récolter les champs
       *[breeding] Laisser les animaux se reproduire
    }
caverna-move-cave = Grotte de séjour : nourrir un nain autrement ({ $good })
caverna-move-feed = Payer { $what } PN
caverna-move-keep = Payer un rubis pour conserver les ressources : { $space }
caverna-move-stop = Cela suffit
caverna-move-end = Terminer
caverna-move-first = Le hasard fait commencer { $player }
caverna-move-reveal = Le hasard retourne une carte : { $space }
caverna-move-marker =
    { $what ->
        [leaf] Le hasard retourne une feuille
       *[question] Le hasard retourne un point d’interrogation
    }

## Ce qu’un coup coûte et rapporte

caverna-effect-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
caverna-effect-begging =
    { $count ->
        [one] { $count } marqueur de mendicité
       *[other] { $count } marqueurs de mendicité
    }
caverna-effect-dwarf =
    { $count ->
        [one] { $count } nain
       *[other] { $count } nains
    }
caverna-effect-cavern =
    { $count ->
        [one] une grotte vide
       *[other] { $count } grottes vides
    }
caverna-effect-strength = { $count } de force
caverna-effect-armed = arme de force { $strength }
caverna-effect-token = vous commencez le prochain tour

## Questions

caverna-ask-work =
    { $strength ->
        [0] { $player }, où placez-vous un nain sans arme ?
       *[other] { $player }, où placez-vous votre nain de force { $strength } ?
    }
caverna-ask-overtake =
    { $player }, où placez-vous le nain de force { $strength } que vous avez choisi ?
caverna-ask-act = { $player }, que faites-vous sur la case « { $space } » ?
caverna-ask-more = { $player }, faites-vous encore quelque chose sur la case « { $space } » ?
caverna-ask-imitate = { $player }, quelle case imitez-vous ?
caverna-ask-loot =
    { $count ->
        [one] { $player }, choisissez encore un butin, ou rentrez.
       *[other] { $player }, choisissez votre butin : il en reste { $count }.
    }
caverna-ask-sow = { $player }, que semez-vous ?
caverna-ask-market = { $player }, qu’achetez-vous au marché ?
caverna-ask-trade = { $player }, échangez-vous encore du minerai ?
caverna-ask-furnish = { $player }, quel aménagement construisez-vous ?
caverna-ask-stable = { $player }, où construisez-vous l’étable ?
caverna-ask-pasture = { $player }, quelle prairie clôturez-vous ?
caverna-ask-lay = { $player }, où posez-vous la tuile ?
caverna-ask-breed = { $player }, quels animaux se reproduisent ?
caverna-ask-house = { $player }, tous les animaux n’ont pas de place : lesquels mangez-vous ?
caverna-ask-pay = { $player }, comment payez-vous « { $furnishing } » ?
caverna-ask-site = { $player }, où installez-vous « { $furnishing } » ?
caverna-ask-keep =
    { $player }, payez-vous des rubis pour que des cases pleines ne soient pas vidées ?
caverna-ask-choose =
    { $player }, récoltez-vous vos champs ou laissez-vous vos animaux se reproduire ?
caverna-ask-feed =
    { $count ->
        [0] { $player }, vos nains n’ont besoin de rien : continuez quand vous voulez.
        [one] { $player }, il faut { $count } point de nourriture (PN) à vos nains : combien payez-vous ?
       *[other] { $player }, il faut { $count } points de nourriture (PN) à vos nains : combien payez-vous ?
    }
caverna-ask-bred = { $player }, échangez-vous quelque chose après la reproduction ?
caverna-ask-last = { $player }, échangez-vous quelque chose avant le décompte ?
caverna-ask-chance = Le hasard décide.
caverna-ask-over = La partie est finie.

## Événements

caverna-event-started = { $player } commence.
    .you = Vous commencez.
caverna-event-round-began = Le tour { $round } commence.
caverna-event-revealed = Nouvelle case : { $space }.
caverna-event-urgent = Le désir d’enfant devient urgent.
caverna-event-marker =
    { $marker ->
        [leaf] Le marqueur montre une feuille : ce tour finit par une récolte.
       *[question] Le marqueur montre un point d’interrogation : ce tour finit par un événement.
    }
caverna-event-supplied = { $space } : +{ $goods }.
caverna-event-cleared = Trop de ressources s’y trouvaient, la case est vidée : { $space }.
caverna-event-kept = { $player } paie un rubis pour conserver les ressources : { $space }.
    .you = Vous payez un rubis pour conserver les ressources : { $space }.
caverna-event-gained = { $player } : +{ $goods }.
    .you = Vous : +{ $goods }.
caverna-event-spent = { $player } : −{ $goods }.
    .you = Vous : −{ $goods }.
caverna-event-placed =
    { $strength ->
        [0] { $player } place un nain sans arme : { $space }.
       *[other] { $player } place un nain de force { $strength } : { $space }.
    }
    .you =
        { $strength ->
            [0] Vous placez un nain sans arme : { $space }.
           *[other] Vous placez un nain de force { $strength } : { $space }.
        }
caverna-event-overtook = { $player } fait passer devant le nain de force { $strength }.
    .you = Vous faites passer devant le nain de force { $strength }.
caverna-event-stayed =
    { $strength ->
        [0] { $player } ne peut employer un nain sans arme, qui reste à l’habitat.
       *[other] { $player } ne peut employer le nain de force { $strength }, qui reste à l’habitat.
    }
    .you =
        { $strength ->
            [0] Vous ne pouvez employer un nain sans arme, qui reste à l’habitat.
           *[other] Vous ne pouvez employer le nain de force { $strength }, qui reste à l’habitat.
        }
caverna-event-imitated = { $player } imite : { $space }.
    .you = Vous imitez : { $space }.
caverna-event-token = { $player } prend le pion premier joueur.
    .you = Vous prenez le pion premier joueur.
caverna-event-tile-laid =
    { $tile ->
        [meadow] { $player } pose une prairie : { $cell }.
        [field] { $player } pose un champ : { $cell }.
        [tunnel] { $player } creuse un tunnel : { $cell }.
        [cavern] { $player } creuse une grotte : { $cell }.
        [deep-tunnel] { $player } creuse un tunnel profond : { $cell }.
        [ore-mine] { $player } ouvre une mine de minerai : { $cell }.
       *[ruby-mine] { $player } ouvre une mine de rubis : { $cell }.
    }
    .you =
        { $tile ->
            [meadow] Vous posez une prairie : { $cell }.
            [field] Vous posez un champ : { $cell }.
            [tunnel] Vous creusez un tunnel : { $cell }.
            [cavern] Vous creusez une grotte : { $cell }.
            [deep-tunnel] Vous creusez un tunnel profond : { $cell }.
            [ore-mine] Vous ouvrez une mine de minerai : { $cell }.
           *[ruby-mine] Vous ouvrez une mine de rubis : { $cell }.
        }
caverna-event-fenced =
    { $size ->
        [small] { $player } clôture un petit pâturage : { $cell }.
       *[large] { $player } clôture un grand pâturage : { $cell }.
    }
    .you =
        { $size ->
            [small] Vous clôturez un petit pâturage : { $cell }.
           *[large] Vous clôturez un grand pâturage : { $cell }.
        }
caverna-event-stabled = { $player } construit une étable : { $cell }.
    .you = Vous construisez une étable : { $cell }.
caverna-event-furnished = { $player } aménage « { $furnishing } » : { $cell }.
    .you = Vous aménagez « { $furnishing } » : { $cell }.
caverna-event-covered = Pour { $player }, la tuile « { $furnishing } » est recouverte pour de bon.
    .you = Votre tuile « { $furnishing } » est recouverte pour de bon.
caverna-event-grown = { $player } a un nain de plus dans son clan.
    .you = Votre clan compte un nain de plus.
caverna-event-sown = { $player } sème ({ $good }) : { $cell }.
    .you = Vous semez ({ $good }) : { $cell }.
caverna-event-forged = { $player } forge une arme de force { $strength }.
    .you = Vous forgez une arme de force { $strength }.
caverna-event-looted = { $player } rapporte : { $loot }.
    .you = Vous rapportez : { $loot }.
caverna-event-experienced = { $player } retrouve son nain, avec une force de { $strength }.
    .you = Votre nain revient avec une force de { $strength }.
caverna-event-armed = { $player } gagne 1 de force pour toutes ses armes.
    .you = Toutes vos armes gagnent 1 de force.
caverna-event-disarmed = { $player } rend une arme de force { $strength }.
    .you = Vous rendez une arme de force { $strength }.
caverna-event-turn-ended = { $player } termine son tour.
    .you = Vous terminez votre tour.
caverna-event-home = Tous les nains rentrent.
caverna-event-harvest =
    { $harvest ->
        [none] Il n’y a pas de récolte ce tour.
        [normal] C’est le temps de la récolte.
        [food] Il n’y a pas de récolte, mais chaque nain mange 1 PN.
       *[choice] C’est la récolte, mais chacun choisit entre champs et reproduction.
    }
caverna-event-chose =
    { $choice ->
        [fields] { $player } choisit les champs.
       *[breeding] { $player } choisit la reproduction.
    }
    .you =
        { $choice ->
            [fields] Vous choisissez les champs.
           *[breeding] Vous choisissez la reproduction.
        }
caverna-event-fed = { $player } paie { $count } PN pour le clan.
    .you = Vous payez { $count } PN pour votre clan.
caverna-event-cave-fed = { $player } nourrit un nain dans la grotte de séjour ({ $good }).
    .you = Vous nourrissez un nain dans la grotte de séjour ({ $good }).
caverna-event-begged =
    { $count ->
        [one] { $player } prend un marqueur de mendicité.
       *[other] { $player } prend { $count } marqueurs de mendicité.
    }
    .you =
        { $count ->
            [one] Vous prenez un marqueur de mendicité.
           *[other] Vous prenez { $count } marqueurs de mendicité.
        }
caverna-event-bred = Un animal naît chez { $player } : { $good }.
    .you = Un animal naît chez vous : { $good }.
caverna-event-over = La partie est finie, on compte les points.

## Pourquoi un coup est refusé

caverna-why-game-over = La partie est finie.
caverna-why-chance-first = La table doit d’abord tirer quelque chose.
caverna-why-not-drawn-now = Le hasard ne tire pas cela maintenant.
caverna-why-no-such-seat = Personne n’est assis là.
caverna-why-not-in-deck = Cette carte ne peut pas sortir ce tour.
caverna-why-no-such-marker = Il ne reste aucun marqueur de cette sorte.
caverna-why-not-now = Ce n’est pas demandé maintenant.
caverna-why-no-exchange-now = Rien ne s’échange au milieu de cette étape.
caverna-why-animals-first =
    Mangez d’abord des animaux jusqu’à ce que tous les autres aient une place.
caverna-why-spoils-action = Après cet échange, vous ne pourriez plus rien faire sur cette case.
caverna-why-not-enough = Vous n’avez pas ce qu’il faut pour cela.
caverna-why-too-few-rubies = Vous n’avez pas les rubis pour cela.
caverna-why-no-such-furnishing = Vous ne possédez pas cet aménagement.
caverna-why-no-coins-open = Échangez d’abord 2 Or : ensuite chaque Or de plus donne 1 PN de plus.
caverna-why-no-such-weapon = Aucun de ces nains ne porte une arme de cette force.
caverna-why-weapon-travels = Cette arme est en expédition en ce moment.
caverna-why-no-forest-spot = Une tuile de forêt se pose à côté de vos champs, prairies et pâturages.
caverna-why-first-tile =
    Votre première tuile de forêt doit couvrir la case devant l’entrée de la caverne.
caverna-why-under-stable = Un champ ne se glisse pas sous une étable.
caverna-why-no-mountain-spot =
    Une tuile de montagne se pose sur des cases libres à côté de votre caverne.
caverna-why-outside = Seul le propriétaire du bureau pose une moitié de tuile hors du plateau.
caverna-why-space-absent = Cette case n’est pas en jeu.
caverna-why-space-occupied = Un nain s’y trouve déjà.
caverna-why-space-useless = Vous n’y pourriez rien faire maintenant.
caverna-why-imitation-useless = Il vous manque de la nourriture, ou il n’y a rien que vous puissiez imiter.
caverna-why-no-overtaking = Aucun nain de cette force à l’habitat n’aurait à attendre.
caverna-why-must-place = Votre nain peut utiliser une case : il ne reste pas à l’habitat.
caverna-why-not-occupied = Personne ne s’y trouve : il n’y a personne à imiter.
caverna-why-own-dwarf = Votre propre nain s’y trouve : on n’imite que les autres.
caverna-why-not-imitable = Cette case ne peut pas être imitée.
caverna-why-nothing-to-imitate = Sans ses ressources, vous n’y pourriez rien faire.
caverna-why-not-offered = L’action ne le permet pas, ou plus.
caverna-why-no-tunnels = Une mine de minerai demande deux tunnels ordinaires côte à côte.
caverna-why-no-tunnel = Une mine de rubis demande un tunnel qui ne porte rien.
caverna-why-no-meadow = Seules des prairies peuvent être clôturées.
caverna-why-too-little-wood = Vous avez trop peu de bois pour la clôture.
caverna-why-no-stable-left = Vos trois étables sont construites.
caverna-why-no-stable-spot = Une étable va en forêt nue, sur une prairie ou un pâturage sans étable.
caverna-why-too-little-stone = Vous avez trop peu de pierre pour l’étable.
caverna-why-furnishing-taken = Cet aménagement n’est pas disponible.
caverna-why-not-a-dwelling = Seule une habitation peut être construite ici.
caverna-why-no-cavern = Vous n’avez pas de grotte vide pour cela.
caverna-why-too-expensive = Vous ne pouvez pas payer son prix.
caverna-why-no-site = Cela ne peut pas aller là.
caverna-why-not-that-payment = Vous ne pouvez pas payer de cette façon.
caverna-why-no-room = Vos habitations n’ont pas de place pour un nain de plus.
caverna-why-family-full = Votre clan ne peut pas compter plus de nains.
caverna-why-no-field = Vous n’avez pas de champ vide.
caverna-why-no-crop = Vous n’avez pas cette semence dans votre réserve.
caverna-why-sown-enough = Une action de semailles sème au plus deux champs de chaque sorte.
caverna-why-armed = Le nain est déjà armé.
caverna-why-too-little-ore = Vous avez trop peu de minerai.
caverna-why-unarmed = Seul un nain armé part en expédition.
caverna-why-too-weak = L’arme est trop faible pour cela.
caverna-why-taken-already = Chaque butin ne se prend qu’une fois par expédition.
caverna-why-loot-useless = Vous ne pourriez rien en faire maintenant.
caverna-why-bought-already = Le marché ne vend qu’une pièce de chaque sorte.
caverna-why-too-little-gold = Vous avez trop peu d’Or.
caverna-why-nothing-to-take = Il n’y a rien à prendre.
caverna-why-not-parents = Il faut deux animaux d’une espèce pour une naissance.
caverna-why-newborns-unhoused = Il n’y a pas de place pour tous ces petits.
caverna-why-births-declined = Un petit qui a sa place n’est pas refusé.
caverna-why-too-many-species = Le butin fait naître des petits de deux espèces au plus.
caverna-why-cave-used = La grotte de séjour n’a pas d’autre nain à nourrir.
caverna-why-feeds-too-much = Vos nains n’ont pas besoin d’autant.
caverna-why-under-six = Moins de six ressources s’y trouvent : rien n’est perdu.
caverna-why-kept-already = Les ressources y sont déjà conservées.
caverna-why-part-first = Il faut d’abord faire quelque chose.
caverna-why-goods-first = Prenez d’abord les ressources : on ne les laisse jamais.
caverna-why-not-this-phase = Cela se fait dans une autre phase du tour.
caverna-why-not-this-step = Cela se fait à une autre étape de la récolte.
caverna-why-only-exchanges = Avant le décompte, il ne reste que les échanges.
caverna-why-no-food-for-cattle = Un bœuf coûte 1 PN en plus du rubis.
caverna-why-no-ore-to-trade = Chaque échange demande 2 minerais.
caverna-why-no-material = Vous n’avez pas ce matériau, ou pas assez.
caverna-why-too-little-food = Vous avez trop peu de nourriture.
caverna-why-no-field-tile-here = L’action ne pose pas de prairie et champ, ou plus.
caverna-why-no-tunnel-tile-here = L’action ne pose pas de grotte et tunnel, ou plus.
caverna-why-no-cavern-tile-here = Seul le gisement donne deux grottes, une fois par action.
caverna-why-no-extension-here = L’action ne fait pas choisir entre forêt et montagne maintenant.
caverna-why-no-ore-mine-here = L’action ne permet pas de mine de minerai, ou plus.
caverna-why-no-ruby-mine-here = L’action ne permet pas de mine de rubis à cet endroit, ou plus.
caverna-why-no-fence-here = L’action ne permet pas ce pâturage, ou plus.
caverna-why-no-stable-here = L’action ne permet pas d’étable, ou plus.
caverna-why-no-furnishing-here = L’action ne permet pas d’aménager, ou plus.
caverna-why-no-child-here = L’action n’agrandit pas la famille, ou plus.
caverna-why-no-sowing-here = L’action ne permet pas de semer, ou plus.
caverna-why-no-forge-here = L’action ne permet pas de forger une arme, ou plus.
caverna-why-no-expedition-here = L’action n’envoie pas en expédition, ou plus.
caverna-why-no-market-here = L’action ne permet pas d’acheter, ou plus.
caverna-why-no-trade-here = L’action n’échange pas de minerai, ou plus.

## Ce qui parle pour le coup que conseille un robot

caverna-advice-points = les points
caverna-advice-larder = les PN du clan
caverna-advice-farm = les champs, les petits et les grottes à venir
caverna-advice-clan = plus de nains, leur place et leurs armes
caverna-advice-materials = de quoi construire
