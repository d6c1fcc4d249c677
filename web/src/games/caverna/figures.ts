// The printed figures, from src/dolmen/games/caverna/figures.py: made by `make wire`, not by hand.
export const FIGURES = {
  "goods": [
    "wood",
    "stone",
    "ore",
    "ruby",
    "grain",
    "vegetable",
    "food",
    "gold",
    "dog",
    "sheep",
    "donkey",
    "wild_boar",
    "cattle"
  ],
  "furnishings": {
    "dwelling": {
      "colour": "orange",
      "cost": {
        "wood": 4,
        "stone": 3
      },
      "points": 3
    },
    "simple_dwelling_4_2": {
      "colour": "orange",
      "cost": {
        "wood": 4,
        "stone": 2
      },
      "points": 0
    },
    "simple_dwelling_3_3": {
      "colour": "orange",
      "cost": {
        "wood": 3,
        "stone": 3
      },
      "points": 0
    },
    "mixed_dwelling": {
      "colour": "orange",
      "cost": {
        "wood": 5,
        "stone": 4
      },
      "points": 4
    },
    "couple_dwelling": {
      "colour": "orange",
      "cost": {
        "wood": 8,
        "stone": 6
      },
      "points": 5
    },
    "additional_dwelling": {
      "colour": "orange",
      "cost": {
        "wood": 4,
        "stone": 3
      },
      "points": 5
    },
    "cuddle_room": {
      "colour": "green",
      "cost": {
        "wood": 1
      },
      "points": 2
    },
    "breakfast_room": {
      "colour": "green",
      "cost": {
        "wood": 1
      },
      "points": 0
    },
    "stubble_room": {
      "colour": "green",
      "cost": {
        "wood": 1,
        "ore": 1
      },
      "points": 1
    },
    "work_room": {
      "colour": "green",
      "cost": {
        "stone": 1
      },
      "points": 2
    },
    "guest_room": {
      "colour": "green",
      "cost": {
        "wood": 1,
        "stone": 1
      },
      "points": 0
    },
    "office_room": {
      "colour": "green",
      "cost": {
        "stone": 1
      },
      "points": 0
    },
    "carpenter": {
      "colour": "green",
      "cost": {
        "stone": 1
      },
      "points": 0
    },
    "stone_carver": {
      "colour": "green",
      "cost": {
        "wood": 1
      },
      "points": 1
    },
    "blacksmith": {
      "colour": "green",
      "cost": {
        "wood": 1,
        "stone": 2
      },
      "points": 3
    },
    "miner": {
      "colour": "green",
      "cost": {
        "wood": 1,
        "stone": 1
      },
      "points": 3
    },
    "builder": {
      "colour": "green",
      "cost": {
        "stone": 1
      },
      "points": 2
    },
    "trader": {
      "colour": "green",
      "cost": {
        "wood": 1
      },
      "points": 2
    },
    "wood_supplier": {
      "colour": "green",
      "cost": {
        "stone": 1
      },
      "points": 2
    },
    "stone_supplier": {
      "colour": "green",
      "cost": {
        "wood": 1
      },
      "points": 1
    },
    "ruby_supplier": {
      "colour": "green",
      "cost": {
        "wood": 2,
        "stone": 2
      },
      "points": 2
    },
    "dog_school": {
      "colour": "green",
      "cost": {},
      "points": 0
    },
    "quarry": {
      "colour": "green",
      "cost": {
        "wood": 1
      },
      "points": 2
    },
    "seam": {
      "colour": "green",
      "cost": {
        "wood": 2
      },
      "points": 1
    },
    "slaughtering_cave": {
      "colour": "green",
      "cost": {
        "wood": 2,
        "stone": 2
      },
      "points": 2
    },
    "cooking_cave": {
      "colour": "green",
      "cost": {
        "stone": 2
      },
      "points": 2
    },
    "working_cave": {
      "colour": "green",
      "cost": {
        "wood": 1,
        "stone": 1
      },
      "points": 2
    },
    "mining_cave": {
      "colour": "green",
      "cost": {
        "wood": 3,
        "stone": 2
      },
      "points": 2
    },
    "breeding_cave": {
      "colour": "green",
      "cost": {
        "grain": 1,
        "stone": 1
      },
      "points": 2
    },
    "peaceful_cave": {
      "colour": "green",
      "cost": {
        "wood": 2,
        "stone": 2
      },
      "points": 2
    },
    "weaving_parlor": {
      "colour": "yellow",
      "cost": {
        "wood": 2,
        "stone": 1
      },
      "points": 0
    },
    "milking_parlor": {
      "colour": "yellow",
      "cost": {
        "wood": 2,
        "stone": 2
      },
      "points": 0
    },
    "state_parlor": {
      "colour": "yellow",
      "cost": {
        "stone": 3,
        "gold": 5
      },
      "points": 0
    },
    "hunting_parlor": {
      "colour": "yellow",
      "cost": {
        "wood": 2
      },
      "points": 1
    },
    "beer_parlor": {
      "colour": "yellow",
      "cost": {
        "wood": 2
      },
      "points": 3
    },
    "blacksmithing_parlor": {
      "colour": "yellow",
      "cost": {
        "ore": 3
      },
      "points": 2
    },
    "stone_storage": {
      "colour": "yellow",
      "cost": {
        "wood": 3,
        "ore": 1
      },
      "points": 0
    },
    "ore_storage": {
      "colour": "yellow",
      "cost": {
        "wood": 1,
        "stone": 2
      },
      "points": 0
    },
    "spare_part_storage": {
      "colour": "yellow",
      "cost": {
        "wood": 2
      },
      "points": 0
    },
    "main_storage": {
      "colour": "yellow",
      "cost": {
        "wood": 2,
        "stone": 1
      },
      "points": 0
    },
    "weapon_storage": {
      "colour": "yellow",
      "cost": {
        "wood": 3,
        "stone": 2
      },
      "points": 0
    },
    "supplies_storage": {
      "colour": "yellow",
      "cost": {
        "food": 3,
        "wood": 1
      },
      "points": 0
    },
    "broom_chamber": {
      "colour": "yellow",
      "cost": {
        "wood": 1
      },
      "points": 0
    },
    "treasure_chamber": {
      "colour": "yellow",
      "cost": {
        "wood": 1,
        "stone": 1
      },
      "points": 0
    },
    "food_chamber": {
      "colour": "yellow",
      "cost": {
        "wood": 2,
        "vegetable": 2
      },
      "points": 0
    },
    "prayer_chamber": {
      "colour": "yellow",
      "cost": {
        "wood": 2
      },
      "points": 0
    },
    "writing_chamber": {
      "colour": "yellow",
      "cost": {
        "stone": 2
      },
      "points": 0
    },
    "fodder_chamber": {
      "colour": "yellow",
      "cost": {
        "grain": 2,
        "stone": 1
      },
      "points": 0
    }
  },
  "spaces": [
    "ruby_mining",
    "housework",
    "slash_and_burn",
    "drift_mining_1_3",
    "excavation_1_3",
    "starting_player_1_3",
    "logging_1_3",
    "supplies",
    "ore_mining_1_3",
    "wood_gathering",
    "clearing_1_3",
    "sustenance_1_3",
    "strip_mining",
    "imitation_3",
    "forest_exploration_3",
    "drift_mining_4_7",
    "excavation_4_7",
    "starting_player_4_7",
    "imitation_4_7",
    "logging_4_7",
    "growth",
    "ore_mining_4_7",
    "forest_exploration_4_7",
    "clearing_4_7",
    "sustenance_4_7",
    "depot",
    "small_scale_drift_mining",
    "weekly_market",
    "imitation_5",
    "hardware_rental_5",
    "fence_building_5",
    "drift_mining_6_7",
    "imitation_6_7",
    "hardware_rental_6_7",
    "fence_building_6_7",
    "large_depot",
    "imitation_7",
    "extension",
    "blacksmithing",
    "sheep_farming",
    "ore_mine_construction",
    "wish_for_children",
    "donkey_farming",
    "ruby_mine_construction",
    "ore_delivery",
    "family_life",
    "exploration",
    "ore_trading",
    "adventure",
    "ruby_delivery",
    "urgent_wish_for_children"
  ],
  "stages": [
    {
      "rounds": [
        1,
        2,
        3
      ],
      "cards": [
        "blacksmithing",
        "sheep_farming",
        "ore_mine_construction"
      ]
    },
    {
      "rounds": [
        4,
        5,
        6
      ],
      "cards": [
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction"
      ]
    },
    {
      "rounds": [
        7,
        8,
        9
      ],
      "cards": [
        "ore_delivery",
        "family_life",
        "exploration"
      ]
    },
    {
      "rounds": [
        10,
        11,
        12
      ],
      "cards": [
        "ore_trading",
        "adventure",
        "ruby_delivery"
      ]
    }
  ],
  "wish": "wish_for_children",
  "urgentWish": "urgent_wish_for_children",
  "exploration": "exploration",
  "skippedRound": 9,
  "firstMarker": 6,
  "strongest": 14,
  "strongestForged": 8,
  "loot": [
    {
      "name": "all_weapons_plus_1",
      "strength": 1
    },
    {
      "name": "wood",
      "strength": 1
    },
    {
      "name": "dog",
      "strength": 1
    },
    {
      "name": "grain",
      "strength": 2
    },
    {
      "name": "sheep",
      "strength": 2
    },
    {
      "name": "stone",
      "strength": 3
    },
    {
      "name": "donkey",
      "strength": 3
    },
    {
      "name": "vegetable",
      "strength": 4
    },
    {
      "name": "ore",
      "strength": 4
    },
    {
      "name": "wild_boar",
      "strength": 5
    },
    {
      "name": "gold",
      "strength": 6
    },
    {
      "name": "furnish_cavern",
      "strength": 7
    },
    {
      "name": "stable",
      "strength": 8
    },
    {
      "name": "tunnel",
      "strength": 9
    },
    {
      "name": "small_pasture",
      "strength": 9
    },
    {
      "name": "cattle",
      "strength": 10
    },
    {
      "name": "large_pasture",
      "strength": 10
    },
    {
      "name": "meadow",
      "strength": 11
    },
    {
      "name": "dwelling",
      "strength": 11
    },
    {
      "name": "field",
      "strength": 12
    },
    {
      "name": "sow",
      "strength": 12
    },
    {
      "name": "cavern",
      "strength": 14
    },
    {
      "name": "breed",
      "strength": 14
    }
  ],
  "market": [
    {
      "good": "wood",
      "price": 1
    },
    {
      "good": "stone",
      "price": 1
    },
    {
      "good": "ore",
      "price": 1
    },
    {
      "good": "grain",
      "price": 1
    },
    {
      "good": "vegetable",
      "price": 2
    },
    {
      "good": "dog",
      "price": 2
    },
    {
      "good": "sheep",
      "price": 1
    },
    {
      "good": "donkey",
      "price": 1
    },
    {
      "good": "wild_boar",
      "price": 2
    },
    {
      "good": "cattle",
      "price": 3
    }
  ],
  "eaten": [
    {
      "id": "sheep",
      "takes": {
        "sheep": 1
      },
      "gives": {
        "food": 1
      },
      "furnishing": ""
    },
    {
      "id": "donkey",
      "takes": {
        "donkey": 1
      },
      "gives": {
        "food": 1
      },
      "furnishing": ""
    },
    {
      "id": "donkeys",
      "takes": {
        "donkey": 2
      },
      "gives": {
        "food": 3
      },
      "furnishing": ""
    },
    {
      "id": "wild_boar",
      "takes": {
        "wild_boar": 1
      },
      "gives": {
        "food": 2
      },
      "furnishing": ""
    },
    {
      "id": "cattle",
      "takes": {
        "cattle": 1
      },
      "gives": {
        "food": 3
      },
      "furnishing": ""
    },
    {
      "id": "grain",
      "takes": {
        "grain": 1
      },
      "gives": {
        "food": 1
      },
      "furnishing": ""
    },
    {
      "id": "vegetable",
      "takes": {
        "vegetable": 1
      },
      "gives": {
        "food": 2
      },
      "furnishing": ""
    }
  ],
  "ruby": [
    {
      "id": "wood",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "wood": 1
      },
      "furnishing": ""
    },
    {
      "id": "stone",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "stone": 1
      },
      "furnishing": ""
    },
    {
      "id": "ore",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "ore": 1
      },
      "furnishing": ""
    },
    {
      "id": "grain",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "grain": 1
      },
      "furnishing": ""
    },
    {
      "id": "vegetable",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "vegetable": 1
      },
      "furnishing": ""
    },
    {
      "id": "food",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "food": 2
      },
      "furnishing": ""
    },
    {
      "id": "gold",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "gold": 1
      },
      "furnishing": ""
    },
    {
      "id": "dog",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "dog": 1
      },
      "furnishing": ""
    },
    {
      "id": "sheep",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "sheep": 1
      },
      "furnishing": ""
    },
    {
      "id": "donkey",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "donkey": 1
      },
      "furnishing": ""
    },
    {
      "id": "wild_boar",
      "takes": {
        "ruby": 1
      },
      "gives": {
        "wild_boar": 1
      },
      "furnishing": ""
    },
    {
      "id": "cattle",
      "takes": {
        "ruby": 1,
        "food": 1
      },
      "gives": {
        "cattle": 1
      },
      "furnishing": ""
    }
  ],
  "uses": [
    {
      "id": "cooking_cave",
      "takes": {
        "grain": 1,
        "vegetable": 1
      },
      "gives": {
        "food": 5
      },
      "furnishing": "cooking_cave"
    },
    {
      "id": "trader",
      "takes": {
        "gold": 2
      },
      "gives": {
        "wood": 1,
        "stone": 1,
        "ore": 1
      },
      "furnishing": "trader"
    },
    {
      "id": "spare_part_storage",
      "takes": {
        "wood": 1,
        "stone": 1,
        "ore": 1
      },
      "gives": {
        "gold": 2
      },
      "furnishing": "spare_part_storage"
    },
    {
      "id": "hunting_parlor",
      "takes": {
        "wild_boar": 2
      },
      "gives": {
        "gold": 2,
        "food": 2
      },
      "furnishing": "hunting_parlor"
    },
    {
      "id": "beer_parlor for gold",
      "takes": {
        "grain": 2
      },
      "gives": {
        "gold": 3
      },
      "furnishing": "beer_parlor"
    },
    {
      "id": "beer_parlor for food",
      "takes": {
        "grain": 2
      },
      "gives": {
        "food": 4
      },
      "furnishing": "beer_parlor"
    },
    {
      "id": "blacksmithing_parlor",
      "takes": {
        "ruby": 1,
        "ore": 1
      },
      "gives": {
        "gold": 2,
        "food": 1
      },
      "furnishing": "blacksmithing_parlor"
    }
  ]
} as const
