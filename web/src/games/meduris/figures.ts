// The printed figures, from src/dolmen/games/meduris/figures.py: made by `make wire`, not by hand.
export const FIGURES = {
  "materials": [
    "wood",
    "wool",
    "copper",
    "stone"
  ],
  "districts": {
    "32": [
      5,
      3,
      4,
      2,
      3,
      5,
      3,
      4,
      3
    ],
    "40": [
      6,
      4,
      5,
      3,
      4,
      5,
      4,
      5,
      4
    ]
  },
  "fields": {
    "2": 32,
    "3": 32,
    "4": 40
  },
  "bonus_chips": 6
} as const
