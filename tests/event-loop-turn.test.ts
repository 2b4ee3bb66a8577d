import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { evidenceCount } from '#app/domain/dietary/dish-evidence.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { heavyMenus, seedHeavyMenu } from './fixtures/heavy-dish.ts'
import { seedTwoOwners } from './fixtures/two-owners.ts'

// Threat 28 in docs/security.md.
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

test('one turn of the event loop reads the text of only a few full dishes, however long the menu', async () => {
  await seedTwoOwners(database)
  const [owner] = await database.query('select email from owners limit 1')
  const dishes = 40
  await seedHeavyMenu(database, {
    ownerEmail: String(owner?.['email']),
    slug: 'heavy',
    menu: { ...heavyMenus.fullDishes, dishes },
  })
  const perTurn: number[] = []
  let previous = evidenceCount()
  let hasFinished = false
  const watch = () => {
    const current = evidenceCount()
    perTurn.push(current - previous)
    previous = current
    if (!hasFinished) setImmediate(watch)
  }
  setImmediate(watch)
  await getGuestPage('heavy')
  hasFinished = true
  watch()
  expect(perTurn.reduce((sum, count) => sum + count, 0)).toBe(dishes)
  expect(Math.max(...perTurn)).toBeLessThan(6)
})
