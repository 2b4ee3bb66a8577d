import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'
import { assertSameSecret, ensureAppLogin } from './app-login.ts'
import { applyMigrations, readMigrations, type Migration } from './migrations.ts'
import { isWriteRefusal } from './write-refusals.ts'

// Any fixed number will do; it only has to be the same in every Chefin process.
const migrationLock = 4_216_001

const oldestVersion = 15_00_00

// What waits for a lock holds up all who come after it: guests wait no longer than this.
const lockTimeoutMs = 500
const patienceMs = 120_000
const pauseMs = 1_000

/**
 * Brings a database up to date and makes the app's login, in one transaction. Safe to run in
 * several processes at once: they take turns. Needs a login that owns the database and may
 * create roles.
 *
 * @param adminUrl who migrates; owns the tables
 * @param appSecret gives the app's login its password, so that nothing has to be stored
 * @returns the URL under which the app itself connects
 * @throws {StartupError} naming the cure
 */
export async function prepareDatabase(
  adminUrl: string,
  appSecret: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string> {
  const client = await connectAsAdmin(adminUrl)
  try {
    return await whenFree(() =>
      migrating(client, async () => {
        await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
        await assertSameSecret(client, adminUrl, appSecret)
        await applyMigrations(client, migrations)
        return ensureAppLogin(client, adminUrl, appSecret)
      }),
    )
  } finally {
    await client.end()
  }
}

/**
 * One transaction that changes the schema, or nothing; one at a time in a database. The lock is
 * the transaction's, so that it also holds through a pooler.
 * @throws {StartupError} where the login may not, or the database takes no writes
 */
export async function migrating<Result>(
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await client.query('rollback').catch(() => undefined)
    if (error instanceof DatabaseError && isWriteRefusal(error)) {
      throw new StartupError(
        `The database takes no writes (${error.message}); make room where Postgres keeps it, or name the primary in DATABASE_URL, then try again.`,
        { cause: error },
      )
    }
    // insufficient_privilege (Postgres, appendix A).
    if (!hasCode(error, '42501')) throw error
    throw new StartupError(
      `The login of DATABASE_URL may not do what migrations need (${error.message}); let it own the database and create roles.`,
      { cause: error },
    )
  }
}

/** Tries again, in pauses in which others get on with their work, where a lock was not to be had. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const latest = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      // lock_not_available (Postgres, appendix A).
      if (!hasCode(error, '55P03')) throw error
      if (performance.now() > latest) {
        throw new StartupError(
          'A long transaction, such as a backup, holds what an update of the database needs; start again once it is over (pg_stat_activity shows it).',
          { cause: error },
        )
      }
      await delay(pauseMs)
    }
  }
}

function hasCode(error: unknown, code: string): error is DatabaseError {
  return error instanceof DatabaseError && error.code === code
}

/**
 * Connects as the login of DATABASE_URL, or as the embedded superuser; whoever asks ends it.
 * @throws {StartupError} where there is no Postgres that Chefin can use
 */
export async function connectAsAdmin(adminUrl: string): Promise<Client> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  // A lost connection also fails the query that waits for it; that failure is the one to see.
  client.on('error', () => undefined)
  const { host } = new URL(adminUrl)
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartupError(
      `The database at ${host} cannot be used (${reason}); check DATABASE_URL and that Postgres runs there.`,
      { cause: error },
    )
  }
  try {
    await assertUsable(client, host)
    await assertOwnSession(client, adminUrl)
  } catch (error) {
    await client.end()
    throw error
  }
  return client
}

async function assertUsable(client: Client, host: string): Promise<void> {
  const found = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_encoding') as encoding`,
  )
  const { version, encoding } = found.rows[0] ?? { version: 0, encoding: '' }
  if (version < oldestVersion) {
    throw new StartupError(`The Postgres at ${host} is too old; Chefin needs 15 or newer.`)
  }
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database at ${host} is encoded in ${encoding}; Chefin needs UTF8: make one by "create database chefin encoding 'UTF8' template template0" and name it in DATABASE_URL.`,
    )
  }
}

/**
 * Two idle connections with one session behind them: a pooler that lends sessions by the
 * transaction, which can neither lock nor listen.
 */
async function assertOwnSession(client: Client, adminUrl: string): Promise<void> {
  const other = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  other.on('error', () => undefined)
  await other.connect()
  try {
    if ((await sessionOf(client)) !== (await sessionOf(other))) return
  } finally {
    await other.end()
  }
  throw new StartupError(
    `At ${new URL(adminUrl).host} a pooler lends connections by the transaction; set DATABASE_DIRECT_URL to the address of Postgres itself, for migrations and to hear of changes, and leave the pooler in DATABASE_URL.`,
  )
}

async function sessionOf(client: Client): Promise<number | undefined> {
  const found = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return found.rows[0]?.pid
}
