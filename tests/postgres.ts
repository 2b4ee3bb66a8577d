import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import { prepareDatabase } from '#app/db/migrate.ts'

/** The secret of every process in the tests: the app's login follows from it. */
export const testSecret = 'a-secret-for-tests-alone-0123456789'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's URL of the tests' cluster, database `postgres`. */
    readonly postgresUrl: string
  }
}

// Test data need not survive a crash, and passwords need not resist guessing: a fresh database
// and a new connection then take half the work.
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_init_zero=off',
  'scram_iterations=1',
]

interface Options {
  /** Waits for the disk, as it would for an owner; tests don't, as nothing outlives their run. */
  readonly isDurable?: boolean
}

/** Starts one throwaway Postgres for the whole run, with a migrated template in it. */
export async function startTestPostgres({ isDurable = false }: Options = {}): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-test-'))
  // Run as root, Postgres runs as another user, who has to get in.
  await chmod(folder, 0o755)
  await claimDataFolder(folder)
  const settings = ['max_connections=200', ...(isDurable ? [] : careless)]
  const postgres = await startEmbeddedPostgres(folder, { settings })
  const url = new URL(postgres.url)
  url.pathname = '/postgres'
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  await admin.query('create database chefin_template')
  await admin.end()
  const template = new URL(url)
  template.pathname = '/chefin_template'
  await prepareDatabase(template.href, testSecret)
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
  return { url: url.href, stop }
}

/** Vitest's global setup. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
