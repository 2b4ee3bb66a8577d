import { createHmac } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

// Any fixed number will do; it only has to be the same in every Chefin process.
const migrationLock = 4_216_001

const oldestVersion = 15_00_00

/**
 * Brings a database up to date and makes the app's login. Safe to run in several
 * processes at once: they take turns. Needs a login that owns the database and may
 * create roles.
 *
 * @param adminUrl who migrates; owns the tables
 * @param appSecret gives the app's login its password, so that nothing has to be stored
 * @returns the URL under which the app itself connects
 */
export async function prepareDatabase(adminUrl: string, appSecret: string): Promise<string> {
  const client = await connect(adminUrl)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(client)
    return await ensureAppLogin(client, adminUrl, appSecret)
  } finally {
    await client.end()
  }
}

async function runMigrations(client: Client): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    // 42501 is insufficient_privilege (Postgres, appendix A).
    const cause = error instanceof Error ? error.cause : undefined
    if (!(cause instanceof Error && 'code' in cause && cause.code === '42501')) throw error
    throw new StartupError(
      `The login of DATABASE_URL may not do what migrations need (${cause.message}); let it own the database and create roles.`,
      { cause: error },
    )
  }
}

async function connect(adminUrl: string): Promise<Client> {
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
 * The app's login owns nothing, bypasses nothing and inherits nothing: it can only
 * become one of the three actors. It is named after the database, as logins belong to
 * the whole cluster.
 */
async function ensureAppLogin(
  client: Client,
  adminUrl: string,
  appSecret: string,
): Promise<string> {
  const found = await client.query<{ database: string }>('select current_database() as database')
  const database = found.rows[0]?.database ?? ''
  const login = `${database.slice(0, 59)}_app`
  const password = createHmac('sha256', appSecret)
    .update(`database login ${database}`)
    .digest('base64url')
  const name = client.escapeIdentifier(login)

  const existing = await client.query('select 1 from pg_roles where rolname = $1', [login])
  if (existing.rowCount === 0) await client.query(`create role ${name} login noinherit`)
  await client.query(`alter role ${name} with password ${client.escapeLiteral(password)}`)
  await client.query(`grant chefin_owner, chefin_guest, chefin_system to ${name}`)
  await client.query(`grant connect on database ${client.escapeIdentifier(database)} to ${name}`)

  const url = new URL(adminUrl)
  url.username = encodeURIComponent(login)
  url.password = encodeURIComponent(password)
  return url.href
}
