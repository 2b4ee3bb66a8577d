import { resolve } from 'node:path'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import type { Bench, Report, Row } from '../bench.ts'
import { median, quantile } from '../bench.ts'
import { measureChanges } from './changes.ts'
import { measureJobs } from './jobs.ts'
import { journeys } from './journeys.ts'
import { openWorld, type World } from './open-world.ts'

/** The world is kept here, so that the next run needn't seed it again. */
const folder = resolve('.data/world')

/** In percent of 100,000 owners. */
const smallest = 0.1
const defaultSize = 1

const rounds = 20
const warmUps = 3

/**
 * What stays flat as the number of restaurants grows. The worlds are measured in turn, request by
 * request, so that the machine's other load affects all alike, and for the same owners, who have the
 * same rows in each.
 */
export const world: Bench = {
  title: `worlds of growing size, in percent of 100,000 owners; the same ${rounds} owners in each`,
  isNamedOnly: true,
  async run(_, { isShort, size = defaultSize }) {
    const percents = isShort
      ? [smallest]
      : [...[smallest, 1, 10].filter((percent) => percent < size), size]
    await claimDataFolder(folder)
    const postgres = await startEmbeddedPostgres(folder, {
      settings: ['max_connections=200', 'max_wal_size=4GB', 'shared_buffers=512MB'],
    })
    const worlds: World[] = []
    try {
      for (const percent of percents) {
        worlds.push(await openWorld(postgres.url, percent, report))
      }
      return await measure(worlds, isShort ? 2 : rounds)
    } catch (error) {
      for (const { server } of worlds) report(server.log())
      throw error
    } finally {
      for (const one of worlds) await one.stop()
      await postgres.stop()
    }
  },
}

async function measure(worlds: readonly World[], count: number): Promise<Report> {
  const rows: Row[] = [...(await sizesOf(worlds)), ...(await journeyRows(worlds, count))]
  const owners = Array.from({ length: count }, (_, round) => ownerOf(round))
  rows.push(...(await columnsOf(worlds, (one) => measureChanges(one, owners))))
  rows.push(...(await columnsOf(worlds, measureJobs)))
  rows.push(...(await memoryRows(worlds)))
  return { columns: worlds.map(({ percent }) => `${percent} %`), rows, hasRatio: true }
}

/** Measures one world after the other, and joins their rows. */
async function columnsOf(
  worlds: readonly World[],
  measureOne: (one: World) => Promise<Row[]>,
): Promise<Row[]> {
  const columns: Row[][] = []
  for (const one of worlds) {
    const column = await measureOne(one)
    report(
      column
        .map(({ label, unit, values }) => `${label} ${values[0]?.toFixed(0)} ${unit}`)
        .join('; '),
    )
    columns.push(column)
  }
  return (columns[0] ?? []).map((row, index) => ({
    ...row,
    values: columns.flatMap((column) => column[index]?.values ?? []),
  }))
}

async function sizesOf(worlds: readonly World[]): Promise<Row[]> {
  const tables = ['owners', 'restaurants', 'dishes', 'messages']
  const rows: Row[] = []
  for (const table of tables) {
    const values: number[] = []
    for (const { query } of worlds) {
      values.push(Number((await query(`select count(*) as n from ${table}`))[0]?.['n']))
    }
    rows.push({ label: table, unit: '', values })
  }
  const values: number[] = []
  for (const { query } of worlds) {
    const [row] = await query('select pg_database_size(current_database()) / 1e6 as mb')
    values.push(Number(row?.['mb']))
  }
  return [...rows, { label: 'database', unit: 'MB', values }]
}

async function journeyRows(worlds: readonly World[], count: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [label, prepare] of Object.entries(journeys)) {
    const go = worlds.map((one) => prepare(one))
    const times: number[][] = worlds.map(() => [])
    for (let round = 0; round < warmUps + count; round++) {
      for (const [index, goOnce] of go.entries()) {
        const ms = await goOnce(ownerOf(round))
        if (round >= warmUps) times[index]?.push(ms)
      }
    }
    rows.push(
      { label: `${label}, median`, unit: 'ms', values: times.map(median) },
      { label: `${label}, p95`, unit: 'ms', values: times.map((one) => quantile(one, 0.95)) },
    )
    // A later failure doesn't lose it.
    const p95 = times.map((one) => quantile(one, 0.95).toFixed(0))
    report(
      `${label}: median ${times.map((one) => median(one).toFixed(0)).join(', ')}; p95 ${p95.join(', ')} ms`,
    )
  }
  return rows
}

/** One of the first hundred owners, which every world contains. */
const ownerOf = (round: number) => 1 + ((round * 37) % 100)

async function memoryRows(worlds: readonly World[]): Promise<Row[]> {
  const before: number[] = []
  const after: number[] = []
  for (const one of worlds) {
    before.push(await one.memory())
    await one.visitAll()
    after.push(await one.memory())
  }
  return [
    { label: 'memory of a process before', unit: 'MB', values: before },
    { label: 'memory after visiting every restaurant', unit: 'MB', values: after },
  ]
}

function report(line: string): void {
  process.stderr.write(`${line}\n`)
}
