import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's URL of the cluster that this run of the tests made for itself. */
    testDatabasesUrl: string
  }
}

const template = 'chefin_template'
const folderPrefix = 'chefin-tests-'

// A power cut may take these databases; waiting for the disk would only slow the tests.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
]

/** A throwaway Postgres, in which each test gets a database of its own. */
export interface TestDatabases {
  /** Superuser's URL, for `createTestDatabase` alone. */
  readonly url: string
  /** Ends Postgres and deletes its files. */
  stop(): Promise<void>
}

/** A database that one test has to itself. */
export interface TestDatabase {
  /** Superuser's URL of it. */
  readonly adminUrl: string
  /** Deletes it, whoever is still connected. May be called twice. */
  drop(): Promise<void>
}

/**
 * Starts a throwaway Postgres in a temporary folder, with a template to copy from.
 * @param prepareTemplate lays tables and the like into the template, whose URL it gets
 */
export async function startTestDatabases(
  prepareTemplate: (adminUrl: string) => Promise<unknown>,
): Promise<TestDatabases> {
  await sweepKilledRuns()
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  // Where we are root, Postgres runs as another user, who has to get through.
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres(folder, { settings })
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await onServer(postgres.url, (client) => client.query(`create database ${template}`))
    await prepareTemplate(withDatabase(postgres.url, template))
    // Nobody may connect to it any more: a template in use cannot be copied.
    await onServer(postgres.url, (client) =>
      client.query(`alter database ${template} with is_template true allow_connections false`),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { url: postgres.url, stop }
}

/** What a Vitest `globalSetup` file exports by default: `startTestDatabases` for all tests. */
export function databasesForVitest(prepareTemplate: (adminUrl: string) => Promise<unknown>) {
  return async (project: TestProject) => {
    const databases = await startTestDatabases(prepareTemplate)
    project.provide('testDatabasesUrl', databases.url)
    return databases.stop
  }
}

/**
 * Makes a fresh copy of the template.
 * @param url of `startTestDatabases`; what Vitest's setup provided, if left out
 */
export async function createTestDatabase(url?: string): Promise<TestDatabase> {
  const server = url ?? (await import('vitest')).inject('testDatabasesUrl')
  assertLoopback(server)
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, (client) => copyTemplate(client, name))
  return {
    adminUrl: withDatabase(server, name),
    drop: () => dropTestDatabase(withDatabase(server, name)),
  }
}

/** Deletes a test's database, and refuses any other and any server but this machine's. */
export async function dropTestDatabase(adminUrl: string): Promise<void> {
  assertLoopback(adminUrl)
  const name = new URL(adminUrl).pathname.slice(1)
  if (!/^test_[a-z0-9_]+$/.test(name)) throw new Error(`"${name}" is not a test's database`)
  await onServer(withDatabase(adminUrl, 'postgres'), (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  )
}

async function copyTemplate(client: Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database ${name} template ${template}`)
      return
    } catch (error) {
      // "source database is being accessed by other users": such as by autovacuum.
      const isInUse = error instanceof DatabaseError && error.code === '55006'
      if (!isInUse || attempt === 10) throw error
      await delay(50 * attempt)
    }
  }
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  assertLoopback(url)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function assertLoopback(url: string): void {
  const { hostname, searchParams } = new URL(url)
  // `?host=` wins over the address before it.
  const host = searchParams.get('host') ?? hostname
  if (['127.0.0.1', 'localhost', '[::1]'].includes(host)) return
  throw new Error(`Tests make and delete databases on this machine only, not on ${host}`)
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Ends what a run left that was killed before it could. */
async function sweepKilledRuns(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const pid = new RegExp(`^${folderPrefix}(\\d+)-`).exec(entry)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = join(tmpdir(), entry)
    try {
      // Taking it over is the sure way to end a Postgres that may still run there.
      await (await startEmbeddedPostgres(folder)).stop()
    } catch {
      // Killed before there was any database, or someone else's.
    }
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
