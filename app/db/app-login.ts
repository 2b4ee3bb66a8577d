import { createHmac } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'

/** The login under which the app itself connects. */
interface AppLogin {
  readonly name: string
  /** Derived from APP_SECRET, so that nothing has to be stored. */
  readonly password: string
  readonly database: string
}

/** An address with the login of another, as of a pooler in front of the same database. */
export function withLoginOf(url: string, from: string): string {
  const { username, password } = new URL(from)
  return Object.assign(new URL(url), { username, password }).href
}

/** The login is named after the database, as logins belong to the whole cluster. */
async function appLoginOf(client: Client, appSecret: string): Promise<AppLogin> {
  const found = await client.query<{ database: string }>('select current_database() as database')
  const database = found.rows[0]?.database ?? ''
  const password = createHmac('sha256', appSecret)
    .update(`database login ${database}`)
    .digest('base64url')
  return { name: `${database.slice(0, 59)}_app`, password, database }
}

async function exists(client: Client, { name }: AppLogin): Promise<boolean> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [name])
  return found.rowCount !== 0
}

function urlOf({ name, password }: AppLogin, adminUrl: string): string {
  const url = new URL(adminUrl)
  url.username = encodeURIComponent(name)
  url.password = encodeURIComponent(password)
  return url.href
}

/**
 * Makes sure that the app's login was made with this secret: another one would lock out every
 * process that runs, and end all sessions.
 * @throws {StartupError}
 */
export async function assertSameSecret(
  client: Client,
  adminUrl: string,
  appSecret: string,
): Promise<void> {
  const login = await appLoginOf(client, appSecret)
  if (!(await exists(client, login))) return
  const app = new Client({
    connectionString: urlOf(login, adminUrl),
    connectionTimeoutMillis: 5_000,
  })
  app.on('error', () => undefined)
  try {
    await app.connect()
  } catch (error) {
    // invalid_password (Postgres, appendix A). Whatever else is wrong, such as a server that is
    // full at the moment, says nothing about the secret; it meets the app's own connections too.
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
 * Makes the app's login unless it is there. It owns nothing, bypasses nothing and inherits
 * nothing: it can only become one of the three actors.
 * @returns its URL
 */
export async function ensureAppLogin(
  client: Client,
  adminUrl: string,
  appSecret: string,
): Promise<string> {
  const login = await appLoginOf(client, appSecret)
  const name = client.escapeIdentifier(login.name)
  if (!(await exists(client, login))) {
    const password = client.escapeLiteral(login.password)
    await client.query(`create role ${name} login noinherit password ${password}`)
  }
  await client.query(`grant chefin_owner, chefin_guest, chefin_system to ${name}`)
  await client.query(
    `grant connect on database ${client.escapeIdentifier(login.database)} to ${name}`,
  )
  await letAdminBecomeSystem(client)
  return urlOf(login, adminUrl)
}

/**
 * Gives the app's login the password of another APP_SECRET.
 * @param readSecret asked only where nothing runs that knows the present one
 * @throws {StartupError} while a Chefin process or a pooler is connected, or before the first start
 */
export async function changeSecret(
  client: Client,
  readSecret: () => Promise<string>,
): Promise<void> {
  const { name } = await appLoginOf(client, '')
  const found = await client.query<{ connections: number }>(
    `select count(pid)::int as connections
     from pg_roles left join pg_stat_activity on usename = rolname
     where rolname = $1 group by rolname`,
    [name],
  )
  const connections = found.rows[0]?.connections
  if (connections === undefined) {
    throw new StartupError('No Chefin has started on this database yet: just start one.')
  }
  if (connections > 0) {
    throw new StartupError(
      `${connections} connections of Chefin are open (${name}); stop every Chefin process, and a pooler in between, then run this again.`,
    )
  }
  const { password } = await appLoginOf(client, await readSecret())
  await client.query(
    `alter role ${client.escapeIdentifier(name)} with password ${client.escapeLiteral(password)}`,
  )
}

/**
 * Lets the login of DATABASE_URL become the system actor. Row security is forced on the owner of
 * the tables too, so that by itself a backup would read nothing and a restore write nothing.
 */
export async function letAdminBecomeSystem(client: Client): Promise<void> {
  const found = await client.query<{ isSuperuser: boolean; version: number }>(
    `select rolsuper as "isSuperuser", current_setting('server_version_num')::int as version
     from pg_roles where rolname = current_user`,
  )
  const { isSuperuser = false, version = 0 } = found.rows[0] ?? {}
  if (isSuperuser) return
  // Where Postgres can tell the two apart, it may become that role and never is it unasked.
  const terms = version >= 16_00_00 ? ' with inherit false, set true' : ''
  await client.query(`grant chefin_system to current_user${terms}`)
}
