### Caverna : noms et explications des cases Action, des aménagements, des butins et des ressources.

## Les ressources

caverna-good-wood = bois
caverna-good-stone = pierre
caverna-good-ore = minerai
caverna-good-ruby = rubis
caverna-good-grain = céréale
caverna-good-vegetable = légume
caverna-good-food = nourriture
caverna-good-gold = Or
caverna-good-dog = chien
caverna-good-sheep = mouton
caverna-good-donkey = âne
caverna-good-wild-boar = sanglier
caverna-good-cattle = bœuf
caverna-count =
    { $good ->
        [wood] { $count } bois
        [stone] { $count ->
            [one] { $count } pierre
           *[other] { $count } pierres
        }
        [ore] { $count ->
            [one] { $count } minerai
           *[other] { $count } minerais
        }
        [ruby] { $count } rubis
        [grain] { $count ->
            [one] { $count } céréale
           *[other] { $count } céréales
        }
        [vegetable] { $count ->
            [one] { $count } légume
           *[other] { $count } légumes
        }
        [food] { $count ->
            [one] { $count } nourriture
           *[other] { $count } nourritures
        }
        [gold] { $count } Or
        [dog] { $count ->
            [one] { $count } chien
           *[other] { $count } chiens
        }
        [sheep] { $count ->
            [one] { $count } mouton
           *[other] { $count } moutons
        }
        [donkey] { $count ->
            [one] { $count } âne
           *[other] { $count } ânes
        }
        [wild-boar] { $count ->
            [one] { $count } sanglier
           *[other] { $count } sangliers
        }
       *[cattle] { $count ->
            [one] { $count } bœuf
           *[other] { $count } bœufs
        }
    }

## Les cases Action

caverna-space-ruby-mining = Extraction de rubis
caverna-space-ruby-mining-about =
    Prenez tous les rubis accumulés (1 par tour ; à deux joueurs, à partir du tour 3). Si vous avez
    au moins 1 mine de rubis, recevez 1 rubis de plus.
caverna-space-housework = Travaux domestiques
caverna-space-housework-about =
    Recevez 1 chien ; vous pouvez aussi, avant ou après, aménager une grotte (tout aménagement,
    habitations comprises).
caverna-space-slash-and-burn = Brulis
caverna-space-slash-and-burn-about =
    Posez une tuile Prairie/Champ, et ensuite/ou semez jusqu’à 2 champs de céréales et 2 de légumes.
caverna-space-drift-mining-1-3 = Extraction de pierre
caverna-space-drift-mining-1-3-about =
    Prenez toute la pierre accumulée (1 par tour) ; vous pouvez aussi poser une tuile Grotte/Tunnel.
caverna-space-excavation-1-3 = Gisement
caverna-space-excavation-1-3-about =
    Prenez toute la pierre accumulée (1 par tour) ; vous pouvez aussi poser une tuile Grotte/Tunnel
    ou Grotte/Grotte.
caverna-space-starting-player-1-3 = Premier joueur
caverna-space-starting-player-1-3-about =
    Prenez le pion premier joueur, toute la nourriture accumulée (1 par tour) et 2 minerais.
caverna-space-logging-1-3 = Abattage
caverna-space-logging-1-3-about =
    Prenez tout le bois accumulé (3 si la case est vide, sinon 1 de plus par tour) ; vous pouvez
    ensuite partir en expédition de niveau 1.
caverna-space-supplies = Provisions
caverna-space-supplies-about = Recevez 1 bois, 1 pierre, 1 minerai, 1 PN et 2 Or.
caverna-space-ore-mining-1-3 = Extraction de minerai
caverna-space-ore-mining-1-3-about =
    Prenez tout le minerai accumulé (2 si la case est vide, sinon 1 de plus par tour), et recevez 2
    minerais pour chacune de vos mines de minerai.
caverna-space-wood-gathering = Ramassage de bois
caverna-space-wood-gathering-about = Prenez tout le bois accumulé (1 par tour).
caverna-space-clearing-1-3 = Défrichage
caverna-space-clearing-1-3-about =
    Prenez tout le bois accumulé (1 par tour) ; vous pouvez aussi poser une tuile Prairie/Champ.
caverna-space-sustenance-1-3 = Subsistance
caverna-space-sustenance-1-3-about =
    Prenez toute la nourriture accumulée (1 par tour) et recevez 1 céréale ; vous pouvez aussi poser une
    tuile Prairie/Champ.
caverna-space-strip-mining = Mine à ciel ouvert
caverna-space-strip-mining-about =
    Prenez tout ce qui s’est accumulé (1 minerai si la case est vide, sinon 1 pierre de plus par
    tour) et recevez 2 bois.
caverna-space-imitation-3 = Imitation
caverna-space-imitation-3-about =
    Payez 4 PN, puis utilisez une case occupée par un adversaire, sans ses ressources accumulées.
    Premier joueur est exclu.
caverna-space-forest-exploration-3 = Exploration de la forêt
caverna-space-forest-exploration-3-about =
    Prenez tout le bois accumulé (1 par tour) et recevez 1 légume.
caverna-space-drift-mining-4-7 = Extraction de pierre
caverna-space-drift-mining-4-7-about =
    Prenez toute la pierre accumulée (2 par tour) ; vous pouvez aussi poser une tuile Grotte/Tunnel.
caverna-space-excavation-4-7 = Gisement
caverna-space-excavation-4-7-about =
    Prenez toute la pierre accumulée (2 si la case est vide, sinon 1 de plus par tour) ; vous pouvez
    aussi poser une tuile Grotte/Tunnel ou Grotte/Grotte.
caverna-space-starting-player-4-7 = Premier joueur
caverna-space-starting-player-4-7-about =
    Prenez le pion premier joueur, toute la nourriture accumulée (1 par tour) et 1 rubis.
caverna-space-imitation-4-7 = Imitation
caverna-space-imitation-4-7-about =
    Payez 2 PN, puis utilisez une case occupée par un adversaire, sans ses ressources accumulées.
    Premier joueur et les autres cases Imitation sont exclus.
caverna-space-logging-4-7 = Abattage
caverna-space-logging-4-7-about =
    Prenez tout le bois accumulé (3 par tour) ; vous pouvez ensuite partir en expédition de niveau
    1.
caverna-space-growth = Provisions
caverna-space-growth-about =
    Soit recevez 1 bois, 1 pierre, 1 minerai, 1 PN et 2 Or, soit agrandissez votre clan d’un nain.
caverna-space-ore-mining-4-7 = Extraction de minerai
caverna-space-ore-mining-4-7-about =
    Prenez tout le minerai accumulé (3 si la case est vide, sinon 2 de plus par tour), et recevez 2
    minerais pour chacune de vos mines de minerai.
caverna-space-forest-exploration-4-7 = Exploration de la forêt
caverna-space-forest-exploration-4-7-about =
    Prenez tout le bois accumulé (2 si la case est vide, sinon 1 de plus par tour) et recevez 2 PN.
caverna-space-clearing-4-7 = Défrichage
caverna-space-clearing-4-7-about =
    Prenez tout le bois accumulé (2 par tour) ; vous pouvez aussi poser une tuile Prairie/Champ.
caverna-space-sustenance-4-7 = Subsistance
caverna-space-sustenance-4-7-about =
    Prenez tout ce qui s’est accumulé (1 céréale si la case est vide, sinon 1 légume de plus par
    tour) ; vous pouvez aussi poser une tuile Prairie/Champ.
caverna-space-depot = Dépôt
caverna-space-depot-about = Prenez tout le bois et tout le minerai accumulés (1 de chaque par tour).
caverna-space-small-scale-drift-mining = Petite extraction de pierre
caverna-space-small-scale-drift-mining-about =
    Recevez 1 pierre ; vous pouvez aussi poser une tuile Grotte/Tunnel.
caverna-space-weekly-market = Marché hebdomadaire
caverna-space-weekly-market-about =
    Recevez 4 Or, puis achetez, si vous voulez, au plus 1 de chaque : bois, pierre, minerai, mouton,
    âne et céréale à 1 Or, chien, sanglier et légume à 2 Or, bœuf à 3 Or.
caverna-space-imitation-5 = Imitation
caverna-space-imitation-5-about =
    Payez 4 PN, puis utilisez une case occupée par un adversaire, sans ses ressources accumulées.
    Premier joueur et les autres cases Imitation sont exclus.
caverna-space-hardware-rental-5 = Location de matériel
caverna-space-hardware-rental-5-about =
    Partez en expédition de niveau 2, et ensuite/ou semez jusqu’à 2 champs de céréales et 2 de
    légumes.
caverna-space-fence-building-5 = Construction de clôtures
caverna-space-fence-building-5-about =
    Prenez tout le bois accumulé (1 par tour) ; vous pouvez ensuite clôturer un petit pâturage (2
    bois) et/ou un grand (4 bois).
caverna-space-drift-mining-6-7 = Petite extraction de pierre
caverna-space-drift-mining-6-7-about =
    Prenez toute la pierre accumulée (1 par tour) ; vous pouvez aussi poser une tuile Grotte/Tunnel.
caverna-space-imitation-6-7 = Imitation
caverna-space-imitation-6-7-about =
    Payez 1 PN, puis utilisez une case occupée par un adversaire, sans ses ressources accumulées.
    Premier joueur et les autres cases Imitation sont exclus.
caverna-space-hardware-rental-6-7 = Location de matériel
caverna-space-hardware-rental-6-7-about =
    Recevez 2 bois ; vous pouvez ensuite partir en expédition de niveau 2, puis semer jusqu’à 2
    champs de céréales et 2 de légumes.
caverna-space-fence-building-6-7 = Construction de clôtures
caverna-space-fence-building-6-7-about =
    Prenez tout le bois accumulé (2 si la case est vide, sinon 1 de plus par tour) ; vous pouvez
    ensuite clôturer un petit pâturage (2 bois) et/ou un grand (4 bois).
caverna-space-large-depot = Grand dépôt
caverna-space-large-depot-about =
    Prenez tout ce qui s’est accumulé (2 bois, 1 minerai et 1 pierre si la case est vide, sinon 1 de
    chaque de plus par tour).
caverna-space-imitation-7 = Imitation
caverna-space-imitation-7-about =
    Sans rien payer, utilisez une case occupée par un adversaire, sans ses ressources accumulées.
    Premier joueur et les autres cases Imitation sont exclus.
caverna-space-extension = Agrandissement
caverna-space-extension-about =
    Soit recevez 1 bois et posez, si vous voulez, une tuile Prairie/Champ, soit recevez 1 pierre et
    posez, si vous voulez, une tuile Grotte/Tunnel.
caverna-space-blacksmithing = Forge d’armes
caverna-space-blacksmithing-about =
    Forgez une arme pour un nain sans arme (1 à 8 minerais pour une force de 1 à 8), et ensuite/ou
    partez en expédition de niveau 3.
caverna-space-sheep-farming = Élevage de moutons
caverna-space-sheep-farming-about =
    Vous pouvez d’abord clôturer un petit pâturage (2 bois) et/ou un grand (4 bois) et/ou bâtir une
    étable (1 pierre). Prenez ensuite tous les moutons accumulés (1 par tour).
caverna-space-ore-mine-construction = Mine de minerai
caverna-space-ore-mine-construction-about =
    Posez une tuile Tunnel profond/Minerai sur deux tunnels ordinaires voisins et recevez 3
    minerais, et ensuite/ou partez en expédition de niveau 2.
caverna-space-wish-for-children = Désir d’enfant
caverna-space-wish-for-children-about =
    Soit agrandissez votre clan d’un nain, soit bâtissez une habitation.
caverna-space-donkey-farming = Élevage d’ânes
caverna-space-donkey-farming-about =
    Vous pouvez d’abord clôturer un petit pâturage (2 bois) et/ou un grand (4 bois) et/ou bâtir une
    étable (1 pierre). Prenez ensuite tous les ânes accumulés (1 par tour).
caverna-space-ruby-mine-construction = Mine de rubis
caverna-space-ruby-mine-construction-about =
    Posez une mine de rubis soit sur un tunnel ordinaire, soit sur un tunnel profond ; dans ce
    second cas, recevez 1 rubis.
caverna-space-ore-delivery = Livraison de minerai
caverna-space-ore-delivery-about =
    Prenez toute la pierre et tout le minerai accumulés (1 de chaque par tour), et recevez 2
    minerais pour chacune de vos mines de minerai.
caverna-space-family-life = Vie de famille
caverna-space-family-life-about =
    Agrandissez votre clan d’un nain et/ou semez jusqu’à 2 champs de céréales et 2 de légumes.
caverna-space-exploration = Exploration
caverna-space-exploration-about = Partez en expédition de niveau 4 avec un nain armé.
caverna-space-ore-trading = Commerce de minerai
caverna-space-ore-trading-about = Échangez 2 minerais contre 2 Or et 1 PN, de 1 à 3 fois.
caverna-space-adventure = Aventure
caverna-space-adventure-about =
    Forgez une arme pour un nain sans arme (1 à 8 minerais pour une force de 1 à 8), et ensuite/ou
    partez en expédition de niveau 1, et puis, si vous voulez, dans une seconde de niveau 1.
caverna-space-ruby-delivery = Livraison de rubis
caverna-space-ruby-delivery-about =
    Prenez tous les rubis accumulés (2 si la case est vide, sinon 1 de plus par tour). Si vous avez
    au moins 2 mines de rubis, recevez 1 rubis de plus.
caverna-space-urgent-wish-for-children = Désir d’enfant urgent
caverna-space-urgent-wish-for-children-about =
    Soit bâtissez une habitation et puis, si vous voulez, agrandissez votre clan d’un nain, soit
    recevez 3 Or.

## Les aménagements

caverna-furnishing-dwelling = Habitation
caverna-furnishing-dwelling-about =
    Loge 1 nain. C’est la seule tuile que l’on peut bâtir autant de fois que l’on veut.
caverna-furnishing-simple-dwelling-4-2 = Habitation rudimentaire (4 bois, 2 pierres)
caverna-furnishing-simple-dwelling-4-2-about = Loge 1 nain.
caverna-furnishing-simple-dwelling-3-3 = Habitation rudimentaire (3 bois, 3 pierres)
caverna-furnishing-simple-dwelling-3-3-about = Loge 1 nain.
caverna-furnishing-mixed-dwelling = Habitation mixte
caverna-furnishing-mixed-dwelling-about =
    Loge 1 nain et, en plus, jusqu’à 2 animaux d’une même espèce.
caverna-furnishing-couple-dwelling = Habitation conjugale
caverna-furnishing-couple-dwelling-about = Loge 2 nains.
caverna-furnishing-additional-dwelling = Habitation supplémentaire
caverna-furnishing-additional-dwelling-about =
    Loge le sixième nain, et lui seul : votre clan peut compter 6 nains au lieu de 5.
caverna-furnishing-cuddle-room = Salle de repos
caverna-furnishing-cuddle-room-about =
    Accueille autant de moutons que vous avez de nains, nouveau-nés compris.
caverna-furnishing-breakfast-room = Salle à manger
caverna-furnishing-breakfast-room-about = Accueille jusqu’à 3 bœufs.
caverna-furnishing-stubble-room = Stock de chaume
caverna-furnishing-stubble-room-about =
    Chacun de vos champs sans culture peut accueillir 1 animal d’élevage de n’importe quelle espèce.
caverna-furnishing-work-room = Atelier
caverna-furnishing-work-room-about =
    Vous pouvez aussi aménager vos tunnels et tunnels profonds sans mine.
caverna-furnishing-guest-room = Chambre d’amis
caverna-furnishing-guest-room-about =
    Là où une case vous fait choisir entre deux options (« ou »), vous pouvez prendre les deux
    (« et/ou »), dans n’importe quel ordre ; sur Agrandissement, une seule fois par partie.
caverna-furnishing-office-room = Bureau
caverna-furnishing-office-room-about =
    Une moitié de vos tuiles doubles Prairie/Champ, Grotte/Tunnel ou Grotte/Grotte peut dépasser le
    bord extérieur du plateau ; recevez chaque fois 2 Or.
caverna-furnishing-carpenter = Menuisier
caverna-furnishing-carpenter-about =
    Chaque aménagement et chaque pâturage vous coûte 1 bois de moins.
caverna-furnishing-stone-carver = Tailleur de pierre
caverna-furnishing-stone-carver-about =
    Recevez aussitôt 2 pierres. Ensuite, chaque aménagement et chaque étable vous coûte 1 pierre de
    moins.
caverna-furnishing-blacksmith = Forgeron
caverna-furnishing-blacksmith-about =
    Recevez aussitôt 2 minerais. Ensuite, chaque arme forgée vous coûte 2 minerais de moins ; sa
    force ne dépasse toujours pas 8.
caverna-furnishing-miner = Mineur
caverna-furnishing-miner-about =
    Au début de chaque tour, recevez 1 minerai pour chacune de vos mines de minerai où se trouve un
    âne.
caverna-furnishing-builder = Bâtisseur
caverna-furnishing-builder-about =
    Pour chaque aménagement, vous pouvez remplacer 1 bois du prix par 1 minerai et/ou 1 pierre par 1
    minerai.
caverna-furnishing-trader = Marchand de matériaux
caverna-furnishing-trader-about =
    À tout moment, autant de fois que vous voulez : échangez 2 Or contre 1 bois, 1 pierre et 1
    minerai. Se pose sur le Surplus si vous l’avez, et le remplace.
caverna-furnishing-wood-supplier = Fournisseur de bois
caverna-furnishing-wood-supplier-about = Recevez 1 bois au début de chacun des 7 tours suivants.
caverna-furnishing-stone-supplier = Fournisseur de pierre
caverna-furnishing-stone-supplier-about = Recevez 1 pierre au début de chacun des 5 tours suivants.
caverna-furnishing-ruby-supplier = Fournisseur de rubis
caverna-furnishing-ruby-supplier-about = Recevez 1 rubis au début de chacun des 4 tours suivants.
caverna-furnishing-dog-school = École de dressage
caverna-furnishing-dog-school-about = Recevez 1 bois pour chaque chien que vous gagnez désormais.
caverna-furnishing-quarry = Carrière
caverna-furnishing-quarry-about = Recevez 1 pierre pour chaque ânon qui naît chez vous.
caverna-furnishing-seam = Filon
caverna-furnishing-seam-about = Recevez 1 minerai pour chaque pierre que vous gagnez désormais.
caverna-furnishing-slaughtering-cave = Grotte-abattoir
caverna-furnishing-slaughtering-cave-about =
    Chaque animal d’élevage converti en PN donne 1 PN de plus.
caverna-furnishing-cooking-cave = Grotte-cuisine
caverna-furnishing-cooking-cave-about = À tout moment : convertissez 1 céréale et 1 légume en 5 PN.
caverna-furnishing-working-cave = Grotte de séjour
caverna-furnishing-working-cave-about =
    À chaque alimentation, vous pouvez nourrir un seul nain avec 1 bois, 1 pierre ou 2 minerais au
    lieu de PN.
caverna-furnishing-mining-cave = Grotte minière
caverna-furnishing-mining-cave-about =
    À chaque alimentation, payez 1 PN de moins par âne qui se trouve dans une de vos mines.
caverna-furnishing-breeding-cave = Grotte d’élevage
caverna-furnishing-breeding-cave-about =
    Pour 1, 2, 3 ou 4 petits nés d’une même reproduction, recevez 1, 2, 3 ou 5 PN.
caverna-furnishing-peaceful-cave = Grotte paisible
caverna-furnishing-peaceful-cave-about =
    À tout moment : rendez l’arme d’un de vos nains et recevez autant de PN que sa force.
caverna-furnishing-weaving-parlor = Tissage
caverna-furnishing-weaving-parlor-about =
    Recevez aussitôt 1 PN par mouton que vous possédez. À la fin : 1 point bonus pour 2 moutons.
caverna-furnishing-milking-parlor = Laiterie
caverna-furnishing-milking-parlor-about =
    Recevez aussitôt 1 PN par bœuf que vous possédez. À la fin : 1 point bonus par bœuf.
caverna-furnishing-state-parlor = Hall d’assemblée
caverna-furnishing-state-parlor-about =
    Recevez aussitôt 2 PN par habitation voisine, entrée comprise. À la fin : 4 points bonus par
    habitation voisine.
caverna-furnishing-hunting-parlor = Salle des trophées
caverna-furnishing-hunting-parlor-about = À tout moment : échangez 2 sangliers contre 2 Or et 2 PN.
caverna-furnishing-beer-parlor = Brasserie
caverna-furnishing-beer-parlor-about =
    À tout moment : échangez 2 céréales de votre réserve contre 3 Or ou 4 PN.
caverna-furnishing-blacksmithing-parlor = Forge
caverna-furnishing-blacksmithing-parlor-about =
    À tout moment : échangez 1 rubis et 1 minerai contre 2 Or et 1 PN.
caverna-furnishing-stone-storage = Réserve de pierre
caverna-furnishing-stone-storage-about = À la fin : 1 point bonus par pierre restante.
caverna-furnishing-ore-storage = Réserve de minerai
caverna-furnishing-ore-storage-about = À la fin : 1 point bonus pour 2 minerais restants.
caverna-furnishing-spare-part-storage = Surplus
caverna-furnishing-spare-part-storage-about =
    À tout moment, autant de fois que vous voulez : échangez 1 bois, 1 pierre et 1 minerai contre 2
    Or. Se pose sur le Marchand de matériaux si vous l’avez, et le remplace.
caverna-furnishing-main-storage = Réserve principale
caverna-furnishing-main-storage-about =
    À la fin : 2 points bonus par aménagement jaune que vous possédez, celui-ci compris.
caverna-furnishing-weapon-storage = Armurerie
caverna-furnishing-weapon-storage-about = À la fin : 3 points bonus par nain armé.
caverna-furnishing-supplies-storage = Réserve d’équipement
caverna-furnishing-supplies-storage-about = À la fin : 8 points bonus si tous vos nains sont armés.
caverna-furnishing-broom-chamber = Débarras
caverna-furnishing-broom-chamber-about =
    À la fin : 5 points bonus si vous avez 5 nains, 10 si vous en avez 6.
caverna-furnishing-treasure-chamber = Salle du trésor
caverna-furnishing-treasure-chamber-about = À la fin : 1 point bonus par rubis restant.
caverna-furnishing-food-chamber = Garde-manger
caverna-furnishing-food-chamber-about =
    À la fin : 2 points bonus par paire d’une céréale et d’un légume, dans votre réserve et sur vos
    champs.
caverna-furnishing-prayer-chamber = Chapelle
caverna-furnishing-prayer-chamber-about =
    À la fin : 8 points bonus si aucun de vos nains n’est armé.
caverna-furnishing-writing-chamber = Scriptorium
caverna-furnishing-writing-chamber-about =
    À la fin : annule jusqu’à 7 points de pertes (mendicité, cases inutilisées, espèces manquantes).
caverna-furnishing-fodder-chamber = Réserve de fourrage
caverna-furnishing-fodder-chamber-about =
    À la fin : 1 point bonus pour 3 animaux d’élevage, toutes espèces confondues.

## Les butins d’expédition

caverna-loot-all-weapons-plus-1 = +1 à toutes les armes
caverna-loot-all-weapons-plus-1-about =
    Après l’expédition, l’arme de chacun de vos nains armés gagne 1 en force, jusqu’à 14 au plus.
caverna-loot-wood = 1 bois
caverna-loot-wood-about = Recevez 1 bois.
caverna-loot-dog = 1 chien
caverna-loot-dog-about = Recevez 1 chien.
caverna-loot-grain = 1 céréale
caverna-loot-grain-about = Recevez 1 céréale.
caverna-loot-sheep = 1 mouton
caverna-loot-sheep-about = Recevez 1 mouton.
caverna-loot-stone = 1 pierre
caverna-loot-stone-about = Recevez 1 pierre.
caverna-loot-donkey = 1 âne
caverna-loot-donkey-about = Recevez 1 âne.
caverna-loot-vegetable = 1 légume
caverna-loot-vegetable-about = Recevez 1 légume.
caverna-loot-ore = 2 minerais
caverna-loot-ore-about = Recevez 2 minerais.
caverna-loot-wild-boar = 1 sanglier
caverna-loot-wild-boar-about = Recevez 1 sanglier.
caverna-loot-gold = 2 Or
caverna-loot-gold-about = Recevez 2 Or.
caverna-loot-furnish-cavern = Aménagement de caverne
caverna-loot-furnish-cavern-about =
    Aménagez une grotte vide avec la tuile de votre choix, habitations comprises, en payant son
    prix.
caverna-loot-stable = Étable gratuite
caverna-loot-stable-about = Bâtissez 1 étable sans payer de pierre.
caverna-loot-tunnel = Tuile simple Tunnel
caverna-loot-tunnel-about =
    Posez gratuitement 1 tunnel sur une case Montagne vide, voisine de votre caverne.
caverna-loot-small-pasture = Petit pâturage pour 1 bois
caverna-loot-small-pasture-about = Clôturez 1 prairie pour 1 bois.
caverna-loot-cattle = 1 bœuf
caverna-loot-cattle-about = Recevez 1 bœuf.
caverna-loot-large-pasture = Grand pâturage pour 2 bois
caverna-loot-large-pasture-about = Clôturez 2 prairies voisines pour 2 bois.
caverna-loot-meadow = Tuile simple Prairie
caverna-loot-meadow-about = Posez gratuitement 1 prairie sur une case Forêt permise.
caverna-loot-dwelling = Habitation ordinaire pour 2 bois et 2 pierres
caverna-loot-dwelling-about =
    Bâtissez 1 habitation ordinaire sur une grotte vide pour 2 bois et 2 pierres.
caverna-loot-field = Tuile simple Champ
caverna-loot-field-about = Posez gratuitement 1 champ sur une case Forêt permise et sans étable.
caverna-loot-sow = Semailles
caverna-loot-sow-about = Semez jusqu’à 2 champs de céréales et 2 champs de légumes.
caverna-loot-cavern = Tuile simple Grotte
caverna-loot-cavern-about =
    Posez gratuitement 1 grotte sur une case Montagne vide, voisine de votre caverne.
caverna-loot-breed = Reproduction de 2 espèces au plus
caverna-loot-breed-about =
    Choisissez 1 ou 2 espèces d’élevage dont vous avez au moins 2 animaux : chacune a 1 petit, si
    tous trouvent place.
