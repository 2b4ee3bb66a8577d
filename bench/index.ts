import { markdownTable } from '../evals/markdown-table.ts'
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
import { targets } from './figures/targets.ts'
import { summarise, type Outcome } from './figures/summary.ts'
import { describeMachine, writeFigures } from './figures/write-figures.ts'
import { growth } from './growth.ts'
import { guestPage } from './guest-page.ts'
import { lighthouse, lighthouseWithChoices, publicPages } from './lighthouse.ts'
import { noisyTenant } from './noisy-tenant/index.ts'
import { offlineReply } from './offline-reply.ts'
import { pictureFormats } from './picture-formats.ts'
import { print as paper } from './print.ts'
import { promptTokens } from './prompt-tokens.ts'
import { recovery } from './recovery.ts'
import { soak } from './soak.ts'
import { start } from './start.ts'
import { statistics } from './statistics/index.ts'
import { asTable } from './table.ts'
import { guestTaps, ownerTaps } from './taps/index.ts'
import { telemetry } from './telemetry.ts'
import { world } from './world/index.ts'

/*
 * `npm run bench` measures everything in the summary table, prints it last and writes it into
 * docs/figures.md. `npm run bench -- dish-list` runs only the named benches and writes nothing.
 * `npm run bench -- world 10` gives a bench its size. `-- --short` checks quickly that everything runs. Each bench has its own server and database, on
 * a Postgres with fsync.
 */

const benches: Readonly<Record<string, Bench>> = {
  start,
  bytes,
  bundles,
  lighthouse,
  'lighthouse-choices': lighthouseWithChoices,
  growth,
  'guest-page': guestPage,
  'first-word': firstWord,
  rate,
  thousand,
  'offline-reply': offlineReply,
  print: paper,
  'guest-taps': guestTaps,
  'owner-taps': ownerTaps,
  statistics,
  'public-pages': publicPages,
  'dish-list': dishList,
  telemetry,
  'prompt-tokens': promptTokens,
  'noisy-tenant': noisyTenant,
  'picture-formats': pictureFormats,
  backup,
  cluster,
  recovery,
  soak,
  world,
}

const args = process.argv.slice(2)
const isShort = args.includes('--short')
const sizes = args.filter((arg) => /^\d+(\.\d+)?$/.test(arg))
const size = sizes[0] === undefined ? undefined : Number(sizes[0])
const names = args.filter((arg) => arg !== '--short' && !sizes.includes(arg))
const unknownNames = names.filter((name) => !(name in benches))
if (unknownNames.length > 0) {
  process.stderr.write(
    `Unknown bench: ${unknownNames.join(', ')}. Available: ${Object.keys(benches).join(', ')}\n`,
  )
  process.exit(1)
}
if (isShort) print('A short run only checks that everything runs; its figures mean nothing.')
await ensureBuilt(() => print('Building…'))

const tables: string[] = []
const outcomes = new Map<string, Outcome>()
const startedAt = performance.now()
const postgres = await startTestPostgres({ isDurable: true })
const machine = await describeMachine(postgres.url)
print(machine)
try {
  for (const [name, bench] of Object.entries(benches)) {
    const isSelected = names.length > 0 ? names.includes(name) : !bench.isNamedOnly
    if (isSelected) outcomes.set(name, await outcomeOf(name, bench))
  }
} finally {
  await postgres.stop()
}

const isComplete = names.length === 0
const judgedTargets = isComplete ? targets : targets.filter(({ bench }) => outcomes.has(bench))
const { header, rows, failed } = summarise(outcomes, judgedTargets)
const table = markdownTable(header, rows)
if (rows.length > 0) print(`\n${table}\n`)
if (failed > 0) process.exitCode = 1
if (isComplete && !isShort) {
  if (failed > 0) {
    print('docs/figures.md was not changed, as not everything was measured.')
  } else {
    const minutes = (performance.now() - startedAt) / 60_000
    await writeFigures({ table, tables, minutes, machine })
  }
}

/** Runs a bench; a failure is reported and does not stop the others. */
async function outcomeOf(name: string, { title, run }: Bench): Promise<Outcome> {
  const since = performance.now()
  try {
    const report = await run(postgres.url, { isShort, size })
    const seconds = ((performance.now() - since) / 1_000).toFixed(0)
    const text = `${name}: ${title}\n\n${asTable(report)}`
    print(`\n${text}\n\n(${seconds} s)`)
    tables.push(text)
    return report
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    process.stderr.write(`\n${name} failed: ${failure.stack ?? failure.message}\n`)
    return failure
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
