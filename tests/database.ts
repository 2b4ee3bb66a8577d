import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { prepareDatabase } from '#app/db/migrate.ts'
import { testSecret } from './postgres.ts'

/** A database of a test's own. */
export interface TestDatabase {
  /** The superuser's URL. */
  readonly adminUrl: string
  /** Under the app's own login. */
  readonly appUrl: string
  /** One query as superuser, past every policy. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  drop(): Promise<void>
}

/** Copies the migrated template into a fresh database. Only on this machine. */
export async function createTestDatabase(postgresUrl: string): Promise<TestDatabase> {
  const url = new URL(postgresUrl)
  if (url.hostname !== '127.0.0.1') throw new Error('Tests run on a local Postgres alone')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnce(url.href, `create database ${name} template chefin_template`)
  url.pathname = `/${name}`
  const appUrl = await prepareDatabase(url.href, testSecret)
  const admin = new Client({ connectionString: url.href })
  // Dropping the database cuts this connection too.
  admin.on('error', () => undefined)
  await admin.connect()
  return {
    adminUrl: url.href,
    appUrl,
    query: async (text, values = []) => (await admin.query(text, [...values])).rows,
    async drop() {
      await admin.end()
      await runOnce(postgresUrl, `drop database ${name} with (force)`)
      await runOnce(postgresUrl, `drop role ${name}_app`)
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
