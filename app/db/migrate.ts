import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'
import { assertSameSecret, ensureAppLogin } from './app-login.ts'
import { applyMigrations, readMigrations, type Migration } from './migrations.ts'
import { isWriteRefusal } from './write-refusals.ts'

// Arbitrary, but the same in every Chefin process.
const migrationLock = 4_216_001

const minVersion = 15_00_00

// A statement that waits for a lock blocks all later ones, so guests wait up to this long.
const lockTimeoutMs = 500
const lockWaitMs = 120_000
const retryPauseMs = 1_000

/**
 * Migrates a database and creates the app's login, in one transaction. Safe to run in several
 * processes at the same time: they take turns. Needs a login that owns the database and may create
 * roles.
 * @param adminUrl the login that migrates and owns the tables
 * @param appSecret the secret from which the password of the app's login is derived
 * @returns the URL that the app connects with
 * @throws {StartupError} with the fix
 */
export async function prepareDatabase(
  adminUrl: string,
  appSecret: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string> {
  const client = await connectAsAdmin(adminUrl)
  try {
    return await retryWhileLocked(() =>
      inMigrationTransaction(client, async () => {
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
 * Runs `work` in one transaction, all or nothing; one at a time per database. The lock belongs to
 * the transaction, so that it also works through a pooler.
 * @throws {StartupError} if the login lacks rights, or the database can't be written
 */
export async function inMigrationTransaction<Result>(
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
    // A lost connection has rolled back already.
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

/** Retries while a lock isn't available, with pauses in which others can work. */
async function retryWhileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + lockWaitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      // lock_not_available (Postgres, appendix A).
      if (!hasCode(error, '55P03')) throw error
      if (performance.now() > deadline) {
        throw new StartupError(
          'A long transaction, such as a backup, holds what an update of the database needs; start again once it is over (pg_stat_activity shows it).',
          { cause: error },
        )
      }
      await delay(retryPauseMs)
    }
  }
}

function hasCode(error: unknown, code: string): error is DatabaseError {
  return error instanceof DatabaseError && error.code === code
}

/**
 * Connects as the login of DATABASE_URL, or as the embedded superuser. The caller closes the
 * connection.
 * @throws {StartupError} if there is no Postgres that Chefin can use
 */
export async function connectAsAdmin(adminUrl: string): Promise<Client> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  // A lost connection also fails the pending query; report that failure instead.
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
    await assertNotTransactionPooled(client, adminUrl)
  } catch (error) {
    await client.end()
    throw error
  }
  return client
}

async function assertUsable(client: Client, host: string): Promise<void> {
  const result = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_encoding') as encoding`,
  )
  const { version, encoding } = result.rows[0] ?? { version: 0, encoding: '' }
  if (version < minVersion) {
    throw new StartupError(`The Postgres at ${host} is too old; Chefin needs 15 or newer.`)
  }
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database at ${host} is encoded in ${encoding}; Chefin needs UTF8: create one with "create database chefin encoding 'UTF8' template template0" and name it in DATABASE_URL.`,
    )
  }
}

/**
 * Checks that there is no transaction pooler, which supports neither session locks nor LISTEN. With
 * one, two idle connections share a session.
 */
async function assertNotTransactionPooled(client: Client, adminUrl: string): Promise<void> {
  const other = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  other.on('error', () => undefined)
  await other.connect()
  try {
    if ((await sessionId(client)) !== (await sessionId(other))) return
  } finally {
    await other.end()
  }
  throw new StartupError(
    `At ${new URL(adminUrl).host} a transaction pooler is in use; set DATABASE_DIRECT_URL to the address of Postgres itself, for migrations and notifications, and leave the pooler in DATABASE_URL.`,
  )
}

async function sessionId(client: Client): Promise<number | undefined> {
  const result = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return result.rows[0]?.pid
}
