import { DatabaseError, escapeIdentifier, type Client } from 'pg'
import { StartupError } from '#app/config/startup-error.ts'
import { grantSystemRoleToAdmin } from '../app-login.ts'
import { connectAsAdmin, inMigrationTransaction } from '../migrate.ts'
import { applyMigrations, readMigrations } from '../migrations.ts'
import { becomeSystem } from './snapshot.ts'
import { listColumns, listTables, type Sequence } from './tables.ts'

/** The contents to restore, with the row counts to verify. */
export interface Contents {
  readonly migration: string
  /** The version of Chefin that wrote it. */
  readonly version: string
  readonly sequences: readonly Sequence[]
  readonly tables: readonly {
    readonly name: string
    readonly columns: readonly string[]
    readonly rowCount: number
    /** Each row as one line of JSON, in the snapshot's format. */
    rows(): AsyncIterable<string>
  }[]
}

// Maximum size of one insert, in characters.
const batchSize = 500_000

/**
 * Fills an empty database and migrates it to the current schema, in one transaction.
 * @param beforeCommit further work that has to succeed, or the restore rolls back
 * @throws {StartupError} with the fix
 */
export async function fillDatabase(
  adminUrl: string,
  contents: Contents,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const migrations = readMigrations()
  const newest = migrations.findIndex(({ name }) => name === contents.migration)
  if (newest === -1) throw newerBackupError(contents)
  const client = await connectAsAdmin(adminUrl)
  try {
    await inMigrationTransaction(client, async () => {
      await assertEmpty(client)
      // Load the rows into the schema of the backup, because later migrations may change them.
      await applyMigrations(client, migrations.slice(0, newest + 1))
      await load(client, contents)
      await applyMigrations(client, migrations)
      await client.query('analyze')
      await beforeCommit()
    })
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    // Not error.detail, which may quote a row.
    throw new StartupError(
      `The database did not take the backup (${error.message}); nothing was written. Check that the backup is whole, and that there is room.`,
    )
  } finally {
    await client.end()
  }
}

function newerBackupError({ version, migration }: Contents): StartupError {
  return new StartupError(
    `The backup comes from Chefin ${version}, whose database (${migration}) is unknown to this one; restore it with Chefin ${version} or newer.`,
  )
}

async function assertEmpty(client: Client): Promise<void> {
  const result = await client.query<{ isMigrated: boolean; name: string }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated",
            current_database() as name`,
  )
  const [state] = result.rows
  if (state?.isMigrated !== true && (await listTables(client)).length === 0) return
  throw new StartupError(
    `Database ${state?.name} is not empty, and a restore overwrites nothing; name an empty one in DATABASE_URL, or without DATABASE_URL a new folder in CHEFIN_DATA.`,
  )
}

async function load(client: Client, { tables, sequences }: Contents): Promise<void> {
  await client.query(`set local datestyle = 'ISO'; set local timezone = 'UTC';
    set local intervalstyle = 'iso_8601'; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`)
  const allTables = (await listTables(client)).map((name) => `public.${escapeIdentifier(name)}`)
  const addKeys = await dropForeignKeys(client)
  for (const table of allTables) await client.query(`alter table ${table} disable trigger user`)
  await grantSystemRoleToAdmin(client)
  await becomeSystem(client, 'grant it to that login, or restore as a superuser')
  for (const { name, columns, rowCount, rows } of tables) {
    await fillTable(client, name, columns, rows())
    await assertCount(client, name, rowCount)
  }
  await client.query('set local role none')
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${escapeIdentifier(name)}`,
      lastValue,
      isCalled,
    ])
  }
  for (const table of allTables) await client.query(`alter table ${table} enable trigger user`)
  // Each constraint is validated once for all rows.
  for (const add of addKeys) await client.query(add)
}

/**
 * Drops the foreign keys: no insert order satisfies them, since rows reference rows of their own
 * table.
 * @returns the statements that add them again
 */
async function dropForeignKeys(client: Client): Promise<readonly string[]> {
  const result = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                   pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { drop } of result.rows) await client.query(drop)
  return result.rows.map(({ add }) => add)
}

async function fillTable(
  client: Client,
  table: string,
  names: readonly string[],
  rows: AsyncIterable<string>,
): Promise<void> {
  const types = new Map((await listColumns(client, table)).map(({ name, type }) => [name, type]))
  const unknownTable = names.find((name) => !types.has(name))
  if (unknownTable !== undefined) throw new Error(`${table} has no column ${unknownTable}`)
  const columns = names.map((name) => escapeIdentifier(name))
  const values = names.map((name) => `(line ->> ${client.escapeLiteral(name)})::${types.get(name)}`)
  const insert = `insert into public.${escapeIdentifier(table)} (${columns.join(', ')})
    overriding system value select ${values.join(', ')} from json_array_elements($1::json) as line`
  let batch: string[] = []
  let size = 0
  for await (const row of rows) {
    batch.push(row)
    size += row.length
    if (size < batchSize) continue
    await client.query(insert, [`[${batch.join(',')}]`])
    batch = []
    size = 0
  }
  if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`])
}

async function assertCount(client: Client, table: string, expected: number): Promise<void> {
  const result = await client.query<{ count: number }>(
    `select count(*)::int as count from public.${escapeIdentifier(table)}`,
  )
  const { count } = result.rows[0] ?? {}
  if (count === expected) return
  throw new StartupError(
    `${table} has ${count} rows after the restore and had ${expected}; nothing was written. Restore another backup, and report this one.`,
  )
}
