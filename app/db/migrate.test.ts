import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { StartupError } from '#app/config/startup-error.ts'
import { createEmptyDatabase, type EmptyDatabase } from '../../tests/database.ts'
import { testSecret } from '../../tests/postgres.ts'
import { prepareDatabase } from './migrate.ts'

/** Expects an error that a start reports with its remedy; returns its message. */
async function rejection(url: string): Promise<string> {
  const error = await prepareDatabase(url, testSecret).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StartupError)
  return String(error)
}

async function openEmpty(): Promise<EmptyDatabase> {
  const database = await createEmptyDatabase(inject('postgresUrl'))
  onTestFinished(database.drop)
  return database
}

async function openAdmin(): Promise<Client> {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}

test('a database with another encoding is rejected, with the fix', async () => {
  const admin = await openAdmin()
  const name = `test_ascii_${crypto.randomUUID().slice(0, 8)}`
  await admin.query(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  expect(await rejection(url.href)).toMatch(
    /is encoded in SQL_ASCII; Chefin needs UTF8: create one with "create database/,
  )
  await admin.query(`drop database ${name}`)
})

test('a login that can’t migrate is rejected, with the fix', async () => {
  const admin = await openAdmin()
  const name = `test_poor_${crypto.randomUUID().slice(0, 8)}`
  await admin.query(`create role ${name} login password 'poor'`)
  await admin.query(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  Object.assign(url, { username: name, password: 'poor', pathname: `/${name}` })
  expect(await rejection(url.href)).toMatch(
    /may not do what migrations need .* own the database and create roles/,
  )
  await admin.query(`drop database ${name}`)
  await admin.query(`drop role ${name}`)
})

test.each([
  ['a table of the same name', 'create table owners (id int)', /relation "owners" already/],
  ['a type of the same name', `create type owners as enum ('a')`, /already exists/],
  [
    'other migrations',
    `create schema drizzle;
     create table drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint);
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1999999999999)`,
    /migrations that are not Chefin’s/,
  ],
])(
  'another program’s database with %s is rejected and left untouched',
  async (_, statements, reason) => {
    const database = await openEmpty()
    await database.query(statements)
    const before = await database.query('select relname from pg_class order by oid')
    const error = await rejection(database.adminUrl)
    expect(error).toMatch(/belongs to another program .*create database chefin/)
    expect(error).toMatch(reason)
    expect(await database.query('select relname from pg_class order by oid')).toEqual(before)
  },
)

test('a read-only database is rejected with the remedy, and migrated once it is writable', async () => {
  const database = await openEmpty()
  const setReadOnly = (value: string) =>
    database.query(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    )
  await setReadOnly('on')
  expect(await rejection(database.adminUrl)).toMatch(
    /takes no writes \(.*\); make room .* or name the primary in DATABASE_URL/,
  )
  await database.query('set default_transaction_read_only = off')
  await setReadOnly('off')
  await prepareDatabase(database.adminUrl, testSecret)
})
