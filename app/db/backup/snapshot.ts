import { DatabaseError, escapeIdentifier, type Client } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'
import { connectAsAdmin } from '../migrate.ts'
import { findSchemaTime, readMigrations } from '../migrations.ts'
import { listColumns, listSequences, listTables, type Sequence } from './tables.ts'

/** A consistent view of a database at one moment. */
export interface Snapshot {
  /** The newest migration applied. */
  readonly migration: string
  readonly tables: readonly SnapshotTable[]
  readonly sequences: readonly Sequence[]
  /** The number of pictures that its rows refer to. */
  readonly pictureCount: number
}

/** A table of a snapshot. */
export interface SnapshotTable {
  readonly name: string
  readonly columns: readonly string[]
  /**
   * Yields batches of rows, each one line of JSON: an object of column names and Postgres' text
   * representation of the values, which Postgres reads back unchanged for every type.
   */
  rows(): AsyncGenerator<readonly string[]>
}

// The number of rows in memory at a time.
const rowsPerFetch = 500

// The text format must not depend on the settings of the login or the server.
const textFormatSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex';
  set local extra_float_digits = 1`

/**
 * Reads a database in one read-only transaction. It blocks nothing but migrations.
 * @throws {StartupError} with the fix
 */
export async function withSnapshot<Result>(
  adminUrl: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await connectAsAdmin(adminUrl)
  try {
    const tables = await listTables(client)
    if (!tables.includes('owners')) {
      throw new StartupError('The database has no tables of Chefin: there is nothing to back up.')
    }
    await client.query('begin isolation level repeatable read, read only')
    // Locked before the first read, which fixes the snapshot, so that no migration runs in between.
    const names = tables.map((name) => `public.${escapeIdentifier(name)}`)
    await client.query(`lock table ${names.join(', ')} in access share mode`)
    await client.query(`${textFormatSettings}; set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`)
    return await work(await openSnapshot(client))
  } finally {
    // Nothing was written, so closing the connection may end the transaction.
    await client.end()
  }
}

async function openSnapshot(client: Client): Promise<Snapshot> {
  const migration = await findMigration(client)
  const names = await listTables(client)
  const sequences = await listSequences(client)
  await becomeSystem(client, 'start this Chefin once on the database, then back up again')
  await assertAllRowsVisible(client)
  const result = await client.query<{ count: number }>(
    // A database that is about to be updated has no cover_url yet.
    `select ((select count(image_url) from dishes)
      + (select count(logo_url) + count(to_jsonb(restaurants) ->> 'cover_url') from restaurants)
    )::int as count`,
  )
  const pictureCount = result.rows[0]?.count ?? 0
  const tables: SnapshotTable[] = []
  for (const name of names) {
    const columns = (await listColumns(client, name)).map((column) => column.name)
    tables.push({ name, columns, rows: () => readRows(client, name, columns) })
  }
  return { migration, tables, sequences, pictureCount }
}

async function findMigration(client: Client): Promise<string> {
  const schemaTime = await findSchemaTime(client)
  const migration = readMigrations().find(({ createdAt }) => createdAt === schemaTime)
  if (migration) return migration.name
  throw new StartupError(
    'The database belongs to a newer Chefin than this one; back it up with the Chefin that runs on it.',
  )
}

/**
 * Switches the transaction to the system role, which may read and write every tenant's rows. The
 * tables' owner may not.
 * @param hint how to fix a missing right, for the error
 * @throws {StartupError}
 */
export async function becomeSystem(client: Client, hint: string): Promise<void> {
  try {
    await client.query('set local role chefin_system')
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === '42501')) throw error
    throw new StartupError(`The login of DATABASE_URL may not become chefin_system; ${hint}.`, {
      cause: error,
    })
  }
}

/**
 * Checks that no table hides rows from the system actor: the backup would silently be incomplete.
 */
async function assertAllRowsVisible(client: Client): Promise<void> {
  const hiddenTables = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
       and not exists (
         select from pg_policies
         where schemaname = 'public' and tablename = relname and 'chefin_system' = any (roles)
           and permissive = 'PERMISSIVE' and cmd in ('ALL', 'SELECT') and qual = 'true')`,
  )
  const [first] = hiddenTables.rows
  if (first) throw new Error(`${first.name} has no policy that shows the system all of its rows`)
}

async function* readRows(
  client: Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<readonly string[]> {
  const texts = columns.map((name) => `${escapeIdentifier(name)}::text`)
  // With `.*`, as a column may have the same name.
  await client.query(
    `declare rows no scroll cursor for select row_to_json(texts.*)::text as line
     from (select ${texts.join(', ')} from public.${escapeIdentifier(table)}) as texts`,
  )
  for (;;) {
    const result = await client.query<{ line: string }>(`fetch ${rowsPerFetch} from rows`)
    if (result.rows.length === 0) break
    yield result.rows.map(({ line }) => line)
  }
  await client.query('close rows')
}
