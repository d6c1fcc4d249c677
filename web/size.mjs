// How much a first visit fetches, compressed: the first page in its longest language, with all letters,
// and the largest board. Fails above the limit of design/web.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 300 * 1024
const folder = process.argv[2] ?? '../src/dolmen/server/built'
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

const isPacked = (file) => !file.endsWith('.woff2')
const size = (file) => {
  const bytes = readFileSync(join(folder, file))
  return isPacked(file) ? gzipSync(bytes).length : bytes.length
}

// A module with all that it imports at once.
function filesOf(name, found = new Set()) {
  const module = manifest[name]
  for (const file of [module.file, ...(module.css ?? []), ...(module.assets ?? [])]) found.add(file)
  for (const other of module.imports ?? []) filesOf(other, found)
  return found
}
const weigh = (files) => [...files].reduce((sum, file) => sum + size(file), 0)

const first = filesOf('index.html')
const later = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry)
const beside = (folder) =>
  later
    .filter((name) => name.startsWith(folder))
    .map((name) => ({ name, bytes: weigh([...filesOf(name)].filter((file) => !first.has(file))) }))
    .sort((a, b) => b.bytes - a.bytes)[0]

const parts = [
  { name: 'index.html', bytes: weigh([...first, 'index.html', 'theme.js', 'manifest.webmanifest', 'icon.svg']) },
  beside('src/words/'),
  beside('src/games/'),
]
const sum = parts.reduce((all, part) => all + part.bytes, 0)
for (const { name, bytes } of parts) console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${name}`)
console.log(`${(sum / 1024).toFixed(1).padStart(7)} KB  together, of ${LIMIT / 1024} KB`)
if (sum > LIMIT) process.exit(1)
