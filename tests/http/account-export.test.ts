import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), { env: { TRUSTED_PROXIES: 'loopback' } })
})
afterAll(() => server.stop())

test('an account’s export requires the password, and contains all data and no secrets', async () => {
  await new Guest(server.url).ask('hello')
  const demo = new Owner(server, 'demo@chefin.example')
  demo.password = 'chefin-demo'
  await demo.login()
  const file = '/dashboard/account/export'
  const rejected = await demo.get(file)
  expect([rejected.status, rejected.location]).toEqual([302, '/dashboard/account'])
  const wrong = await demo.post('/dashboard/account', { intent: 'export', password: 'not-this' })
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain('Şimdiki şifre yanlış')
  const exported = await demo.download('/dashboard/account')
  expect(exported.headers['content-disposition']).toContain('chefin-data.json')
  const data = JSON.parse(exported.body)
  expect(data.owner.email).toBe('demo@chefin.example')
  expect(data.restaurants).toHaveLength(1)
  expect(data.dishes.length).toBeGreaterThan(23)
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['menus', 'categories', 'conversations', 'messages', 'sessions']),
  )
  expect(exported.body).not.toContain('token')
  const stored = await server.database.query(
    'select guest_hash, idempotency_key as key from messages join conversations c on c.id = conversation_id where role = $1',
    ['user'],
  )
  expect(stored).not.toEqual([])
  for (const value of stored.flatMap(Object.values)) expect(exported.body).not.toContain(value)
  expect(exported.body).not.toMatch(/guest_?hash|idempotency/i)
})
