import { ensureBuilt } from '../scripts/build.ts'
import { startTestPostgres } from '../tests/postgres.ts'
import { backup } from './backup.ts'
import type { Bench } from './bench.ts'
import { bundles } from './bundles.ts'
import { bytes } from './bytes.ts'
import { firstWord } from './chat/first-word.ts'
import { rate } from './chat/rate.ts'
import { thousand } from './chat/thousand.ts'
import { cluster } from './cluster.ts'
import { dishList } from './dish-list.ts'
import { reaches } from './figures/reaches.ts'
import { summarise, type Outcome } from './figures/summary.ts'
import { describeMachine, writeFigures } from './figures/write-figures.ts'
import { growth } from './growth.ts'
import { guestPage } from './guest-page.ts'
import { lighthouse, publicPages } from './lighthouse.ts'
import { noisyTenant } from './noisy-tenant/index.ts'
import { offlineReply } from './offline-reply.ts'
import { pictureFormats } from './picture-formats.ts'
import { promptTokens } from './prompt-tokens.ts'
import { recovery } from './recovery.ts'
import { soak } from './soak.ts'
import { start } from './start.ts'
import { statistics } from './statistics/index.ts'
import { asMarkdown, asTable } from './table.ts'
import { taps } from './taps/index.ts'
import { watched } from './watched.ts'

/*
 * `npm run bench` measures all that the one table tells, prints it last, and writes it into
 * docs/figures.md; `npm run bench -- dish-list` prints what is named, and writes nothing;
 * `-- --short` sees quickly that all of it runs. Each bench has a server and a database of its
 * own, on a Postgres that waits for its disk.
 */

const benches: Readonly<Record<string, Bench>> = {
  start,
  bytes,
  bundles,
  lighthouse,
  growth,
  'guest-page': guestPage,
  'first-word': firstWord,
  rate,
  thousand,
  'offline-reply': offlineReply,
  taps,
  statistics,
  'public-pages': publicPages,
  'dish-list': dishList,
  watched,
  'prompt-tokens': promptTokens,
  'noisy-tenant': noisyTenant,
  'picture-formats': pictureFormats,
  backup,
  cluster,
  recovery,
  soak,
}

const given = process.argv.slice(2)
const isShort = given.includes('--short')
const asked = given.filter((word) => word !== '--short')
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}\n`,
  )
  process.exit(1)
}
if (isShort) say('A short run: it shows that everything runs. Its figures say nothing.')
await ensureBuilt(() => say('Building…'))

const tables: string[] = []
const outcomes = new Map<string, Outcome>()
const begun = performance.now()
const postgres = await startTestPostgres({ isDurable: true })
const machine = await describeMachine(postgres.url)
say(machine)
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 ? !asked.includes(name) : bench.isNamedOnly) continue
    outcomes.set(name, await outcomeOf(name, bench))
  }
} finally {
  await postgres.stop()
}

const isWhole = asked.length === 0
const judged = isWhole ? reaches : reaches.filter(({ bench }) => outcomes.has(bench))
const { lines, failed } = summarise(outcomes, judged)
const table = asMarkdown(lines)
if (lines.length > 1) say(`\n${table}\n`)
if (failed > 0) process.exitCode = 1
if (isWhole && !isShort) {
  if (failed > 0) {
    say('docs/figures.md stays as it was: not everything was measured.')
  } else {
    const minutes = (performance.now() - begun) / 60_000
    await writeFigures({ table, tables, minutes, machine })
  }
}

/** What fails is told beside what didn't: the others' figures are not lost by it. */
async function outcomeOf(name: string, { title, run }: Bench): Promise<Outcome> {
  const since = performance.now()
  try {
    const report = await run(postgres.url, { isShort })
    const seconds = ((performance.now() - since) / 1_000).toFixed(0)
    const told = `${name}: ${title}\n\n${asTable(report)}`
    say(`\n${told}\n\n(${seconds} s)`)
    tables.push(told)
    return report
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    process.stderr.write(`\n${name} failed: ${failure.stack ?? failure.message}\n`)
    return failure
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
