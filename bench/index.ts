import { ensureBuilt } from '../scripts/build.ts'
import { startTestPostgres } from '../tests/postgres.ts'
import { backup } from './backup.ts'
import type { Bench } from './bench.ts'
import { bundles } from './bundles.ts'
import { firstWord } from './chat/first-word.ts'
import { rate } from './chat/rate.ts'
import { thousand } from './chat/thousand.ts'
import { cluster } from './cluster.ts'
import { dishList } from './dish-list.ts'
import { growth } from './growth.ts'
import { guestPage } from './guest-page.ts'
import { lighthouse } from './lighthouse.ts'
import { promptTokens } from './prompt-tokens.ts'
import { recovery } from './recovery.ts'
import { soak } from './soak.ts'
import { statistics } from './statistics/index.ts'
import { asTable } from './table.ts'
import { taps } from './taps/index.ts'
import { truthGate } from './truth-gate.ts'
import { watched } from './watched.ts'

/*
 * `npm run bench` measures everything, `npm run bench -- dish-list` what is named. Each bench
 * has a server and a database of its own, on a Postgres that waits for its disk.
 */

const benches: Readonly<Record<string, Bench>> = {
  bundles,
  'dish-list': dishList,
  taps,
  growth,
  'guest-page': guestPage,
  lighthouse,
  'first-word': firstWord,
  rate,
  watched,
  thousand,
  'prompt-tokens': promptTokens,
  'truth-gate': truthGate,
  statistics,
  backup,
  cluster,
  recovery,
  soak,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}\n`,
  )
  process.exit(1)
}
await ensureBuilt(() => process.stdout.write('Building…\n'))
const postgres = await startTestPostgres({ isDurable: true })
try {
  for (const [name, { title, isLong = false, run }] of Object.entries(benches)) {
    if (asked.length > 0 ? !asked.includes(name) : isLong) continue
    process.stdout.write(`\n${name}: ${title}\n\n${asTable(await run(postgres.url))}\n`)
  }
} finally {
  await postgres.stop()
}
