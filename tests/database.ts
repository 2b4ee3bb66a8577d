import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { ensureAppLogin } from '#app/db/app-login.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { testSecret } from './postgres.ts'

/** A database timeout that even a slow test machine never reaches. */
export const timeoutMs = 10_000

/** A database private to one test. */
export interface TestDatabase {
  /** URL of the superuser. */
  readonly adminUrl: string
  /** URL of the app's login. */
  readonly appUrl: string
  /** Runs a query as superuser, bypassing every policy. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /**
   * Reads every row of every table, as text; except `jobs`, which change at any time.
   * @param containing a text, such as an id, that the rows contain
   */
  rows(containing?: string): Promise<Record<string, readonly string[]>>
  /** Makes the sample's owner an ordinary owner, who can sign in at a public address. */
  unmarkSampleOwner(): Promise<void>
  /** Closes the app's connections and rejects new ones. */
  disconnectApp(): Promise<void>
  /** Accepts the app's connections again. */
  reconnectApp(): Promise<void>
  drop(): Promise<void>
}

/** A database without any tables. */
export interface EmptyDatabase extends TestDatabase {
  /**
   * Migrates the database and creates the app's login, as a start of Chefin does.
   * @returns the login's URL
   */
  createAppLogin(): Promise<string>
}

/**
 * Creates a migrated database from a template.
 * @throws Error unless Postgres is local
 */
export async function createTestDatabase(
  postgresUrl: string,
  template = 'chefin_template',
): Promise<TestDatabase> {
  const url = await createDatabase(postgresUrl, template)
  const { admin, ...database } = await openTestDatabase(postgresUrl, url)
  // The template is migrated; only the login is missing.
  return { ...database, appUrl: await ensureAppLogin(admin, url.href, testSecret) }
}

/** Creates a database without migrating it. */
export async function createEmptyDatabase(postgresUrl: string): Promise<EmptyDatabase> {
  const url = await createDatabase(postgresUrl, 'template0')
  const { admin: _, ...database } = await openTestDatabase(postgresUrl, url)
  return {
    ...database,
    get appUrl(): string {
      throw new Error('The app’s login doesn’t exist before migration')
    },
    createAppLogin: () => prepareDatabase(url.href, testSecret),
  }
}

async function createDatabase(postgresUrl: string, template: string): Promise<URL> {
  const url = new URL(postgresUrl)
  if (url.hostname !== '127.0.0.1') throw new Error('Tests only run on a local Postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files takes a third less time than writing through the WAL.
  await runOnce(url.href, `create database ${name} template ${template} strategy file_copy`)
  url.pathname = `/${name}`
  return url
}

export async function openTestDatabase(
  postgresUrl: string,
  url: URL,
): Promise<Omit<TestDatabase, 'appUrl'> & { readonly admin: Client }> {
  const name = url.pathname.slice(1)
  const admin = new Client({ connectionString: url.href })
  // Dropping the database closes this connection too.
  admin.on('error', () => undefined)
  await admin.connect()
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await admin.query<Record<string, unknown>>(text, [...values])).rows
  return {
    admin,
    adminUrl: url.href,
    query,
    async rows(containing = '') {
      const rows: Record<string, string[]> = {}
      const tables = await query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
           and relname <> 'jobs'`,
      )
      for (const { relname: table } of tables) {
        const tableRows = await query(
          `select row from (select row_to_json(t)::text as row from ${String(table)} t) rows
           where strpos(row, $1) > 0`,
          [containing],
        )
        rows[String(table)] = tableRows.map(({ row }) => String(row)).toSorted()
      }
      return rows
    },
    async unmarkSampleOwner() {
      await query('update samples set owner_id = gen_random_uuid()')
    },
    async disconnectApp() {
      await query(`alter role ${name}_app connection limit 0`)
      // A connection that has just passed the limit's check isn't the app's yet, and would survive.
      for (let isConnected = true; isConnected;) {
        await query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
          `${name}_app`,
        ])
        const connections = await query(
          `select from pg_stat_activity
           where usename = $1 or (backend_type = 'client backend' and state = 'starting')`,
          [`${name}_app`],
        )
        isConnected = connections.length > 0
      }
    },
    async reconnectApp() {
      await query(`alter role ${name}_app connection limit -1`)
    },
    async drop() {
      await admin.end()
      await runOnce(postgresUrl, `drop database ${name} with (force)`)
      await runOnce(postgresUrl, `drop role if exists ${name}_app`)
    },
  }
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
