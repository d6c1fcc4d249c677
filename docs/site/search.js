// Finds words in the docs of one language: every section has a line in search.LANG.json, and all words that are typed must be in it. Headings weigh more.
const { top: here } = document.currentScript.dataset
const form = document.getElementById('search')
const sought = document.getElementById('sought')
const found = document.getElementById('found')
const MOST = 12
const NOTHING = { en: 'Nothing found', fr: 'Rien trouvé', nl: 'Niets gevonden' }
let sections

async function find() {
  const words = sought.value.toLowerCase().split(/\s+/).filter((word) => word.length > 1)
  found.hidden = words.length === 0
  if (found.hidden) return
  sections ??= (await (await fetch(`${here}search.${document.documentElement.lang}.json`)).json()).map((one) => ({
    ...one,
    heading: `${one.title} ${one.name}`.toLowerCase(),
    lower: one.text.toLowerCase(),
  }))
  const hits = sections
    .filter((one) => words.every((word) => one.heading.includes(word) || one.lower.includes(word)))
    .map((one) => ({ ...one, weight: words.filter((word) => one.heading.includes(word)).length }))
    .sort((a, b) => b.weight - a.weight)
  found.replaceChildren(...hits.slice(0, MOST).map((hit) => line(hit, words)))
  if (hits.length === 0) found.replaceChildren(Object.assign(document.createElement('li'), { textContent: NOTHING[document.documentElement.lang] }))
}

function line(hit, words) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = here + hit.url
  link.textContent = hit.name ? `${hit.title}: ${hit.name}` : hit.title
  const around = document.createElement('p')
  const at = Math.max(0, hit.lower.indexOf(words[0]) - 60)
  around.textContent = hit.text.slice(at, at + 160)
  item.append(link, around)
  return item
}

form.hidden = false
form.addEventListener('submit', (event) => event.preventDefault())
sought.addEventListener('input', () => void find())
