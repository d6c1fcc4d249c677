// Finds the sections of one language that a question is about. Each has a line in search.LANG.json; words that few sections have weigh
// more, headings most, and what is left off at the end of a word ("backups", "updating") does not matter.
const { top: here } = document.currentScript.dataset
const form = document.getElementById('search')
const sought = document.getElementById('sought')
const found = document.getElementById('found')
const MOST = 12
// What tells why and what was: whoever asks looks for what is.
const INSIDE = /^(adr|changelog|contributing|architecture|mutants)/
const NOTHING = { en: 'Nothing found', fr: 'Rien trouvé', nl: 'Niets gevonden' }
let sections

async function find() {
  const typed = sought.value.toLowerCase().trim()
  found.hidden = typed.length < 2
  if (found.hidden) return
  sections ??= (await (await fetch(`${here}search.${document.documentElement.lang}.json`)).json()).map((one) => ({
    ...one,
    heading: `${one.title} ${one.name}`.toLowerCase(),
    lower: `${one.title} ${one.name} ${one.text}`.toLowerCase(),
  }))
  const words = typed.split(/[\s?!,;]+/).filter((word) => word.length > 1).map(stem)
  const hits = rank(words)
  found.replaceChildren(...hits.slice(0, MOST).map((hit) => line(hit, words)))
  if (hits.length === 0) found.replaceChildren(Object.assign(document.createElement('li'), { textContent: NOTHING[document.documentElement.lang] }))
}

function stem(word) {
  if (word.length > 6) return word.slice(0, -3)
  return word.length > 3 ? word.replace(/s$/, '') : word
}

// The sections by how much of what is asked they have: a word counts the more the rarer it is, and the less the more often it came already.
function rank(words) {
  const mean = sections.reduce((sum, one) => sum + one.lower.length, 0) / sections.length
  const weights = words.map((word) => Math.log(sections.length / Math.max(1, sections.filter((one) => one.lower.includes(word)).length)))
  return sections
    .map((one) => {
      const long = 0.5 + (0.5 * one.lower.length) / mean
      const parts = words.map((word, i) => {
        const times = one.lower.split(word).length - 1
        return weights[i] * (times / (times + long) + (one.heading.includes(word) ? 1 : 0))
      })
      return { ...one, weight: parts.reduce((sum, part) => sum + part, 0) }
    })
    .map((one) => ({ ...one, weight: INSIDE.test(one.url) ? one.weight / 2 : one.weight }))
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight)
}

function line(hit, words) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = here + hit.url
  link.textContent = hit.name ? `${hit.title}: ${hit.name}` : hit.title
  const around = document.createElement('p')
  const text = hit.text.toLowerCase()
  const at = Math.max(0, Math.min(...words.map((word) => text.indexOf(word)).filter((place) => place >= 0), hit.text.length) - 60)
  around.textContent = hit.text.slice(at, at + 160)
  item.append(link, around)
  return item
}

form.hidden = false
form.addEventListener('submit', (event) => event.preventDefault())
sought.addEventListener('input', () => void find())
