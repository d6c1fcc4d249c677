// A figure of the sprite for those chapters of the rules that are about one thing.
export const FIGURES: Readonly<Record<string, string>> = {
  'CAV-WORK': 'dwarf',
  'CAV-TILES': 'meadow',
  'CAV-SOW': 'grain',
  'CAV-FURNISH': 'cavern',
  'CAV-DWELLING': 'dwelling',
  'CAV-GROWTH': 'dwarf',
  'CAV-MINES': 'ore-mine',
  'CAV-RUBY': 'ruby',
  'CAV-TRADE': 'ore',
  'CAV-ANIMALS': 'sheep',
  'CAV-WEAPONS': 'weapon-plate',
  'CAV-FIRST': 'starting-player',
  'CAV-HARVEST': 'harvest-leaf',
  'CAV-CONVERT': 'food',
  'CAV-SCORE': 'gold',
}
