import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { seedTwoOwners, type World } from '../../../tests/fixtures/two-owners.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { keepInstruction } from './keep-instruction.ts'
import { houseVersion, listHouseFacts } from './list-house-facts.ts'
import { saveHouseFacts } from './save-house-facts.ts'
import { sentenceHash } from './sentences.ts'

let database: TestDatabase
let a: World

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  const { a: world } = await seedTwoOwners(database)
  a = world
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})
beforeEach(async () => {
  await save({ hours: 'Her gün 12–23', wifi: 'Ağ: Chefin, parola: karpuz' })
  await database.query('update menus set ai_context = $1, ai_menu_instructions = $2', [
    'Köpekler terasta hoş karşılanır. A family kitchen since 1974.\nSmoking is only allowed on the terrace.',
    'The staff code is smoking 4711.',
  ])
  await database.query('update restaurants set ai_instructions = $1', [
    'Be brief. We take all cards.\nSuggest the soup first.',
  ])
})

async function save(texts: object) {
  const version = houseVersion(await listHouseFacts(a.member, a.restaurantId))
  return saveHouseFacts(a.member, a.restaurantId, { ...texts, houseVersion: version })
}

describe('saved facts', () => {
  test('replace all others; an empty text removes its topic', async () => {
    expect(await save({ hours: ' ', pets: 'No dogs' })).toEqual({ pets: 'No dogs' })
    expect(await listHouseFacts(a.member, a.restaurantId)).toEqual({
      pets: 'No dogs',
    })
  })
  test('from an outdated form conflict', async () => {
    const stale = saveHouseFacts(a.member, a.restaurantId, { houseVersion: 'older' })
    await expect(stale).rejects.toMatchObject({ messageKey: 'changed_elsewhere' })
  })
  test('are rejected by topic if they are too long', async () => {
    await expect(save({ wifi: 'a'.repeat(501) })).rejects.toMatchObject({
      fields: { wifi: { messageKey: 'field_too_long', values: { max: 500 } } },
    })
  })
})

describe('a moved instruction', () => {
  const moved = { move: sentenceHash('We take all cards.'), moveTopic: 'payment' }

  test('is added to the text of its topic; other instructions stay', async () => {
    const facts = await save({ payment: 'Cash.', ...moved })
    expect(facts).toEqual({ payment: 'Cash.\nWe take all cards.' })
    const { aiInstructions } = await getRestaurant(a.member, a.restaurantId)
    expect(aiInstructions).toBe('Be brief.\nSuggest the soup first.')
  })
  test('may come from the menu’s instructions', async () => {
    const move = sentenceHash('The staff code is smoking 4711.')
    expect(await save({ move, moveTopic: 'other' })).toEqual({
      other: 'The staff code is smoking 4711.',
    })
    const [menu] = await database.query('select * from menus where id = $1', [a.menuId])
    expect(menu).toMatchObject({ ai_menu_instructions: '' })
  })
  test('is rejected if it has changed or its field is full; nothing is saved then', async () => {
    const before = await listHouseFacts(a.member, a.restaurantId)
    await expect(save({ ...moved, move: 'other' })).rejects.toMatchObject({
      messageKey: 'instruction_changed',
    })
    await expect(save({ payment: 'a'.repeat(490), ...moved })).rejects.toMatchObject({
      fields: { payment: { messageKey: 'house_fact_full' } },
    })
    expect(await listHouseFacts(a.member, a.restaurantId)).toEqual(before)
    const { aiInstructions } = await getRestaurant(a.member, a.restaurantId)
    expect(aiInstructions).toContain('We take all cards.')
  })
  test('is recorded as kept only once if the owner keeps it', async () => {
    await keepInstruction(a.member, a.restaurantId, { instruction: moved.move })
    await keepInstruction(a.member, a.restaurantId, { instruction: moved.move })
    const { keptInstructions } = await getRestaurant(a.member, a.restaurantId)
    expect(keptInstructions).toEqual([moved.move])
  })
})
