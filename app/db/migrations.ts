import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { DatabaseError, type ClientBase } from 'pg'
import { z } from 'zod'
import { isOlder, version } from '#app/config/version.ts'
import { StartupError } from '#app/config/startup-error.ts'

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
})

/** One migration of the schema. */
export interface Migration {
  /** The file name without the extension. */
  readonly name: string
  /** Unix time in milliseconds. The database identifies applied migrations by it. */
  readonly createdAt: number
  readonly hash: string
  readonly statements: readonly string[]
}

/** Reads all migrations of a folder that drizzle-kit writes, oldest first. */
export function readMigrations(
  folder = fileURLToPath(new URL('./migrations', import.meta.url)),
): readonly Migration[] {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')),
  )
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash }, index) => {
    const { tag, when } = journal.entries[index] ?? { tag: '', when: 0 }
    return { name: tag, createdAt: when, hash, statements: sql }
  })
}

/**
 * Applies the migrations that the database doesn't have yet. Forward only: a database that is ahead
 * is left as it is. Runs inside the caller's transaction, so that they apply all together or not at
 * all, and uses the table of drizzle's own migrator.
 * @throws {StartupError} if the database is too far ahead for this Chefin, or belongs to another
 *   program
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
  await assertVersionSupported(client)
  const appliedMigrations = await findApplied(client)
  if (appliedMigrations.size > 0) assertOurs(appliedMigrations, migrations)
  for (const { createdAt, hash, statements } of migrations) {
    if (appliedMigrations.has(createdAt) || appliedMigrations.has(hash)) continue
    try {
      for (const statement of statements) await client.query(statement)
    } catch (error) {
      // duplicate_table and duplicate_object (Postgres, appendix A).
      const alreadyExists =
        error instanceof DatabaseError && /^(42P07|42710)$/.test(error.code ?? '')
      if (alreadyExists && appliedMigrations.size === 0)
        throw foreignDatabaseError(error.message, error)
      throw error
    }
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, createdAt],
    )
  }
}

/**
 * Finds the applied migrations, by time and by hash. The newest alone isn't enough: a migration may
 * be merged behind a newer one that is already applied, and a renumbered one has a new time.
 */
async function findApplied(client: ClientBase): Promise<ReadonlySet<number | string>> {
  const result = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations',
  )
  return new Set(result.rows.flatMap((row) => [row.hash, Number(row.created_at)]))
}

/** Checks that the migrations are Chefin's: other programs may use the same table. */
function assertOurs(
  appliedMigrations: ReadonlySet<number | string>,
  [first]: readonly Migration[],
): void {
  if (first && appliedMigrations.has(first.createdAt)) return
  throw foreignDatabaseError('it has migrations that are not Chefin’s')
}

function foreignDatabaseError(reason: string, cause?: unknown): StartupError {
  return new StartupError(
    `The database of DATABASE_URL belongs to another program (${reason}); create an empty one for Chefin with "create database chefin encoding 'UTF8' template template0", and use that.`,
    { cause },
  )
}

/** Finds when the newest applied migration was created: Unix time in milliseconds, 0 for none. */
export async function findSchemaTime(client: ClientBase): Promise<number> {
  const result = await client.query<{ made_at: string | null }>(
    'select max(created_at) as made_at from drizzle.__drizzle_migrations',
  )
  return Number(result.rows[0]?.made_at ?? 0)
}

/** The comment that a destructive migration leaves on the schema for older versions of Chefin. */
const minimumVersionPattern = /^Chefin (\d+\.\d+\.\d+) or newer$/

async function assertVersionSupported(client: ClientBase): Promise<void> {
  const result = await client.query<{ comment: string | null }>(
    `select obj_description('drizzle'::regnamespace, 'pg_namespace') as comment`,
  )
  const minVersion = minimumVersionPattern.exec(result.rows[0]?.comment ?? '')?.[1]
  if (minVersion === undefined || !isOlder(version, minVersion)) return
  throw new StartupError(
    `The database needs Chefin ${minVersion} or newer, and this is ${version}; start that one, or restore the backup from before the update into another database.`,
  )
}
