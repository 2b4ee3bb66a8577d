import { expect, test } from 'vitest'
import { heavyMenus, seedHeavyMenu } from '../fixtures/heavy-dish.ts'
import { seedConversation } from '../fixtures/seed-conversations.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

test('an account’s export requires the password, and contains all data and no secrets', async () => {
  const owner = await new Owner(server).create(server.database)
  const { menuId } = await seedHeavyMenu(server.database, {
    ownerEmail: owner.email,
    slug: `exported-${crypto.randomUUID()}`,
    menu: { ...heavyMenus.manyDishes, dishes: 24 },
  })
  const [restaurant] = await server.database.query(
    'select id from restaurants where menu_id = $1',
    [menuId],
  )
  const conversation = await seedConversation(server.database, String(restaurant?.['id']), {
    turns: [{ question: 'hello', reply: 'Hi!' }],
  })
  await server.database.query(
    `insert into api_tokens (owner_id, member_id, name, prefix, token_hash, scopes)
     select members.owner_id, members.id, 'Till', 'chf_abcd', 'exported-hash', '{gaps:read}'
     from members join owners on owners.id = account_id where email = $1`,
    [owner.email],
  )
  const file = '/dashboard/account/export'
  const rejection = await owner.get(file)
  expect([rejection.status, rejection.location]).toEqual([302, '/dashboard/account'])
  const wrong = await owner.post('/dashboard/account', { intent: 'export', password: 'not-this' })
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain('Current password is incorrect')
  const exported = await owner.download('/dashboard/account')
  expect(exported.headers['content-disposition']).toContain('chefin-data.json')
  const data = JSON.parse(exported.body)
  expect(data.owner.email).toBe(owner.email)
  expect(data.restaurants).toHaveLength(1)
  expect(data.dishes).toHaveLength(24)
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['menus', 'categories', 'conversations', 'messages', 'sessions']),
  )
  expect(data.api_tokens).toMatchObject([{ name: 'Till', scopes: ['gaps:read'] }])
  expect(exported.body).not.toMatch(/token_?hash|chf_\w{5}|exported-hash/i)
  expect(Object.keys(data.sessions[0])).not.toContain('token')
  const storedRows = await server.database.query(
    `select guest_hash, idempotency_key as key from messages
     join conversations c on c.id = conversation_id where role = 'user' and c.id = $1`,
    [conversation],
  )
  expect(storedRows).toHaveLength(1)
  for (const value of storedRows.flatMap(Object.values)) expect(exported.body).not.toContain(value)
  expect(exported.body).not.toMatch(/guest_?hash|idempotency/i)
})
