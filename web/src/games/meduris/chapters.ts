// A figure of the sprite for those chapters of the rules that are about one thing.
export const FIGURES: Readonly<Record<string, string>> = {
  'MED-SMALL': 'die-wood',
  'MED-BIG': 'worker',
  'MED-SWAP': 'chip-copper',
  'MED-HUT': 'hut',
  'MED-RUNE': 'rune-spiral',
  'MED-TEMPLE': 'temple',
  'MED-BONUS': 'bonus-hut',
  'MED-DRUID': 'druid',
  'MED-OFFER': 'chip-wool',
}
