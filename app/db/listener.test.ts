import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { eventually } from '../../tests/eventually.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts'
import { closeListener, instance, isListening, listen, onGap, openListener } from './listener.ts'

let database: TestDatabase
const problems: Error[] = []

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  await openListener({ url: database.appUrl, onError: (error) => problems.push(error) })
})
afterAll(async () => {
  closeListener()
  await database.drop()
})

const listening = () => eventually(isListening)
const holders = () =>
  database.query(
    `select pid from pg_locks where locktype = 'advisory' and objid = $1::int and database =
      (select oid from pg_database where datname = current_database())`,
    [instance],
  )

test('receives notifications on its channel until it unsubscribes', async () => {
  const notifications: string[] = []
  const stop = listen('Gossip "quoted"', (payload) => notifications.push(payload))
  await listening()
  const send = (payload: string) =>
    database.query('select pg_notify($1, $2)', ['Gossip "quoted"', payload])
  await send('first')
  await database.query(`select pg_notify('another', 'unrelated')`)
  await send('second')
  await expect.poll(() => notifications).toEqual(['first', 'second'])
  stop()
  const later: string[] = []
  listen('later', (payload) => later.push(payload))
  await send('third')
  // The subscription takes effect once Postgres has received it.
  await eventually(async () => {
    await database.query(`select pg_notify('later', 'here')`)
    return later.includes('here')
  })
  expect(notifications).toEqual(['first', 'second'])
})

test('holds the lock of its instance until it is closed', async () => {
  await listening()
  expect(await holders()).toHaveLength(1)
  closeListener()
  expect(isListening()).toBe(false)
  await expect.poll(holders).toEqual([])
  await openListener({ url: database.appUrl, onError: (error) => problems.push(error) })
  await listening()
})

test('a connection that Postgres ends is reported as a gap and reopened, under the same instance', async () => {
  await listening()
  const [before] = await holders()
  const gaps: boolean[] = []
  const stop = onGap(() => gaps.push(isListening()))
  await database.query('select pg_terminate_backend($1)', [before?.['pid']])
  await expect.poll(() => gaps).toEqual([false, false])
  await listening()
  const [after] = await holders()
  expect(after?.['pid']).not.toBe(before?.['pid'])
  expect(problems).not.toEqual([])
  stop()
})

test('the connection is restored once the database is available again', async () => {
  await listening()
  await database.disconnectApp()
  await expect.poll(isListening).toBe(false)
  await database.reconnectApp()
  await listening()
  expect(await holders()).toHaveLength(1)
})

test('a lock that a lost connection still holds is taken over', async () => {
  closeListener()
  const ghost = new Client({ connectionString: database.appUrl })
  ghost.on('error', () => undefined)
  await ghost.connect()
  await ghost.query('select pg_advisory_lock(4216002, $1)', [instance])
  await openListener({ url: database.appUrl, onError: (error) => problems.push(error) })
  await listening()
  expect(await holders()).toHaveLength(1)
})
