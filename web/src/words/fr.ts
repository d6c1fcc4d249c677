// What the page says in this language, all titles together. Rules are read from the server.
export default import.meta.glob(
  '../../../src/dolmen/words/fr/{core,server,web,web-*,druides,meduris,caverna,caverna-names}.ftl',
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>
