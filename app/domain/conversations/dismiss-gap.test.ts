import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  insertConversation,
  insertDish,
  insertInsight,
  insertRestaurant,
  type InsightFixture,
  type TestRestaurant,
} from '../../../tests/fixtures/conversation-rows.ts'
import { InvalidFieldsError, NotFoundError } from '../errors.ts'
import { dismissGap, restoreGap } from './dismiss-gap.ts'
import { eraseConversation } from './erase-conversation.ts'
import { findGaps, type FoundGap } from './find-gaps.ts'
import type { Topic } from '../guest-menu/topics.ts'
import type { Gap } from './insight.ts'
import { storeReply } from './store-reply.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

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

const gapsOf = ({ ownerId }: TestRestaurant) =>
  findGaps(ownerMember(ownerId), { timeZone: 'Europe/Istanbul' })

/** A guest asks a question whose reply admits a gap. Returns the conversation's id. */
async function ask(question: string, gap: Gap, restaurant = a): Promise<string> {
  const { id, messageIds } = await insertConversation(database, restaurant, { texts: [question] })
  await storeReply({
    id: crypto.randomUUID(),
    ownerId: restaurant.ownerId,
    questionId: messageIds[0] ?? '',
    conversationId: id,
    text: 'That is not recorded.',
    dishes: [],
    blocks: [],
    plan: null,
    totalTokens: 0,
    isCounted: true,
    evidence: [],
    about: { menuId: restaurant.menuId, language: 'en', dishIds: [], soldOutDishIds: [], gap },
  })
  return id
}

async function askBefore(note: InsightFixture): Promise<void> {
  const { messageIds } = await insertConversation(database, a, { texts: ['Before?'] })
  await insertInsight(database, a, messageIds[0] ?? '', note)
}

const formOf = ({ kind, place, facts, lastAsked }: FoundGap) => ({
  kind,
  about: place.about,
  id: place.id,
  facts: facts.join(' '),
  lastAsked: lastAsked.toISOString(),
})

/** Dismisses the owner's only open gap; returns it. */
async function dismissOnly(): Promise<FoundGap> {
  const [gap, ...others] = (await gapsOf(a)).open
  expect(others).toEqual([])
  if (!gap) throw new Error('There is no open gap')
  await dismissGap(a.member, formOf(gap))
  return gap
}

describe('a dismissed gap', () => {
  test.each(['calories', 'picture', 'price'] as const)(
    'about the %s of a dish stays dismissed when guests ask again, until it is restored',
    async (kind) => {
      await ask('Question?', { kind, dishId: soup })
      const gap = await dismissOnly()
      await ask('Asked in other words?', { kind, dishId: soup })
      expect(await gapsOf(a)).toMatchObject({ open: [], dismissed: [{ kind, count: 2 }] })
      await restoreGap(a.member, formOf(gap))
      expect(await gapsOf(a)).toMatchObject({ open: [{ kind, count: 2 }], dismissed: [] })
    },
  )

  test('about an allergen comes back for another one only', async () => {
    await ask('Sesame?', { kind: 'allergens', dishId: soup, facts: ['sesame'] })
    await dismissOnly()
    await ask('Any sesame in the soup?', { kind: 'allergens', dishId: soup, facts: ['sesame'] })
    expect((await gapsOf(a)).open).toEqual([])
    await ask('Sesame, celery?', { kind: 'allergens', dishId: soup, facts: ['sesame', 'celery'] })
    expect(await gapsOf(a)).toMatchObject({
      open: [{ facts: ['celery'], count: 1 }],
      dismissed: [{ facts: ['sesame'], count: 3 }],
    })
  })

  test.each<[string, Gap]>([
    ['a dish', { kind: 'details', dishId: 'soup' }],
    ['the restaurant', { kind: 'other' }],
  ])('that only words describe, about %s, comes back in other words only', async (_, asked) => {
    const gap = asked.dishId ? { ...asked, dishId: soup } : asked
    await ask('Do you have sushi?', gap)
    await ask('İçinde ne var, sıcak mı?', gap)
    await dismissOnly()
    await ask('do you have SUSHI', gap)
    await ask('icinde ne var - SICAK MI', gap)
    expect(await gapsOf(a)).toMatchObject({ open: [], dismissed: [{ count: 4 }] })
    await ask('هل لديكم سوشي؟', gap)
    expect(await gapsOf(a)).toMatchObject({ open: [{ count: 1 }], dismissed: [{ count: 4 }] })
  })

  test('about a topic of the restaurant stays dismissed for this topic there', async () => {
    await ask('Parking?', { kind: 'other', topic: 'parking' })
    await dismissOnly()
    await ask('Can I park here?', { kind: 'other', topic: 'parking' })
    await ask('Wi-Fi?', { kind: 'other', topic: 'wifi' })
    const { open, dismissed } = await gapsOf(a)
    expect(open).toMatchObject([{ place: { about: 'restaurant', topic: 'wifi' }, facts: ['wifi'] }])
    expect(dismissed).toMatchObject([{ place: { topic: 'parking' }, count: 2 }])
    if (dismissed[0]) await restoreGap(a.member, formOf(dismissed[0]))
    expect((await gapsOf(a)).dismissed).toEqual([])
  })

  test('covers only what its owner has seen', async () => {
    await ask('Sushi?', { kind: 'other' })
    const [seen] = (await gapsOf(a)).open
    if (!seen) throw new Error('There is no open gap')
    const lastAsked = new Date(seen.lastAsked.getTime() - 1)
    await dismissGap(a.member, {
      ...formOf(seen),
      lastAsked: lastAsked.toISOString(),
    })
    expect((await gapsOf(a)).open).toHaveLength(1)
  })

  test('is not listed by an erasure of what was asked', async () => {
    const erased = [
      await ask('Sesame?', { kind: 'allergens', dishId: soup, facts: ['sesame'] }),
      await ask('Sushi?', { kind: 'other' }),
    ]
    for (const gap of (await gapsOf(a)).open) await dismissGap(a.member, formOf(gap))
    for (const id of erased) {
      const [guest] = await database.query('select guest_hash from conversations where id = $1', [
        id,
      ])
      await eraseConversation(a.restaurantId, String(guest?.['guest_hash']))
    }
    expect((await gapsOf(a)).open).toEqual([])
    expect(await database.query('select distinct gap_words, gap_facts from insights')).toEqual([
      { gap_words: null, gap_facts: [] },
    ])
  })

  test('of the previous version, which hashed no words, can be dismissed', async () => {
    await askBefore({ gap: 'other' })
    await dismissOnly()
    expect(await gapsOf(a)).toMatchObject({ open: [], dismissed: [{ count: 1 }] })
  })

  test('is dismissed once, however often it is sent', async () => {
    await ask('Calories?', { kind: 'calories', dishId: soup })
    const gap = await dismissOnly()
    await dismissGap(a.member, formOf(gap))
    expect(await database.query('select kind, fact from dismissed_gaps')).toEqual([
      { kind: 'calories', fact: '' },
    ])
  })

  test('cannot be dismissed by another owner', async () => {
    await ask('Calories?', { kind: 'calories', dishId: soup })
    const gap = await dismissOnly()
    await expect(dismissGap(b.member, formOf(gap))).rejects.toThrow(NotFoundError)
    await restoreGap(b.member, formOf(gap))
    expect((await gapsOf(a)).open).toEqual([])
  })

  test.each([{ kind: 'secret' }, { id: 'x' }, { about: 'owner' }, { lastAsked: 'today' }])(
    'cannot be %o',
    async (wrong) => {
      await ask('Calories?', { kind: 'calories', dishId: soup })
      const [gap] = (await gapsOf(a)).open
      if (!gap) throw new Error('There is no open gap')
      await expect(dismissGap(a.member, { ...formOf(gap), ...wrong })).rejects.toThrow(
        InvalidFieldsError,
      )
    },
  )
})

test.each<[Topic, string]>([
  [
    'parking',
    `insert into house_facts (owner_id, restaurant_id, topic, text) values ($1, $2, 'parking', 'Behind the house')`,
  ],
  [
    'kitchen',
    `insert into house_facts (owner_id, restaurant_id, topic, text) values ($1, $2, 'hours', '12–23')`,
  ],
  ['place', `update restaurants set location = 'Moda' where owner_id = $1 and id = $2`],
])('a gap about the topic %s is closed once it is recorded', async (topic, record) => {
  await ask('Question?', { kind: 'other', topic })
  expect((await gapsOf(a)).open).toMatchObject([{ facts: [topic], count: 1 }])
  await database.query(record, [a.ownerId, a.restaurantId])
  expect((await gapsOf(a)).open).toEqual([])
})
