// What only some pages say: fetched with them, in the language that is spoken.
export default import.meta.glob(
  [
    '../../../src/dolmen/words/*/review.ftl',
    '../../../src/dolmen/words/*/lessons.ftl',
    '../../../src/dolmen/words/*/daily.ftl',
    '../../../src/dolmen/words/*/people.ftl',
    '../../../src/dolmen/words/*/same-dice.ftl',
    '../../../src/dolmen/games/*/words/*/lessons.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>
