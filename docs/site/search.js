// Finds the sections of one language that a question is about. Each has a line in search.LANG.json; words that few sections have weigh
// more, headings most, and what is left off at the end of a word ("backups", "updating") matters little. A word is found where one
// begins, so that "arm" is not "farm".
const { top: here } = document.currentScript.dataset
const form = document.getElementById('search')
const sought = document.getElementById('sought')
const found = document.getElementById('found')
const MOST = 12
// How much a page weighs: whoever asks looks for what is, not for why it is so or what was, and less often for a rule.
const WEIGHTS = [
  [/^(adr|changelog|contributing|architecture|mutants)/, 0.5],
  [/^(rules|games)\//, 0.7],
]
// What a whole question, as it was typed, weighs where it stands: an option, a variable, the number of a rule.
const LITERAL = 3
// An end that was left off makes a worse match.
const STEMMED = 0.6
// What every question has.
const FILLERS = new Set(
  (
    'an and any are as at be by can could did do does for from get has have how if in into is it its me my no not of on one or our should so some that the their ' +
    'them then there they this to too use up was what when where which who why will with would you your ' +
    'au aux avec ce ces comment dans de des du en est et il je la le les ma mes mon ne on ou par pas peut pour puis que quel quelle quels qui quoi sa se ses son sont sur un une vos votre vous ' +
    'aan als bij dat de deze die dit doe een en er ge haar heb hebben het hij hoe hun ik is je kan met mijn naar niet of om ons ook op te tot uit van voor waar waarom wat we welke wie wij word worden wordt zijn'
  ).split(' '),
)
// What others call it.
const ALSO = {
  arm: ['wheel', 'kind'],
  autostart: ['service', 'systemd'],
  ban: ['block'],
  banned: ['block'],
  boot: ['service', 'systemd'],
  chat: ['mute'],
  create: ['make', 'making'],
  crash: ['kill'],
  downgrade: ['back', 'version'],
  gdpr: ['privacy'],
  password: ['word'],
  ssl: ['https', 'tls'],
  upgrade: ['version', 'new'],
  wifi: ['network', 'phones'],
}
const NOTHING = { en: 'Nothing found', fr: 'Rien trouvé', nl: 'Niets gevonden' }
let sections

async function find() {
  const typed = sought.value.toLowerCase().trim()
  found.hidden = typed.length < 2
  if (found.hidden) return
  sections ??= (await (await fetch(`${here}search.${document.documentElement.lang}.json`)).json()).map(prepared)
  const asked = wordsOf(typed)
  // A question of fillers alone is asked by them.
  const told = asked.filter((word) => !FILLERS.has(word))
  const words = told.length ? told : asked
  const hits = rank(words, typed)
  found.replaceChildren(...hits.slice(0, MOST).map((hit) => line(hit, words)))
  if (hits.length === 0) found.replaceChildren(Object.assign(document.createElement('li'), { textContent: NOTHING[document.documentElement.lang] }))
}

function wordsOf(text) {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
}

// A section with all of its words, each with how often it comes.
function prepared(one) {
  const lower = `${one.title} ${one.name} ${one.text}`.toLowerCase()
  const all = wordsOf(lower)
  const counts = new Map()
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  const [, weight] = WEIGHTS.find(([page]) => page.test(one.url)) ?? [null, 1]
  // What a section is called itself says more than the page it is on.
  const [title, name] = [one.title, one.name].map((text) => new Map(wordsOf(text.toLowerCase()).map((word) => [word, 1])))
  return { ...one, lower, counts, size: all.length, heads: one.name ? [name, title] : [title, new Map()], kind: weight }
}

function stem(word) {
  if (word.length > 6) return word.slice(0, -3)
  return word.length > 3 ? word.replace(/s$/, '') : word
}

// How often a word begins one of these, and what part of that an inexact match is worth.
function times(word, counts) {
  const [root, others] = [stem(word), ALSO[word] ?? []]
  let sum = 0
  for (const [each, count] of counts) {
    if (each.startsWith(word) || others.some((other) => each.startsWith(other))) sum += count
    else if (each.startsWith(root)) sum += STEMMED * count
  }
  return sum
}

// The sections by how much of what is asked they have: a word counts the more the rarer it is, and the less the more often it came already;
// a section that has half of what is asked is worth less than half.
function rank(words, typed) {
  const mean = sections.reduce((sum, one) => sum + one.size, 0) / sections.length
  const having = sections.map((one) => words.map((word) => times(word, one.counts)))
  const weights = words.map((_, i) => Math.log(1 + sections.length / Math.max(1, having.filter((each) => each[i] > 0).length)))
  const most = weights.reduce((sum, weight) => sum + weight, 0)
  return sections
    .map((one, k) => {
      const long = 0.5 + (0.5 * one.size) / mean
      let [sum, covered] = [0, 0]
      words.forEach((word, i) => {
        const count = having[k][i]
        if (count === 0) return
        covered += weights[i]
        const [own, above] = one.heads.map((words) => Math.min(1, times(word, words)))
        sum += weights[i] * (count / (count + long) + Math.max(own, above / 2))
      })
      const literal = /[-_.]/.test(typed) && one.lower.includes(typed) ? LITERAL : 0
      return { ...one, weight: one.kind * (sum * (covered / most) + literal) }
    })
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
  const at = Math.max(0, Math.min(...words.map((word) => text.indexOf(stem(word))).filter((place) => place >= 0), hit.text.length) - 60)
  around.textContent = hit.text.slice(at, at + 160)
  item.append(link, around)
  return item
}

form.hidden = false
form.addEventListener('submit', (event) => event.preventDefault())
sought.addEventListener('input', () => void find())
