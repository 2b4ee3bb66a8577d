import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  insertSecondRestaurant,
  insertDish,
  insertInsight,
  insertRestaurant,
  insertConversation,
  type InsightFixture,
  type TestRestaurant,
} from '../../../tests/fixtures/conversation-rows.ts'
import { getDish } from '../dishes/get-dish.ts'
import { updateDish } from '../dishes/update-dish.ts'
import { NotFoundError } from '../errors.ts'
import { eraseConversation } from './erase-conversation.ts'
import { findGaps } from './find-gaps.ts'
import { countLanguages } from './count-languages.ts'
import { findTopDishes } from './find-top-dishes.ts'
import { storeReply } from './store-reply.ts'

let database: TestDatabase
let a: TestRestaurant
let b: TestRestaurant
let soup: string

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
  a = await insertRestaurant(database, 'a')
  b = await insertRestaurant(database, 'b')
  soup = await insertDish(database, a, 'Soup')
})

/** Finds the gaps that aren't dismissed. */
const openGaps = async (...about: Parameters<typeof findGaps>) => (await findGaps(...about)).open

const period = { timeZone: 'Europe/Istanbul' }

/** Inserts a question with its insight. */
async function insertQuestion(
  restaurant: TestRestaurant,
  note: InsightFixture,
  question = 'What is in it?',
) {
  const { id, messageIds } = await insertConversation(database, restaurant, {
    ...(note.at && { at: note.at }),
    texts: [question, 'Reply.'],
  })
  await insertInsight(database, restaurant, messageIds[0] ?? '', note)
  return id
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const daysAgo = (days: number) => minutesAgo(days * 1_440)
const ofSoup = (gap: string, more: InsightFixture = {}): InsightFixture => ({
  gap,
  gapDishId: soup,
  ...more,
})

describe('gaps', () => {
  test('list distinct example questions', async () => {
    for (const question of [
      'Do you have Wi-Fi?',
      'wifi password',
      'do you have wi-fi',
      'Parking?',
    ]) {
      await insertQuestion(a, { gap: 'other' }, question)
    }
    const [gap] = await openGaps(a.member, period)
    expect(gap?.count).toBe(4)
    expect(gap?.examples.map(({ text }) => text).toSorted()).toEqual([
      'Parking?',
      'do you have wi-fi',
      'wifi password',
    ])
  })

  test('are grouped by kind and dish, most asked first, with the newest questions', async () => {
    for (let turn = 5; turn > 0; turn--) {
      await insertQuestion(
        a,
        ofSoup('allergens', {
          gapFacts: turn % 2 ? ['sesame'] : ['milk', 'sesame'],
          at: minutesAgo(turn),
        }),
        `Question ${turn}?`,
      )
    }
    await insertQuestion(a, { gap: 'other' }, 'Wi-Fi?')
    await insertQuestion(a, { dishIds: [soup] }, 'Soup?')
    await insertQuestion(b, { gap: 'other' }, 'Secret of b?')
    const [first, second, ...others] = await openGaps(a.member, period)
    expect(first).toMatchObject({
      kind: 'allergens',
      place: { about: 'dish', menuId: a.menuId, id: soup, name: 'Soup' },
      count: 5,
    })
    expect(first?.facts.toSorted()).toEqual(['milk', 'sesame'])
    expect(first?.examples.map(({ text }) => text)).toEqual([
      'Question 1?',
      'Question 2?',
      'Question 3?',
    ])
    expect(first?.lastAsked).toBeInstanceOf(Date)
    expect(second).toMatchObject({
      kind: 'other',
      place: { about: 'menu', id: a.menuId },
      count: 1,
    })
    expect(second?.examples.map(({ text }) => text)).toEqual(['Wi-Fi?'])
    expect(others).toEqual([])
  })

  test('cover the last 30 days in the owner’s time zone, optionally of one restaurant', async () => {
    const another = await insertSecondRestaurant(database, a)
    await insertQuestion(a, { gap: 'other', at: daysAgo(31) })
    await insertQuestion(a, { gap: 'other', at: daysAgo(3) })
    await insertQuestion(another, { gap: 'other', at: daysAgo(1) })
    const counts = async (more: object) =>
      (await openGaps(a.member, { ...period, ...more })).map(({ count }) => count)
    expect(await counts({})).toEqual([2])
    expect(await counts({ days: 90 })).toEqual([3])
    expect(await counts({ days: 1 })).toEqual([])
    expect(await counts({ restaurantId: another.restaurantId })).toEqual([1])
    expect(await counts({ restaurantId: b.restaurantId })).toEqual([])
    await expect(counts({ restaurantId: 'x' })).rejects.toThrow(NotFoundError)
  })

  test.each<[string, InsightFixture, string]>([
    ['ingredients', {}, `ingredients = array['lentils']`],
    ['calories', {}, 'calories = 210'],
    ['price', {}, 'price_minor = 100'],
    ['picture', {}, `image_url = '/images/soup.webp'`],
    ['allergens', { gapFacts: ['sesame'] }, `tags = array['susamsız']`],
    ['diet', { gapFacts: ['vegan'] }, `tags = array['vegan']`],
    ['cooking', {}, `description = 'Simmered.'`],
    ['tags', {}, `tags = array['acılı']`],
    ['tags', {}, `tags = array['not spicy']`],
  ])('of the kind %s are closed once the information is recorded', async (kind, note, change) => {
    await insertQuestion(a, ofSoup(kind, note))
    expect(await openGaps(a.member, period)).toMatchObject([{ kind, count: 1 }])
    await database.query(`update dishes set ${change} where id = $1`, [soup])
    expect(await openGaps(a.member, period)).toEqual([])
  })

  test.each<[string, object, readonly string[]]>([
    ['price', { price: '99' }, ['allergens', 'cooking', 'details', 'tags']],
    ['calories', { calories: '99' }, ['allergens', 'cooking', 'details', 'tags']],
    ['tags', { tags: 'new' }, ['cooking', 'details', 'tags']],
    ['description', { description: 'A bowl of 300 g.' }, ['cooking', 'tags']],
    ['statements', { fact_sesame: 'free' }, ['cooking', 'details', 'tags']],
  ])('stay open when only the %s could not contain the answer', async (_, change, open) => {
    const form = { name: 'Soup', aiInstructions: 'Popular.', ingredients: 'lentils' }
    await database.query(
      `update dishes set ai_instructions = 'Popular.', ingredients = array['lentils'],
         described_at = now() - interval '1 hour', facts_changed_at = now() - interval '1 hour'`,
    )
    // The facts asked for were erased.
    for (const kind of ['allergens', 'cooking', 'details', 'tags']) {
      await insertQuestion(a, ofSoup(kind, { gapFacts: [], at: minutesAgo(1) }))
    }
    const { updatedAt } = await getDish(a.member, soup)
    await updateDish(a.member, soup, {
      ...form,
      ...change,
      updatedAt,
    })
    const gaps = await openGaps(a.member, period)
    expect(gaps.map(({ kind }) => kind).toSorted()).toEqual(open)
  })

  test('list only those of several facts that are still missing', async () => {
    await insertQuestion(a, ofSoup('allergens', { gapFacts: ['sesame', 'milk'] }))
    await database.query(`update dishes set ingredients = array['süt'] where id = $1`, [soup])
    expect(await openGaps(a.member, period)).toMatchObject([{ facts: ['sesame'] }])
  })

  test('about nuts and peanuts are closed once nuts are recorded', async () => {
    await insertQuestion(a, ofSoup('allergens', { gapFacts: ['nuts', 'peanuts'] }))
    await database.query(`update dishes set ingredients = array['ceviz'] where id = $1`, [soup])
    expect(await openGaps(a.member, period)).toEqual([])
  })

  test('about a diet on the menu stay open until a dish is marked for it', async () => {
    await database.query(`update dishes set ingredients = array['karides'] where id = $1`, [soup])
    await insertQuestion(a, { gap: 'diet', gapFacts: ['kosher'] })
    expect(await openGaps(a.member, period)).toMatchObject([{ kind: 'diet', facts: ['kosher'] }])
    await insertQuestion(a, ofSoup('diet', { gapFacts: ['kosher'] }))
    expect(await openGaps(a.member, period)).toMatchObject([
      { kind: 'diet', place: { about: 'menu' } },
    ])
  })

  test('about the menu are closed once a dish or the restaurant’s information is updated', async () => {
    await insertQuestion(a, { gap: 'diet', gapFacts: ['kosher'] })
    await insertQuestion(a, { gap: 'other' })
    // Stored by earlier versions, and no gap.
    await insertQuestion(a, { gap: 'not_on_menu' })
    const kinds = async () => (await openGaps(a.member, period)).map(({ kind }) => kind).toSorted()
    expect(await kinds()).toEqual(['diet', 'other'])
    await database.query(`update dishes set tags = array['kosher'] where id = $1`, [soup])
    await database.query(`update menus set edited_at = now() + interval '1 second'`)
    expect(await kinds()).toEqual([])
  })

  test('about a deleted dish or menu are left out', async () => {
    await insertQuestion(a, ofSoup('calories'))
    await insertQuestion(a, { gap: 'other' })
    await database.query('delete from dishes where id = $1', [soup])
    expect(await openGaps(a.member, period)).toMatchObject([{ kind: 'other' }])
    await database.query('delete from menus where id = $1', [a.menuId])
    expect(await openGaps(a.member, period)).toEqual([])
  })

  test('keep their count after an erasure, without details about the guest', async () => {
    const id = await insertQuestion(
      a,
      ofSoup('allergens', { gapFacts: ['sesame'] }),
      'My daughter has a sesame allergy',
    )
    const [guest] = await database.query('select guest_hash from conversations where id = $1', [id])
    expect(await eraseConversation(a.restaurantId, String(guest?.['guest_hash']))).toBe(id)
    expect(await openGaps(a.member, period)).toMatchObject([
      { kind: 'allergens', place: { id: soup }, count: 1, facts: [], examples: [] },
    ])
  })
})

test('finds the ten dishes asked about most, without deleted and other owners’ dishes', async () => {
  const ids: string[] = []
  for (let index = 0; index < 12; index++) ids.push(await insertDish(database, a, `Dish ${index}`))
  for (const [index, id] of ids.entries()) {
    for (let turn = 0; turn <= index; turn++) await insertQuestion(a, { dishIds: [id, soup] })
  }
  const ofB = await insertDish(database, b, 'Dish of b')
  await insertQuestion(a, { dishIds: [ofB, crypto.randomUUID()] })
  const found = await findTopDishes(a.member, period)
  expect(found).toHaveLength(10)
  expect(found.slice(0, 3)).toEqual([
    { id: soup, name: 'Soup', menuId: a.menuId, count: 78 },
    { id: ids[11], name: 'Dish 11', menuId: a.menuId, count: 12 },
    { id: ids[10], name: 'Dish 10', menuId: a.menuId, count: 11 },
  ])
  expect(await findTopDishes(b.member, period)).toEqual([])
})

test('counts the languages of guests’ questions', async () => {
  for (const language of ['tr', 'tr', 'tr', 'en', 'de', 'de']) await insertQuestion(a, { language })
  await insertQuestion(b, { language: 'ja' })
  expect(await countLanguages(a.member, period)).toEqual([
    { language: 'tr', count: 3 },
    { language: 'de', count: 2 },
    { language: 'en', count: 1 },
  ])
})

test('stores the insight with the reply, once', async () => {
  const { id, messageIds } = await insertConversation(database, a, { texts: ['Vegan?'] })
  const reply = {
    id: crypto.randomUUID(),
    ownerId: a.ownerId,
    questionId: messageIds[0] ?? '',
    conversationId: id,
    text: 'Nobody has recorded that.',
    dishes: [],
    blocks: [],
    plan: null,
    totalTokens: 9,
    isCounted: true,
    about: {
      menuId: a.menuId,
      language: 'en',
      dishIds: [soup],
      soldOutDishIds: [],
      gap: { kind: 'diet', dishId: soup, facts: ['vegan'] },
    },
  } as const
  await storeReply(reply)
  await storeReply({ ...reply, id: crypto.randomUUID() })
  expect(await database.query('select * from insights')).toMatchObject([
    {
      message_id: messageIds[0],
      language: 'en',
      dish_ids: [soup],
      gap_kind: 'diet',
      gap_facts: ['vegan'],
    },
  ])
})
