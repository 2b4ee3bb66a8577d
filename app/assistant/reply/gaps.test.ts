import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Part } from '../plan/part.ts'
import type { Planner } from '../planners/planner.ts'
import { offlinePlanner } from '../planners/offline-planner.ts'
import { composeReply } from './compose-reply.ts'

const pictured = aDish('Antep Fıstıklı Baklava', { imageUrl: '/images/baklava.webp' })
const plain = aDish('Cevizli Baklava', { imageUrl: null, ingredients: ['yufka', 'ceviz'] })
const bare = aDish('Günün Çorbası', { ingredients: [], imageUrl: null })

const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'R', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [],
  uncategorised: [pictured, plain, bare],
  house: { payment: 'Nakit' },
}

/** Plans the given parts, whatever is asked. */
const planning = (...parts: readonly Part[]): Planner => ({
  name: 'scripted',
  async *plan() {
    for (const part of parts) yield { type: 'part', part }
  },
})

/** Returns the gap that a question leaves. */
async function gapOf(question: string, planner: Planner = offlinePlanner) {
  const { about } = await composeReply(
    { emit: () => undefined },
    {
      menu,
      planner,
      question,
      now: 0,
      history: [],
      locale: 'en',
      seed: '1',
      assistantId: () => Promise.resolve(''),
      thread: { id: 't', save: () => Promise.resolve() },
      onProblem(error) {
        throw error
      },
    },
  )
  return about.gap
}

test.each([
  // Two dishes match, and one has a picture.
  'Show me a picture of the baklava',
  'Baklavanın resmini göster',
  'Show me a picture of the Antep Fıstıklı Baklava',
  'Is there walnut in the Cevizli Baklava?',
  'How can I pay?',
  // The reply says that the menu hasn't got it.
  'Do you have lasagne?',
  'Do you have a dish called chocolate mousse?',
  'Hello!',
])('“%s” is answered and no gap', async (question) => {
  expect(await gapOf(question)).toBeUndefined()
})

test('a fact that no longer matters is no gap: another one rules the dish out', async () => {
  const parts: Part = {
    do: 'suits',
    of: [
      { kind: 'fact', fact: 'nuts' },
      { kind: 'fact', fact: 'sesame' },
    ],
    dishes: [plain.id],
  }
  expect(await gapOf('…', planning(parts))).toBeUndefined()
  expect(await gapOf('…', planning({ ...parts, of: parts.of.slice(1) }))).toEqual({
    kind: 'allergens',
    dishId: plain.id,
    facts: ['sesame'],
  })
})

test.each<[string, object]>([
  ['Show me a picture of the Cevizli Baklava', { kind: 'picture', dishId: plain.id }],
  ['What is in the Günün Çorbası?', { kind: 'ingredients', dishId: bare.id }],
  ['Is there milk in the Günün Çorbası?', { kind: 'ingredients', dishId: bare.id }],
  ['Is the Cevizli Baklava halal?', { kind: 'diet', dishId: plain.id, facts: ['halal'] }],
  ['Is the Cevizli Baklava spicy?', { kind: 'tags', dishId: plain.id }],
  ['How many calories are in the Cevizli Baklava?', { kind: 'calories', dishId: plain.id }],
  ['How big is the portion of Cevizli Baklava?', { kind: 'details', dishId: plain.id }],
  ['Is the beef grass-fed?', { kind: 'other' }],
])('“%s” leaves a gap', async (question, gap) => {
  expect(await gapOf(question)).toEqual(gap)
})
