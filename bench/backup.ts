import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBackup, restoreBackup } from '#app/backup/restore-backup.ts'
import { writeBackup } from '#app/backup/write-backup.ts'
import { openAllPictures } from '#app/services/images/all-pictures.server.ts'
import { createEmptyDatabase, createTestDatabase } from '../tests/database.ts'
import type { Bench, Report } from './bench.ts'
import { seedConversations } from './statistics/seed-conversations.ts'

const sizes = [10_000, 100_000, 1_000_000]
const mega = 1024 ** 2

/** The cost of a backup and a restore, and whether their memory grows with the database. */
export const backup: Bench = {
  title: 'backup and restore, by the number of messages in the database',
  isNamedOnly: true,
  async run(postgresUrl): Promise<Report> {
    const columns: number[][] = []
    for (const messages of sizes) columns.push(await measure(postgresUrl, messages))
    const measures = [
      ['backup', 's'],
      ['backup: peak memory', 'MB'],
      ['backup: size', 'MB'],
      ['check', 's'],
      ['restore', 's'],
      ['restore: peak memory', 'MB'],
    ] as const
    return {
      columns: sizes.map((size) => size.toLocaleString('en')),
      rows: measures.map(([label, unit], index) => ({
        label,
        unit,
        values: columns.map((column) => column[index] ?? Number.NaN),
      })),
    }
  },
}

async function measure(postgresUrl: string, messages: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-bench-'))
  const source = await createTestDatabase(postgresUrl)
  const target = await createEmptyDatabase(postgresUrl)
  try {
    await seedConversations(source.adminUrl, messages)
    const pictures = await openAllPictures({ dataFolder: folder, bucket: undefined })
    const writing = await timed(() => writeBackup({ adminUrl: source.adminUrl, pictures }, folder))
    const { folder: backupFolder } = writing.result
    const check = await timed(() => checkBackup(backupFolder))
    const restoration = await timed(() =>
      restoreBackup(backupFolder, check.result, { adminUrl: target.adminUrl, pictures }),
    )
    return [
      writing.seconds,
      writing.memory,
      await sizeOf(backupFolder),
      check.seconds,
      restoration.seconds,
      restoration.memory,
    ]
  } finally {
    await source.drop()
    await target.drop()
    await rm(folder, { recursive: true })
  }
}

async function timed<Result>(work: () => Promise<Result>) {
  let memory = 0
  const sample = () => (memory = Math.max(memory, process.memoryUsage().rss / mega))
  const timer = setInterval(sample, 100)
  const startedAt = performance.now()
  try {
    const result = await work()
    sample()
    return { result, memory, seconds: (performance.now() - startedAt) / 1_000 }
  } finally {
    clearInterval(timer)
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const name of await readdir(folder, { recursive: true })) {
    bytes += (await stat(join(folder, name))).size
  }
  return bytes / mega
}
