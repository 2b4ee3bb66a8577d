import { createHmac } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'

/** The login that the app connects with. */
interface AppLogin {
  readonly name: string
  /** Derived from APP_SECRET, so it isn't stored. */
  readonly password: string
  readonly database: string
}

/**
 * Returns `url` with the credentials of `from`, for instance for a pooler in front of the same
 * database.
 */
export function withLoginOf(url: string, from: string): string {
  const { username, password } = new URL(from)
  return Object.assign(new URL(url), { username, password }).href
}

/**
 * Derives the app's login. Its name includes the database's, because a cluster's databases share
 * logins.
 */
async function deriveAppLogin(client: Client, appSecret: string): Promise<AppLogin> {
  const result = await client.query<{ database: string }>('select current_database() as database')
  const database = result.rows[0]?.database ?? ''
  const password = createHmac('sha256', appSecret)
    .update(`database login ${database}`)
    .digest('base64url')
  return { name: `${database.slice(0, 59)}_app`, password, database }
}

async function hasLogin(client: Client, { name }: AppLogin): Promise<boolean> {
  const result = await client.query('select 1 from pg_roles where rolname = $1', [name])
  return result.rowCount !== 0
}

function loginUrl({ name, password }: AppLogin, adminUrl: string): string {
  const url = new URL(adminUrl)
  url.username = encodeURIComponent(name)
  url.password = encodeURIComponent(password)
  return url.href
}

/**
 * Checks that the app's login was created with this secret. Changing its password would lock out
 * every running process and end all sessions.
 * @throws {StartupError}
 */
export async function assertSameSecret(
  client: Client,
  adminUrl: string,
  appSecret: string,
): Promise<void> {
  const login = await deriveAppLogin(client, appSecret)
  if (!(await hasLogin(client, login))) return
  const app = new Client({
    connectionString: loginUrl(login, adminUrl),
    connectionTimeoutMillis: 5_000,
  })
  app.on('error', () => undefined)
  try {
    await app.connect()
  } catch (error) {
    // invalid_password (Postgres, appendix A). Any other error, such as too many connections, has
    // another cause and will also affect the app's own connections.
    if (!(error instanceof DatabaseError && error.code === '28P01')) return
    throw new StartupError(
      `The database ${login.database} was set up with another APP_SECRET; give this process the same one as the others. To change the secret for good, stop every Chefin process and run "npm run change-secret" with the new one.`,
      { cause: error },
    )
  } finally {
    await app.end().catch(() => undefined)
  }
}

/**
 * Creates the app's login if it is missing. It owns nothing, bypasses nothing and inherits nothing;
 * it can only switch to one of the three actors' roles.
 * @returns its URL
 */
export async function ensureAppLogin(
  client: Client,
  adminUrl: string,
  appSecret: string,
): Promise<string> {
  const login = await deriveAppLogin(client, appSecret)
  const name = client.escapeIdentifier(login.name)
  if (!(await hasLogin(client, login))) {
    const password = client.escapeLiteral(login.password)
    await client.query(`create role ${name} login noinherit password ${password}`)
  }
  await client.query(`grant chefin_owner, chefin_guest, chefin_system to ${name}`)
  await client.query(
    `grant connect on database ${client.escapeIdentifier(login.database)} to ${name}`,
  )
  await grantSystemRoleToAdmin(client)
  return loginUrl(login, adminUrl)
}

/**
 * Sets the app login's password for a new APP_SECRET.
 * @param readSecret called only when no process that uses the current secret is running
 * @throws {StartupError} while a Chefin process or a pooler is connected, or before the first start
 */
export async function changeSecret(
  client: Client,
  readSecret: () => Promise<string>,
): Promise<void> {
  const { name } = await deriveAppLogin(client, '')
  const result = await client.query<{ connections: number }>(
    `select count(pid)::int as connections
     from pg_roles left join pg_stat_activity on usename = rolname
     where rolname = $1 group by rolname`,
    [name],
  )
  const connections = result.rows[0]?.connections
  if (connections === undefined) {
    throw new StartupError('Chefin has never been started on this database: just start it.')
  }
  if (connections > 0) {
    throw new StartupError(
      `${connections} connections of Chefin are open (${name}); stop every Chefin process, and a pooler in between, then run this again.`,
    )
  }
  const { password } = await deriveAppLogin(client, await readSecret())
  await client.query(
    `alter role ${client.escapeIdentifier(name)} with password ${client.escapeLiteral(password)}`,
  )
}

/**
 * Lets the login of DATABASE_URL switch to the system role. Row security is forced on the tables'
 * owner too, so without it a backup would read nothing and a restore write nothing.
 */
export async function grantSystemRoleToAdmin(client: Client): Promise<void> {
  const result = await client.query<{ isSuperuser: boolean; version: number }>(
    `select rolsuper as "isSuperuser", current_setting('server_version_num')::int as version
     from pg_roles where rolname = current_user`,
  )
  const { isSuperuser = false, version = 0 } = result.rows[0] ?? {}
  if (isSuperuser) return
  // Postgres 16 and newer can grant SET without INHERIT: the login may switch to the role but never
  // has its rights implicitly.
  const options = version >= 16_00_00 ? ' with inherit false, set true' : ''
  await client.query(`grant chefin_system to current_user${options}`)
}
