import { expect, test } from 'vitest'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { Guest } from '../guest.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const slug = await seedRestaurant(server.database)

const evidence = () =>
  server.database.query(
    `select dishes.name, fact, state, reason->>'kind' as kind, reply_evidence.facts_version,
       reply_evidence.owner_id = dishes.owner_id as is_owners
     from reply_evidence join dishes on dishes.id = dish_id
     join messages on messages.id = message_id join restaurants on restaurants.id = restaurant_id
     where restaurants.slug = $1 order by dishes.name, fact`,
    [slug],
  )

test('a reply about allergens stores its evidence until the guest erases the conversation', async () => {
  const guest = new Guest(server.url, slug)
  const { text } = await guest.ask('Does the Çoban Salata contain milk?')
  expect(text).toMatch(/^No.*Çoban Salata.*dairy-free/)
  const ofDish = { name: 'Çoban Salata', facts_version: 1, is_owners: true }
  expect(await evidence()).toEqual([{ ...ofDish, fact: 'milk', state: 'free', kind: 'confirmed' }])
  const key = crypto.randomUUID()
  await guest.ask('And is Humus vegan?', key)
  await guest.ask('And is Humus vegan?', key)
  expect(await evidence()).toMatchObject([
    { name: 'Humus', fact: 'vegan', state: 'free', kind: 'tag' },
    { name: 'Çoban Salata' },
  ])
  await guest.ask('How much is the baklava?')
  expect(await evidence()).toHaveLength(2)

  const stranger = new Guest(server.url, slug)
  await stranger.ask('Does the Humus contain sesame?')
  expect((await guest.request('DELETE')).ok).toBe(true)
  expect(await evidence()).toMatchObject([
    { name: 'Humus', fact: 'sesame', state: 'contains', kind: 'derived' },
  ])
})
