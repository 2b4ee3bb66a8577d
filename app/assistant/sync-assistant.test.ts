import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../tests/database.ts'
import { seedTwoOwners, type World } from '../../tests/fixtures/two-owners.ts'
import type { StoredAssistants } from './planners/planner.ts'
import { syncAssistant } from './sync-assistant.ts'

let database: TestDatabase
let owner: World

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  owner = (await seedTwoOwners(database)).a
  await database.query('update menus set assistant_id = $1', ['ours'])
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

/** A provider that records the calls that it receives. */
function recording(identity: string, change: Partial<StoredAssistants> = {}) {
  const calls: string[] = []
  const assistants: StoredAssistants = {
    identity,
    describe: (menu) => Promise.resolve(`instructions of ${menu.restaurant.name}`),
    hasLost: () => false,
    create: () => {
      calls.push('create')
      return Promise.resolve(`of ${identity}`)
    },
    update: (id) => {
      calls.push(`update ${id}`)
      return Promise.resolve()
    },
    ...change,
  }
  const sync = () => syncAssistant({ assistants }, owner.member, owner.menuId)
  return { calls, sync }
}

test('unchanged instructions are not sent again, except to another service or model', async () => {
  const one = recording('one')
  expect(await one.sync()).toBe('of one')
  expect(await one.sync()).toBe('of one')
  expect(one.calls).toEqual(['create'])
  const other = recording('other')
  await other.sync()
  await other.sync()
  expect(other.calls).toEqual(['update of one'])
})

test('a lost assistant is sent again, even if nothing has changed', async () => {
  await recording('one').sync()
  const lostAssistant = recording('one', { hasLost: (id) => id === 'of one' })
  await lostAssistant.sync()
  expect(lostAssistant.calls).toEqual(['update of one'])
})

test('concurrent questions do not queue for a provider that fails', async () => {
  let calls = 0
  const failing = recording('one', {
    create: () => {
      calls++
      return Promise.reject(new Error('The provider is unavailable'))
    },
  })
  const results = await Promise.allSettled(Array.from({ length: 30 }, failing.sync))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(calls).toBe(2)
  await expect(failing.sync()).rejects.toThrow('Unknown error')
  expect(calls).toBe(3)
})
