import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts'
import { eventually } from '../../tests/eventually.ts'
import { seedTwoOwners } from '../../tests/fixtures/two-owners.ts'
import { closeListener, openListener } from './listener.ts'
import { InvalidatedCache } from './invalidated-cache.ts'

let database: TestDatabase
let ownerId: string
let reads: number
const cache = new InvalidatedCache<{ ownerId: string; name: unknown }>(2)

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  ownerId = (await seedTwoOwners(database)).a.ownerId
  reads = 0
  await openListener({ url: database.appUrl, onError: () => undefined })
  // Wait until the connection is up, so that the cache is used.
  await eventually(() => isCached('first'))
  reads = 0
})
afterEach(async () => {
  closeListener()
  await database.drop()
})

async function read() {
  reads++
  const [row] = await database.query('select name from restaurants where owner_id = $1', [ownerId])
  return { ownerId, name: row?.['name'] }
}
const rename = (name: string) =>
  database.query('update restaurants set name = $1 where owner_id = $2', [name, ownerId])
const nameNow = async (key = 'a') => (await cache.find(key, read))?.name

async function isCached(key: string): Promise<boolean> {
  await nameNow(key)
  const before = reads
  await nameNow(key)
  return reads === before
}

test('a row is cached until anything of its owner changes', async () => {
  const settled = async () => {
    // The notification of a change made before the first read may arrive after it.
    await nameNow()
    await nameNow()
    const before = reads
    const name = await nameNow()
    return [name, reads - before]
  }
  await rename('Old')
  expect(await settled()).toEqual(['Old', 0])
  const before = reads
  await rename('New')
  expect(await nameNow()).toBe('New')
  expect(reads).toBe(before + 1)
  expect(await settled()).toEqual(['New', 0])
  const after = reads
  await database.query('truncate subscriptions cascade')
  await nameNow()
  expect(reads).toBe(after + 1)
})

test('a row that changes while it is read is read again', async () => {
  await cache.find('a', async () => {
    const row = await read()
    await rename('New')
    // The change is received before the row is cached.
    await nameNow('other')
    await nameNow('other')
    return row
  })
  expect(await nameNow()).toBe('New')
})

test('without notifications a row is read each time', async () => {
  await nameNow()
  closeListener()
  await rename('New')
  expect(await nameNow()).toBe('New')
  await rename('Newer')
  expect(await nameNow()).toBe('Newer')
})

test('the cache keeps the most recently used, however many are visited', async () => {
  for (const key of ['a', 'b', 'a', 'c', 'a']) await nameNow(key)
  expect(reads).toBe(3)
  for (let visited = 0; visited < 100; visited++) {
    await nameNow(`visited once ${visited}`)
    await nameNow('a')
  }
  expect(reads).toBe(103)
  await nameNow('b')
  expect(reads).toBe(104)
})
