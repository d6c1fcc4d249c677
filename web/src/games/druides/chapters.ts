// A figure of the sprite for those chapters of the rules that are about one thing.
export const FIGURES: Readonly<Record<string, string>> = {
  'DRU-HAND': 'gem-c',
  'DRU-RITUAL': 'servant',
  'DRU-SCORE': 'gem-e',
  'DRU-REPLACE': 'dolmen',
}
