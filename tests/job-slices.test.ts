import { eq, like, lt, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { stripeEvents } from '#app/db/schema/index.ts'
import { deleteInSlices, rowsPerSlice, runInSlices } from '#app/domain/jobs/slices.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 3, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})
beforeEach(async () => {
  await database.query('truncate stripe_events')
  await database.query(
    `insert into stripe_events (id, type, created_at)
     select 'evt_' || n, 'x', now() - interval '1 day' * (n % 2) from generate_series(1, $1::int) n`,
    [5 * rowsPerSlice],
  )
})

const isOld = lt(stripeEvents.createdAt, sql`now() - interval '1 hour'`)
const countRows = async () => (await database.query('select id from stripe_events')).length
const deleteOld = (signal?: AbortSignal) =>
  deleteInSlices('a test deletes', stripeEvents, isOld, { signal })

test('all rows that meet the condition are deleted, and no others', async () => {
  await deleteOld()
  expect(await countRows()).toBe(2.5 * rowsPerSlice)
})

test('two processes share the work', async () => {
  await Promise.all([deleteOld(), deleteOld()])
  expect(await countRows()).toBe(2.5 * rowsPerSlice)
})

test('a row that somebody has locked is left for the next run', async () => {
  const client = new Client({ connectionString: database.adminUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select from stripe_events where id = 'evt_1' for update`)
    await deleteInSlices('a test deletes', stripeEvents, like(stripeEvents.id, 'evt_%'))
    expect(await database.query('select id from stripe_events')).toEqual([{ id: 'evt_1' }])
  } finally {
    await client.end()
  }
  await deleteInSlices('a test deletes', stripeEvents, eq(stripeEvents.id, 'evt_1'))
  expect(await countRows()).toBe(0)
})

test('a process that stops ends after the slice', async () => {
  const stopping = new AbortController()
  const slices: number[] = []
  const runSlice = async () => {
    slices.push(rowsPerSlice)
    if (slices.length === 2) stopping.abort(new Error('stopping'))
    return rowsPerSlice
  }
  await expect(runInSlices(runSlice, stopping.signal)).rejects.toThrow('stopping')
  expect(slices).toHaveLength(2)
})
