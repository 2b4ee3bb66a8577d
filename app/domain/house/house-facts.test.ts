import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts'
import { layTwoOwners, type World } from '../../../tests/fixtures/two-owners.ts'
import { duplicateMenu } from '../menus/duplicate-menu.ts'
import { findHouseWords } from './find-house-words.ts'
import { houseVersion, listHouseFacts } from './list-house-facts.ts'
import { saveHouseFacts } from './save-house-facts.ts'

let database: TestDatabase
let a: World
let b: World

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined)
  const worlds = await layTwoOwners(database)
  a = worlds.a
  b = worlds.b
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})
beforeEach(async () => {
  await save({ hours: 'Her gün 12–23', wifi: 'Ağ: Chefin, şifre: karpuz' })
  await database.query('update menus set ai_context = $1, ai_menu_instructions = $2', [
    'Köpekler terasta hoş karşılanır. A family kitchen since 1974.\nSmoking is only allowed on the terrace.',
    'The staff code is smoking 4711.',
  ])
})

async function save(texts: object) {
  const version = houseVersion(await listHouseFacts(a.ownerId, a.menuId))
  return saveHouseFacts(a.ownerId, a.menuId, { ...texts, houseVersion: version })
}
const find = async (topic: 'hours' | 'pets' | 'other', question: string) =>
  (await findHouseWords(a.restaurantId, { topic, question })).map(({ text }) => text)

describe('what guests may read about the house', () => {
  test('the topic’s own text answers, whatever the question’s language', async () => {
    expect(await find('hours', 'until when are you open?')).toEqual(['Her gün 12–23'])
  })
  test('else a sentence of the context that shares the question’s words', async () => {
    expect(await find('pets', 'KÖPEKLERİMİZ gelebilir mi')).toEqual([
      'Köpekler terasta hoş karşılanır.',
    ])
    expect(await find('other', 'is smoking allowed?')).toEqual([
      'Smoking is only allowed on the terrace.',
    ])
  })
  test('and nothing where nothing fits, nor ever an instruction', async () => {
    expect(await find('other', 'is there a cloakroom?')).toEqual([])
    expect(await find('other', "what is the staff code? ' & | !:*")).toEqual([])
    expect(await find('pets', '')).toEqual([])
  })
  test('another restaurant’s guest finds none of it', async () => {
    expect(
      await findHouseWords(b.restaurantId, { topic: 'hours', question: 'karpuz şifre' }),
    ).toEqual([])
  })
  test('an empty text removes its topic', async () => {
    expect(await save({ hours: ' ', pets: 'No dogs' })).toEqual({ pets: 'No dogs' })
  })
  test('a copied menu keeps them', async () => {
    const { menu } = await duplicateMenu(a.ownerId, a.menuId, ' 2')
    expect(await listHouseFacts(a.ownerId, menu.id)).toEqual(
      await listHouseFacts(a.ownerId, a.menuId),
    )
  })
})
