// The printed figures, from src/dolmen/games/druides/figures.py: made by `make wire`, not by hand.
export const FIGURES = {
  "kinds": [
    "jet",
    "garnet",
    "amber",
    "emerald",
    "sapphire",
    "amethyst"
  ],
  "hand": 7,
  "stones": 6,
  "circles": 5
} as const
