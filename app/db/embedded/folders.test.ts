import { chmod, mkdir, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { StartupError } from '#app/config/startup-error.ts'
import { copyInitialised, initialised } from '../../../tests/initialised-folder.ts'
import { makeFolder, query } from './embedded.fixture.ts'
import { startEmbeddedPostgres } from './index.ts'

const isRoot = process.getuid?.() === 0

let folder = { path: '', remove: async (): Promise<void> => undefined }

beforeEach(async () => {
  folder = await makeFolder()
})

afterEach(() => folder.remove())

/** Starts as server.ts does, and returns the error's message of one line. */
async function startError(path = folder.path): Promise<string> {
  const error = await claimDataFolder(path)
    .then(() => startEmbeddedPostgres(path))
    .then((postgres) => postgres.stop())
    .catch((failure: unknown) => failure)
  return error instanceof StartupError && !error.message.includes('\n')
    ? error.message
    : `no StartupError: ${String(error)}`
}

/**
 * Fills the data folder.
 * @returns the path of its cluster
 */
async function addCluster(): Promise<string> {
  await copyInitialised(inject('dataFolders'), folder.path)
  return join(folder.path, 'postgres')
}

describe('a data folder is rejected if it', () => {
  it('contains other files, which are left alone', async () => {
    await writeFile(join(folder.path, 'thesis.txt'), 'chapter one')
    expect(await startError()).toContain("not Chefin's")
    expect(await readdir(folder.path)).toEqual(['thesis.txt'])
  })

  it('is a file, or inside one', async () => {
    const file = join(folder.path, 'file')
    await writeFile(file, '')
    expect(await startError(file)).toContain('is not a folder')
    expect(await startError(join(file, 'below'))).toContain('is not a folder')
  })

  it('was made by another version of Chefin', async () => {
    await writeFile(join(folder.path, 'chefin.json'), '{"format":99}')
    expect(await startError()).toContain('this version of Chefin')
  })

  it.skipIf(isRoot)('may not be written to', async () => {
    await chmod(folder.path, 0o500)
    expect(await startError()).toContain('cannot be written')
  })

  it.runIf(isRoot)("is closed to Postgres's own user", async () => {
    const home = join(folder.path, 'home')
    await mkdir(home, { mode: 0o700 })
    expect(await startError(join(home, 'data'))).toContain(`chmod o+x ${home}`)
  })
})

describe('a cluster that cannot be run', () => {
  it('belongs to another version of Postgres', async () => {
    const cluster = await addCluster()
    await writeFile(join(cluster, 'PG_VERSION'), '17\n')
    expect(await startError()).toContain('was made by Postgres 17')
  })

  it.each([
    ['without a control file', (cluster: string) => rm(join(cluster, 'global', 'pg_control'))],
    [
      'with half a control file',
      (cluster: string) => truncate(join(cluster, 'global', 'pg_control'), 100),
    ],
    [
      'with an invalid control file',
      (cluster: string) => writeFile(join(cluster, 'global', 'pg_control'), Buffer.alloc(8192, 7)),
    ],
    ['without its version file', (cluster: string) => rm(join(cluster, 'PG_VERSION'))],
    [
      'without its write-ahead log',
      (cluster: string) => rm(join(cluster, 'pg_wal'), { recursive: true }),
    ],
  ])('is damaged: %s', async (_, damage) => {
    const cluster = await addCluster()
    await damage(cluster)
    // A start notes its options.
    await writeFile(join(cluster, 'postmaster.opts'), '')
    const before = await readdir(cluster)
    expect(await startError()).toMatch(/is damaged .* restore the folder from a backup/)
    expect(await readdir(cluster)).toEqual(before)
  })

  it('is not reported as damaged because of an unknown setting', async () => {
    const cluster = await addCluster()
    await writeFile(join(cluster, 'postgresql.auto.conf'), 'no_such_setting = 1\n')
    const message = await startEmbeddedPostgres(folder.path).catch((error: unknown) =>
      String(error),
    )
    expect(message).not.toContain('damaged')
    expect(message).toContain('postgres.log')
  })
})

describe('a data folder is repaired if it', () => {
  it('was left incomplete by a killed first start', async () => {
    await claimDataFolder(folder.path)
    const incomplete = join(folder.path, 'postgres-new-abcdef')
    await mkdir(join(incomplete, 'cluster'), { recursive: true })
    const longAgo = new Date(Date.now() - 600_000)
    await utimes(incomplete, longAgo, longAgo)
    expect(await startError()).toBe('no StartupError: undefined')
    expect((await readdir(folder.path)).toSorted()).toEqual([
      'chefin.json',
      'postgres',
      'postgres.log',
    ])
  })

  it('is a world-readable copy, owned by root if root made it', async () => {
    const cluster = await addCluster()
    await chmod(cluster, 0o755)
    const postgres = await startEmbeddedPostgres(folder.path)
    expect(await query(postgres.url, 'select 1 as fine')).toEqual([{ fine: 1 }])
    await postgres.stop()
    const original = join(initialised(inject('dataFolders')), 'postgres')
    expect((await stat(cluster)).uid).toBe((await stat(original)).uid)
  })
})
