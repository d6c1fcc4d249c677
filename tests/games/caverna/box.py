"""What is in the box, as the data file of the law lists it."""

from typing import Final

ROUND_BOARDS: Final = ["ruby_mining", "housework", "slash_and_burn"]
SIDE_1_3: Final = [
    "drift_mining_1_3", "excavation_1_3", "starting_player_1_3", "logging_1_3", "supplies",
    "ore_mining_1_3", "wood_gathering", "clearing_1_3", "sustenance_1_3",
]  # fmt: skip
SIDE_4_7: Final = [
    "drift_mining_4_7", "excavation_4_7", "starting_player_4_7", "imitation_4_7", "logging_4_7",
    "growth", "ore_mining_4_7", "forest_exploration_4_7", "clearing_4_7", "sustenance_4_7",
]  # fmt: skip
SMALL_3: Final = ["strip_mining", "imitation_3", "forest_exploration_3"]
LARGE_5: Final = [
    "depot", "small_scale_drift_mining", "weekly_market", "imitation_5", "hardware_rental_5",
    "fence_building_5",
]  # fmt: skip
LARGE_6_7: Final = [
    "depot", "weekly_market", "drift_mining_6_7", "imitation_6_7", "hardware_rental_6_7",
    "fence_building_6_7",
]  # fmt: skip
SMALL_7: Final = ["large_depot", "imitation_7", "extension"]
SPACES: Final = {
    1: [
        *ROUND_BOARDS, "excavation_1_3", "logging_1_3", "ore_mining_1_3", "wood_gathering",
        "sustenance_1_3",
    ],
    2: [*ROUND_BOARDS, *SIDE_1_3],
    3: [*ROUND_BOARDS, *SIDE_1_3, *SMALL_3],
    4: [*ROUND_BOARDS, *SIDE_4_7],
    5: [*ROUND_BOARDS, *SIDE_4_7, *LARGE_5],
    6: [*ROUND_BOARDS, *SIDE_4_7, *LARGE_6_7],
    7: [*ROUND_BOARDS, *SIDE_4_7, *LARGE_6_7, *SMALL_7],
}  # fmt: skip

INTRODUCTORY: Final = [
    "dwelling", "simple_dwelling_4_2", "simple_dwelling_3_3",
    "cuddle_room", "breakfast_room", "stubble_room", "carpenter", "stone_carver", "blacksmith",
    "wood_supplier", "stone_supplier", "ruby_supplier", "slaughtering_cave", "cooking_cave",
    "working_cave",
    "weaving_parlor", "milking_parlor", "hunting_parlor", "beer_parlor", "stone_storage",
    "ore_storage", "main_storage", "weapon_storage", "treasure_chamber", "food_chamber",
    "writing_chamber", "fodder_chamber",
]  # fmt: skip
FULL_ONLY: Final = [
    "mixed_dwelling", "couple_dwelling", "additional_dwelling",
    "work_room", "guest_room", "office_room", "miner", "builder", "trader", "dog_school", "quarry",
    "seam", "mining_cave", "breeding_cave", "peaceful_cave",
    "state_parlor", "blacksmithing_parlor", "spare_part_storage", "supplies_storage",
    "broom_chamber", "prayer_chamber",
]  # fmt: skip
