import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { DatabaseError, type ClientBase } from 'pg'
import { z } from 'zod'
import { isOlder, version } from '#app/config/version.ts'
import { StartupError } from '#app/config/startup-error.ts'

const journalForm = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** One step of the schema. */
export interface Migration {
  /** Its file's name without the ending. */
  readonly name: string
  /** Unix time in milliseconds; by it the database knows what it has. */
  readonly madeAt: number
  readonly hash: string
  readonly statements: readonly string[]
}

/** All migrations of a folder that drizzle-kit writes, oldest first. */
export function readMigrations(
  folder = fileURLToPath(new URL('./migrations', import.meta.url)),
): readonly Migration[] {
  const journal = journalForm.parse(
    JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')),
  )
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash }, index) => {
    const { tag, when } = journal.entries[index] ?? { tag: '', when: 0 }
    return { name: tag, madeAt: when, hash, statements: sql }
  })
}

/**
 * Applies those migrations that the database has not yet. Forward only; a database that is
 * ahead of them is left as it is. Inside of the caller's transaction, so that they come all
 * together or not at all, and in the tables that drizzle's own migrator keeps.
 * @throws {StartupError} where the database is too far ahead for this Chefin, or another program's
 */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  )
  await assertNewEnough(client)
  const applied = await findApplied(client)
  if (applied.size > 0) assertOurs(applied, migrations)
  for (const { madeAt, hash, statements } of migrations) {
    if (applied.has(madeAt) || applied.has(hash)) continue
    try {
      for (const statement of statements) await client.query(statement)
    } catch (error) {
      // duplicate_table and duplicate_object (Postgres, appendix A).
      const isTaken = error instanceof DatabaseError && /^(42P07|42710)$/.test(error.code ?? '')
      if (isTaken && applied.size === 0) throw foreign(error.message, error)
      throw error
    }
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, madeAt],
    )
  }
}

/**
 * What a database has, by time and by content. The newest alone does not tell: a migration may
 * land behind a newer one that is applied already. And one that was renumbered has a new time.
 */
async function findApplied(client: ClientBase): Promise<ReadonlySet<number | string>> {
  const found = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations',
  )
  return new Set(found.rows.flatMap((row) => [row.hash, Number(row.created_at)]))
}

/** Other programs keep their migrations in the same table of drizzle's. */
function assertOurs(applied: ReadonlySet<number | string>, [first]: readonly Migration[]): void {
  if (first && applied.has(first.madeAt)) return
  throw foreign('it has migrations that are not Chefin’s')
}

function foreign(reason: string, cause?: unknown): StartupError {
  return new StartupError(
    `The database of DATABASE_URL belongs to another program (${reason}); make an empty one for Chefin, by "create database chefin encoding 'UTF8' template template0", and name that.`,
    { cause },
  )
}

/** When the newest migration of a database was made: Unix time in milliseconds, 0 for none. */
export async function findSchemaTime(client: ClientBase): Promise<number> {
  const found = await client.query<{ made_at: string | null }>(
    'select max(created_at) as made_at from drizzle.__drizzle_migrations',
  )
  return Number(found.rows[0]?.made_at ?? 0)
}

/** What a migration that takes something away leaves behind for Chefins that still want it. */
const oldestForm = /^Chefin (\d+\.\d+\.\d+) or newer$/

async function assertNewEnough(client: ClientBase): Promise<void> {
  const found = await client.query<{ said: string | null }>(
    `select obj_description('drizzle'::regnamespace, 'pg_namespace') as said`,
  )
  const oldest = oldestForm.exec(found.rows[0]?.said ?? '')?.[1]
  if (oldest === undefined || !isOlder(version, oldest)) return
  throw new StartupError(
    `The database needs Chefin ${oldest} or newer, and this is ${version}; start that one, or restore the backup from before the update into another database.`,
  )
}
