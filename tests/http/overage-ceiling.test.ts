import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { Guest } from '../guest.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { plans, ScriptedProvider, renderedActs } from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'

const account = '/dashboard/account'
const scripted = new ScriptedProvider()
let server: TestServer
let owner: Owner
let slug: string

beforeAll(async () => {
  await scripted.start()
  scripted.script = plans('enjoy')
  server = await startTestServer(inject('postgresUrl'), {
    env: scripted.env('openai-compatible'),
  })
  owner = new Owner(server, 'demo@chefin.example')
  owner.password = 'chefin-demo'
  await server.database.query(`update owners set locale = 'en'`)
  await owner.get('/?lang=en')
  await owner.login()
  slug = await seedRestaurant(server.database)
})
afterAll(async () => {
  await server.stop()
  await scripted.stop()
})

const ask = () => new Guest(server.url, slug).ask('hello')
const countUsedMessages = async () =>
  (await server.database.query('select ai_message_used as used from subscriptions'))[0]?.['used']
const setCeiling = (ceiling: string, subscriptionId = 'sub_demo') =>
  owner.post(account, { intent: 'ceiling', subscriptionId, ceiling })

test('answers guests above the ceiling without a model, free of charge, until it is raised', async () => {
  await server.database.query(
    `update subscriptions set stripe_customer_id = 'cus_demo', ai_message_limit = 1`,
  )
  expect((await setCeiling('0.02')).status).toBe(200)
  const logged = await server.database.query(
    `select owners.email from audit_log left join owners on owners.id = account_id
     where action = 'billing.subscription'
     order by at desc limit 1`,
  )
  expect(logged).toEqual([{ email: owner.email }])
  for (let question = 0; question < 3; question++)
    expect((await ask()).text).toBe(renderedActs('enjoy'))
  for (let question = 0; question < 2; question++) {
    const { text } = await ask()
    expect(text).not.toBe('')
    expect(text).not.toBe(renderedActs('enjoy'))
  }
  expect(scripted.replyRequests).toHaveLength(3)
  expect(await countUsedMessages()).toBe(3)
  for (const [path, words] of [
    ['/dashboard', 'You have reached your spending limit for extra AI messages'],
    [account, 'You have reached your spending limit, so nothing more is charged.'],
  ] as const) {
    expect((await owner.get(path)).body).toContain(words)
  }
  // Both thresholds were passed at the same time, so only one email is queued.
  const emails = async () =>
    (await emailsTo(server.folder, owner.email)).filter(({ subject }) =>
      subject?.includes('spending limit'),
    )
  await expect.poll(emails).toHaveLength(1)

  expect((await setCeiling('0.03')).status).toBe(200)
  expect((await ask()).text).toBe(renderedActs('enjoy'))
  expect((await ask()).text).not.toBe(renderedActs('enjoy'))
  expect(scripted.replyRequests).toHaveLength(4)
})

test('uses the model again in a new period, even before Stripe’s event', async () => {
  await server.database.query(`update subscriptions set current_period_end = now()`)
  expect((await ask()).text).toBe(renderedActs('enjoy'))
  expect(await countUsedMessages()).toBe(5)
  await server.database.query(
    `update subscriptions set current_period_end = now() + interval '1 month', ai_message_limit = 5000`,
  )
})

test('rejects an invalid ceiling, an unknown subscription, and a visitor who isn’t signed in', async () => {
  const rows = () => server.database.query('select overage_ceiling from subscriptions')
  const before = await rows()
  const rejection = await setCeiling('lots')
  expect(rejection.status).toBe(422)
  expect(rejection.body).toContain('0 for no extra messages')
  // The form keeps the input.
  expect(rejection.body).toContain('lots')
  for (const id of ['sub_nobody', '../x', '']) {
    expect([404, 422]).toContain((await setCeiling('1', id)).status)
  }
  expect((await new Owner(server).post(account, { intent: 'ceiling' })).status).toBe(401)
  expect(await rows()).toEqual(before)
})

test('a model answers at most 2,000 questions a day per IP address and restaurant', async () => {
  slug = await seedRestaurant(server.database)
  scripted.requests.length = 0
  await ask()
  const countedKeys = () =>
    server.database.query(`select key from rate_limits where key like 'chat_address_day:%'`)
  // One key per restaurant: this one and that of the tests above.
  await expect.poll(async () => (await countedKeys()).length).toBe(2)
  // As if another process had counted them.
  await server.database.query(
    `update rate_limits set points = 2000 where key like 'chat_address_day:%'`,
  )
  await ask()
  await expect.poll(async () => (await ask()).text).not.toBe(renderedActs('enjoy'))
  const requestCount = scripted.replyRequests.length
  expect((await ask()).text).not.toBe('')
  expect(scripted.replyRequests).toHaveLength(requestCount)
})
