// What the page says in this language, all titles together. Rules are read from the server.
export default import.meta.glob(
  [
    '../../../src/dolmen/words/fr/{bots,core,server,web,web-*}.ftl',
    '../../../src/dolmen/games/*/words/fr/{title,names,web,hints}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>
