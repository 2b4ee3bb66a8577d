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

test('hears what is said, on its channel and for as long as it is asked to', async () => {
  const heard: string[] = []
  const stop = listen('Gossip "quoted"', (payload) => heard.push(payload))
  await listening()
  const say = (word: string) =>
    database.query('select pg_notify($1, $2)', ['Gossip "quoted"', word])
  await say('first')
  await database.query(`select pg_notify('another', 'of no concern')`)
  await say('second')
  await expect.poll(() => heard).toEqual(['first', 'second'])
  stop()
  const later: string[] = []
  listen('later', (payload) => later.push(payload))
  await say('third')
  // From some moment on, as it takes its way to Postgres.
  await eventually(async () => {
    await database.query(`select pg_notify('later', 'here')`)
    return later.includes('here')
  })
  expect(heard).toEqual(['first', 'second'])
})

test('shows that its instance lives, and that it is gone', async () => {
  await listening()
  expect(await holders()).toHaveLength(1)
  closeListener()
  expect(isListening()).toBe(false)
  await expect.poll(holders).toEqual([])
  await openListener({ url: database.appUrl, onError: (error) => problems.push(error) })
  await listening()
})

test('a line that Postgres ends is told as a gap and taken up again, under the same number', async () => {
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

test('a database that is away is waited for', async () => {
  await listening()
  await database.goAway()
  await expect.poll(isListening).toBe(false)
  await database.comeBack()
  await listening()
  expect(await holders()).toHaveLength(1)
})

test('a lock that a lost connection still holds is taken from it', async () => {
  closeListener()
  const ghost = new Client({ connectionString: database.appUrl })
  ghost.on('error', () => undefined)
  await ghost.connect()
  await ghost.query('select pg_advisory_lock(4216002, $1)', [instance])
  await openListener({ url: database.appUrl, onError: (error) => problems.push(error) })
  await listening()
  expect(await holders()).toHaveLength(1)
})
