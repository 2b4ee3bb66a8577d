import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { evidenceCount } from '#app/domain/dietary/dish-evidence.ts'
import { addTags } from '#app/domain/dishes/tag-dishes.ts'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import { csvLine } from '#app/domain/csv.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { importFile } from '#app/domain/translations/files/import-file.ts'
import { listTranslations } from '#app/domain/translations/list-translations.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { heavyMenus, seedHeavyMenu } from './fixtures/heavy-dish.ts'
import { seedTwoOwners } from './fixtures/two-owners.ts'
import { ownerMember } from './fixtures/owner-member.ts'

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

const dishes = 40

/** Seeds a restaurant whose menu has 40 full dishes. */
async function seedFullDishes() {
  await seedTwoOwners(database)
  const [owner] = await database.query('select id, email from owners limit 1')
  const seeded = await seedHeavyMenu(database, {
    ownerEmail: String(owner?.['email']),
    slug: 'heavy',
    menu: { ...heavyMenus.fullDishes, dishes },
  })
  return { ownerId: String(owner?.['id']), ...seeded }
}

/**
 * Runs work and counts the dishes whose text is read in each turn of the event loop; turns that read
 * none are left out.
 */
async function countPerTurn(work: () => Promise<unknown>): Promise<number[]> {
  const perTurn: number[] = []
  let previous = evidenceCount()
  let hasFinished = false
  const watch = () => {
    const current = evidenceCount()
    if (current > previous) perTurn.push(current - previous)
    previous = current
    if (!hasFinished) setImmediate(watch)
  }
  setImmediate(watch)
  await work()
  hasFinished = true
  watch()
  return perTurn
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

test('one turn of the event loop reads the text of only a few full dishes, however long the menu', async () => {
  await seedFullDishes()
  const perTurn = await countPerTurn(() => getGuestPage('heavy'))
  expect(sum(perTurn)).toBe(dishes)
  expect(Math.max(...perTurn)).toBeLessThan(6)
})

test('a change of many dishes’ tags reads only a few in one turn, too', async () => {
  const { ownerId, menuId, dishIds } = await seedFullDishes()
  await database.query(`update dishes set tags = tags[2:] where id = any($1)`, [dishIds])
  await database.query(
    `insert into dish_facts (owner_id, dish_id, fact, state, ingredients, confirmed_by)
     select owner_id, id, 'pork', 'free', '{}', 'x' from dishes where id = any($1)`,
    [dishIds],
  )
  const perTurn = await countPerTurn(() =>
    addTags(ownerMember(ownerId), menuId, dishIds, { tags: 'contains pork' }),
  )
  // Before and after, with and without the name.
  expect(sum(perTurn)).toBeGreaterThanOrEqual(2 * dishes)
  expect(Math.max(...perTurn)).toBeLessThan(6)
  const [left] = await database.query(
    'select count(*)::int as valid from dish_facts where dish_id = any($1) and voided_at is null',
    [dishIds],
  )
  expect(left).toEqual({ valid: 0 })
})

test('a tag that concerns no confirmed fact doesn’t cause texts to be read', async () => {
  const { ownerId, menuId, dishIds } = await seedFullDishes()
  await database.query(`update dishes set tags = tags[4:] where id = any($1)`, [dishIds])
  await database.query(
    `insert into dish_facts (owner_id, dish_id, fact, state, ingredients, confirmed_by)
     select owner_id, id, fact, 'free', '{}', 'x' from dishes, unnest(array['pork', 'vegan']) fact
     where id = any($1)`,
    [dishIds],
  )
  const before = evidenceCount()
  for (const tags of ['new', 'alkolsüz'])
    await addTags(ownerMember(ownerId), menuId, dishIds, { tags })
  expect(evidenceCount()).toBe(before)
  const { voided } = await addTags(ownerMember(ownerId), menuId, dishIds.slice(1), {
    tags: 'contains pork',
  })
  expect(voided).toBe(dishes - 1)
})

test('others get a connection while a file with translations is compared', async () => {
  const { ownerId, menuId } = await seedFullDishes()
  await database.query(`update menus set language = 'en' where id = $1`, [menuId])
  const [restaurant] = await database.query(`select id from restaurants where slug = 'heavy'`)
  const restaurantId = String(restaurant?.['id'])
  const { subjects } = await listTranslations(ownerMember(ownerId), restaurantId, 'de')
  const lines = subjects.flatMap(({ key, texts }) =>
    Object.entries(texts).map(([field, text]) => csvLine([key, field, text, `${text} x`])),
  )
  const file = Buffer.from(
    csvLine(['subject', 'field', 'original', 'translation']) + lines.join(''),
  )
  const running = new Set([1, 2])
  const importing = [...running].map(async (number) => {
    const options = { isConfirmed: false, replacesReviewed: false }
    const { added } = await importFile(ownerMember(ownerId), restaurantId, 'de', file, options)
    expect(added).toBe(subjects.length)
    running.delete(number)
  })
  // Two imports that held the two connections would let a few of them through, before they begin.
  let others = 0
  while (running.size === 2) {
    await asSystem('a test', (transaction) => transaction.$count(owners))
    others += 1
  }
  await Promise.all(importing)
  expect(others).toBeGreaterThan(30)
})
