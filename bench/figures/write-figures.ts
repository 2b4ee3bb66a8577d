import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, freemem, loadavg, release, totalmem, type } from 'node:os'
import { Client } from 'pg'
import { replaceFigures } from './figures-page.ts'

const path = 'docs/figures.md'

interface Measured {
  /** The summary table, as Markdown. */
  readonly table: string
  /** Each bench's table, as text. */
  readonly tables: readonly string[]
  /** The duration of the run. */
  readonly minutes: number
  readonly machine: string
}

/** Writes the figures of a complete run into docs/figures.md and keeps the text around them. */
export async function writeFigures({ table, tables, minutes, machine }: Measured): Promise<void> {
  const details = tables.map((text) => `\`\`\`text\n${text}\n\`\`\``).join('\n\n')
  const date = new Date().toISOString().slice(0, 10)
  const text = `Measured on ${date}, in ${minutes.toFixed(0)} min. ${machine}\n\n${table}\n\n## The table of each bench\n\n${details}`
  await writeFile(path, replaceFigures(await readFile(path, 'utf8'), text))
  const { status } = spawnSync(process.execPath, ['node_modules/.bin/oxfmt', path])
  if (status !== 0) throw new Error(`${path} could not be formatted`)
  process.stdout.write(`Wrote ${path}.\n`)
}

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(0)} GB`

/** Describes the machine, without which the figures mean nothing. */
export async function describeMachine(postgresUrl: string): Promise<string> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  const [processor] = cpus()
  return [
    `${processor?.model.trim()}, ${cpus().length} cores, ${arch()}`,
    `memory ${gigabytes(totalmem())}, ${gigabytes(freemem())} of it free`,
    `load before the run ${loadavg()[0]?.toFixed(1)}`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `Postgres ${rows[0]?.server_version}.`,
  ].join('; ')
}
