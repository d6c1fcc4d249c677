// The types of what Python describes: the server's messages, and the view of each title.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const GAMES = 'src/games'
const views = readdirSync(GAMES).map((title) => [`${GAMES}/${title}/view.json`, `${GAMES}/${title}/generated.d.ts`])

for (const [from, to] of [['openapi.json', 'src/lib/wire.d.ts'], ...views]) {
  if (existsSync(from)) execFileSync('node_modules/.bin/openapi-typescript', [from, '--output', to], { stdio: 'ignore' })
}
