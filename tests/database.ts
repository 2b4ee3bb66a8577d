import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { ensureAppLogin } from '#app/db/app-login.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { testSecret } from './postgres.ts'

/** The tests' database is never away, however slow the machine is. */
export const patienceMs = 10_000

/** A database of a test's own. */
export interface TestDatabase {
  /** The superuser's URL. */
  readonly adminUrl: string
  /** Under the app's own login. */
  readonly appUrl: string
  /** One query as superuser, past every policy. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Every row of every table, as text. */
  rows(): Promise<Record<string, readonly string[]>>
  /** Makes the sample's owner one like any other, who may sign in at a public address. */
  forgetSample(): Promise<void>
  /** Cuts the app's connections and lets it in no more. */
  goAway(): Promise<void>
  /** Lets the app in again. */
  comeBack(): Promise<void>
  drop(): Promise<void>
}

/** A database with nothing in it yet. */
export interface EmptyDatabase extends TestDatabase {
  /** Makes the app's login, as a start of Chefin would. @returns its URL */
  letAppIn(): Promise<string>
}

/** Copies the migrated template into a fresh database. Only on this machine. */
export async function createTestDatabase(postgresUrl: string): Promise<TestDatabase> {
  const url = await createDatabase(postgresUrl, 'chefin_template')
  const { admin, ...database } = await openTestDatabase(postgresUrl, url)
  // The template is migrated: of a start's preparations the login is all that is missing.
  return { ...database, appUrl: await ensureAppLogin(admin, url.href, testSecret) }
}

/** Makes a fresh database that nobody has migrated. */
export async function createEmptyDatabase(postgresUrl: string): Promise<EmptyDatabase> {
  const url = await createDatabase(postgresUrl, 'template0')
  const { admin: _, ...database } = await openTestDatabase(postgresUrl, url)
  return {
    ...database,
    get appUrl(): string {
      throw new Error('There is no login before somebody has migrated')
    },
    letAppIn: () => prepareDatabase(url.href, testSecret),
  }
}

async function createDatabase(postgresUrl: string, template: string): Promise<URL> {
  const url = new URL(postgresUrl)
  if (url.hostname !== '127.0.0.1') throw new Error('Tests run on a local Postgres alone')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files takes two thirds of the work of writing them through the log.
  await runOnce(url.href, `create database ${name} template ${template} strategy file_copy`)
  url.pathname = `/${name}`
  return url
}

async function openTestDatabase(
  postgresUrl: string,
  url: URL,
): Promise<Omit<TestDatabase, 'appUrl'> & { readonly admin: Client }> {
  const name = url.pathname.slice(1)
  const admin = new Client({ connectionString: url.href })
  // Dropping the database cuts this connection too.
  admin.on('error', () => undefined)
  await admin.connect()
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await admin.query<Record<string, unknown>>(text, [...values])).rows
  return {
    admin,
    adminUrl: url.href,
    query,
    async rows() {
      const rows: Record<string, string[]> = {}
      const tables = await query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      )
      for (const { relname: table } of tables) {
        const found = await query(`select row_to_json(t)::text as row from ${String(table)} t`)
        rows[String(table)] = found.map(({ row }) => String(row)).toSorted()
      }
      return rows
    },
    async forgetSample() {
      await query('update samples set owner_id = gen_random_uuid()')
    },
    async goAway() {
      await query(`alter role ${name}_app connection limit 0`)
      await query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
        `${name}_app`,
      ])
    },
    async comeBack() {
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
