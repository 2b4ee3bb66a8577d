import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { copyFolder } from '#app/db/embedded/embedded.fixture.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { makeInitialisedFolder } from './initialised-folder.ts'
import { sampleTemplate, seedSampleTemplate } from './sample.ts'
import { makeSharedServersFolder } from './shared-servers-folder.ts'

/** The APP_SECRET of every process in the tests, from which the app login's password derives. */
export const testSecret = 'a-secret-for-tests-alone-0123456789'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's URL of the tests' cluster, database `postgres`. */
    readonly postgresUrl: string
    /** Folder of the data folders that tests copy; see initialised-folder.ts and first-start.ts. */
    readonly dataFolders: string
  }
}

// Test data needn't survive a crash, and test passwords needn't resist guessing. These settings halve
// the time for a new database and a new connection.
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_init_zero=off',
  'scram_iterations=1',
  // The kernel copies a database's files: a new database costs half.
  ...(process.platform === 'linux' ? ['file_copy_method=clone'] : []),
]

interface Options {
  /** Flushes to disk as in production; tests don't need it. */
  readonly isDurable?: boolean
  /** A data folder to copy instead of creating a cluster. */
  readonly initialised?: string
}

/** Starts one temporary Postgres for the whole run, with migrated template databases. */
export async function startTestPostgres({ isDurable = false, initialised }: Options = {}): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-test-'))
  // When run as root, Postgres runs as another user and needs access.
  await chmod(folder, 0o755)
  if (initialised) await copyFolder(initialised, folder)
  await claimDataFolder(folder)
  const settings = ['max_connections=200', ...(isDurable ? [] : fastSettings)]
  const postgres = await startEmbeddedPostgres(folder, { settings })
  const url = new URL(postgres.url)
  url.pathname = '/postgres'
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  const template = new URL(url)
  template.pathname = '/chefin_template'
  await admin.query('create database chefin_template')
  await prepareDatabase(template.href, testSecret)
  await admin.query(`create database ${sampleTemplate} template chefin_template`)
  await admin.end()
  template.pathname = `/${sampleTemplate}`
  const sampleFolder = await seedSampleTemplate(template.href, testSecret)
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
    await rm(sampleFolder, { recursive: true })
  }
  return { url: url.href, stop }
}

/** Vitest's global setup. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolders = await mkdtemp(join(tmpdir(), 'chefin-data-'))
  await chmod(dataFolders, 0o755)
  const initialised = await makeInitialisedFolder(dataFolders)
  const postgres = await startTestPostgres({ initialised })
  project.provide('postgresUrl', postgres.url)
  project.provide('dataFolders', dataFolders)
  const shared = await makeSharedServersFolder()
  project.provide('sharedServers', shared.folder)
  return async () => {
    await shared.stop()
    // Their databases end with it.
    await postgres.stop()
    await rm(dataFolders, { recursive: true })
  }
}
