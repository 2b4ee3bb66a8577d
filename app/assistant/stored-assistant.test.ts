import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, patienceMs, type TestDatabase } from '../../tests/database.ts'
import { layTwoOwners, type World } from '../../tests/fixtures/two-owners.ts'
import type { StoredAssistants } from './port.ts'
import { tellAssistant } from './stored-assistant.ts'

let database: TestDatabase
let owner: World

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, patienceMs })
  owner = (await layTwoOwners(database)).a
  await database.query('update menus set assistant_id = $1', ['ours'])
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

/** A provider that makes assistants and notes what it was asked to do. */
function noting(identity: string, change: Partial<StoredAssistants> = {}) {
  const calls: string[] = []
  const assistants: StoredAssistants = {
    identity,
    describe: (menu) => Promise.resolve(`told of ${menu.restaurant.name}`),
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
  const tell = () => tellAssistant({ assistants }, owner.ownerId, owner.menuId)
  return { calls, tell }
}

test('what is known is not told again, but to another service or model', async () => {
  const one = noting('one')
  expect(await one.tell()).toBe('of one')
  expect(await one.tell()).toBe('of one')
  expect(one.calls).toEqual(['create'])
  const other = noting('other')
  await other.tell()
  await other.tell()
  expect(other.calls).toEqual(['update of one'])
})

test('an assistant that is lost is told of, though nothing changed', async () => {
  await noting('one').tell()
  const lost = noting('one', { hasLost: (id) => id === 'of one' })
  await lost.tell()
  expect(lost.calls).toEqual(['update of one'])
})

test('many guests at once make no line before a provider that fails', async () => {
  let asked = 0
  const failing = noting('one', {
    create: () => {
      asked++
      return Promise.reject(new Error('It is away'))
    },
  })
  const told = await Promise.allSettled(Array.from({ length: 30 }, failing.tell))
  expect(told.every(({ status }) => status === 'rejected')).toBe(true)
  expect(asked).toBe(2)
  await expect(failing.tell()).rejects.toThrow('Unknown error')
  expect(asked).toBe(3)
})
