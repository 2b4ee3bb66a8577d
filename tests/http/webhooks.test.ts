import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { webhookMessageSchema } from '#app/domain/webhooks/messages.ts'
import { eventually } from '../eventually.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'
import { WebhookReceiver } from '../webhook-receiver.ts'

const server = await sharedServer()
const { database } = server
const receiver = await new WebhookReceiver().start()
afterAll(() => receiver.stop())

/** The bodies of messages by type, as the OpenAPI file describes them. */
const described = new Map<string, ValidateFunction>()
beforeAll(async () => {
  const schema = z.record(z.string(), z.unknown())
  const content = z.object({ 'application/json': z.object({ schema }) })
  const post = z.object({ requestBody: z.object({ content }) })
  const { webhooks } = z
    .object({ webhooks: z.record(z.string(), z.object({ post })) })
    .parse(await (await fetch(`${server.url}/api/openapi.json`)).json())
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  for (const [type, webhook] of Object.entries(webhooks)) {
    const body = webhook.post.requestBody.content['application/json'].schema
    described.set(type, ajv.compile(body))
  }
})

const page = '/dashboard/account/webhooks'
const everything = { 'menu.changed': 'on', 'dish.sold_out': 'on', 'gap.found': 'on' }

let owner: Owner
/** Each test has its own path at the receiver. */
let path: string
let place: Awaited<ReturnType<typeof seedPlace>>

beforeEach(async () => {
  owner = await new Owner(server).create(database)
  path = `/${crypto.randomUUID()}`
  receiver.answer = (response) => response.writeHead(204).end()
  place = await seedPlace(server, owner.email, {
    hasChat: true,
    dishes: { Desserts: ['Künefe', 'Baklava'] },
  })
})

async function add(fields: Readonly<Record<string, string>> = everything, by = owner) {
  const form = { intent: 'add', url: receiver.url(path), ...fields }
  const { status, body } = await by.post(page, form)
  const [secret = ''] = /whsec_[\w+/]+=*/.exec(body.replaceAll('&#x3D;', '=')) ?? []
  const [stored] = await database.query(
    `select webhooks.id from webhooks join owners on owners.id = owner_id
     where email = $1 order by webhooks.created_at desc limit 1`,
    [by.email],
  )
  return { status, body, secret, url: `${page}/${stored?.['id']}` }
}

const setSoldOut = (dish: string, isSoldOut: boolean) =>
  owner.post(`/dashboard/restaurants/restaurant/${place.restaurant()}/kitchen`, {
    intent: 'soldOut',
    dishId: place.dish(dish),
    ...(isSoldOut && { isSoldOut: 'on' }),
  })

/** Waits for messages. Each must be as the OpenAPI file describes it. */
async function arrived(count = 1) {
  const messages = await eventually(() => receiver.at(path).length >= count && receiver.at(path))
  for (const message of messages.map(parsed)) {
    expect([message, described.get(message.type)?.(message)]).toEqual([message, true])
  }
  return messages
}
const parsed = ({ body }: { readonly body: string }) => webhookMessageSchema.parse(JSON.parse(body))
const deliveries = () =>
  database.query(
    `select d.*, d.message->>'type' as type from webhook_deliveries d join owners on owners.id = owner_id
     where email = $1 order by d.created_at`,
    [owner.email],
  )
const finished = () =>
  eventually(async () => {
    const rows = await deliveries()
    return rows.length > 0 && rows.every((row) => row['next_attempt_at'] === null) && rows
  })

describe('a webhook', () => {
  test('gets a test whose signature another library accepts, and the page lists it', async () => {
    const { secret, url } = await add()
    expect((await owner.get(page)).body).not.toContain('whsec_')
    expect((await owner.post(url, { intent: 'test' })).body).toContain('The test is on its way')
    const [message] = await arrived()
    const verify = (key: string) =>
      new Webhook(key).verify(message?.body ?? '', {
        'webhook-id': String(message?.headers['webhook-id']),
        'webhook-timestamp': String(message?.headers['webhook-timestamp']),
        'webhook-signature': String(message?.headers['webhook-signature']),
      })
    expect(verify(secret)).toMatchObject({ type: 'test', version: 1, data: {} })
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow('signature')
    await finished()
    expect((await owner.get(url)).body).toContain('Delivered (204)')
  })

  test('gets what is sold out, and what changes on the menu, with names', async () => {
    await add()
    await setSoldOut('Künefe', true)
    const [message] = await arrived()
    expect(message && parsed(message)).toMatchObject({
      type: 'dish.sold_out',
      data: {
        restaurant: { id: place.restaurant(), name: 'Lale' },
        dishes: [
          { id: place.dish('Künefe'), name: 'Künefe', sold_out: true, until: expect.any(String) },
        ],
      },
    })
    await owner.post('/dashboard/menuList', { intent: 'add', name: 'Another menu' })
    const [first] = await database.query('select menu_id from dishes where id = $1', [
      place.dish('Künefe'),
    ])
    await owner.post(`/dashboard/menuList/menu/${first?.['menu_id']}/menuCategory`, {
      intent: 'add',
      name: 'Soups',
    })
    const changed = (await arrived(2)).map(parsed).find(({ type }) => type === 'menu.changed')
    expect(changed?.data).toMatchObject({
      changes: [{ kind: 'category', action: 'created', name: 'Soups' }],
    })
  })

  test('gets a gap once, without the guest’s words', async () => {
    await add({ 'gap.found': 'on' })
    const question = 'How many calories are in the Künefe?'
    await new Guest(server.url, place.restaurant()).ask(question)
    const [message] = await arrived()
    expect(message && parsed(message)).toMatchObject({
      type: 'gap.found',
      data: { kind: 'calories', dish: { name: 'Künefe' } },
    })
    expect(message?.body).not.toContain('How many')
    await new Guest(server.url, place.restaurant()).ask(question)
    await setSoldOut('Künefe', true)
    await finished()
    expect((await deliveries()).map(({ type }) => type)).toEqual(['gap.found'])
  })

  test('is retried later after an error, and never follows a redirect', async () => {
    const { url } = await add()
    receiver.answer = (response) =>
      response.writeHead(307, { Location: receiver.url('/elsewhere') }).end()
    await owner.post(url, { intent: 'test' })
    const [row] = await eventually(async () => {
      const rows = await deliveries()
      return rows[0]?.['attempts'] === 1 && rows
    })
    expect(row).toMatchObject({ status: 307, error: 'HTTP 307', delivered_at: null })
    expect((await owner.get(url)).body).toContain('redirected (307)')
    receiver.answer = (response) => response.writeHead(200).end('x'.repeat(1_000))
    await database.query('update webhook_deliveries set next_attempt_at = now() where id = $1', [
      row?.['id'],
    ])
    await finished()
    const ids = receiver.at(path).map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([row?.['id'], row?.['id']])
    expect(receiver.at('/elsewhere')).toEqual([])
  })

  test('is disabled with an email once all attempts have failed, and can be switched on', async () => {
    const { url } = await add()
    receiver.answer = (response) => response.writeHead(500).end()
    await owner.post(url, { intent: 'test' })
    await eventually(async () => (await deliveries())[0]?.['attempts'] === 1)
    await database.query(
      `update webhook_deliveries set attempts = 7, next_attempt_at = now() where id = $1`,
      [(await deliveries())[0]?.['id']],
    )
    await finished()
    const { body } = await owner.get(url)
    expect(body).toContain('Switched off')
    expect((await owner.post(url, { intent: 'test' })).status).toBe(409)
    const [email] = await eventually(async () => {
      const emails = await emailsTo(server.folder, owner.email)
      return emails.length > 0 && emails
    })
    expect(email?.subject).toBe('A webhook was switched off')
    await setSoldOut('Künefe', true)
    receiver.answer = (response) => response.writeHead(204).end()
    await owner.post(url, { intent: 'enable' })
    const log = (await owner.get('/dashboard/activity?kind=webhook')).body
    expect(log).toContain('Webhook switched off')
    expect(log).toContain('Webhook switched on again')
    const [failed] = await deliveries()
    await owner.post(url, { intent: 'resend', deliveryId: String(failed?.['id']) })
    await finished()
    expect((await deliveries()).map(({ type, status }) => [type, status])).toEqual([['test', 204]])
  })

  test.each([
    ['without an address', { url: '' }, 'Please enter the address'],
    ['with another scheme', { url: 'ftp://till.example' }, 'full web address'],
    ['with a login in it', { url: 'https://a:b@till.example' }, 'full web address'],
    ['without events', { 'menu.changed': '' }, 'Please choose'],
  ])('is refused %s, and nothing typed is lost', async (_, fields, message) => {
    const form = { 'menu.changed': 'on', url: 'https://till.example', ...fields }
    if (form['menu.changed'] === '') Reflect.deleteProperty(form, 'menu.changed')
    const { status, body } = await add(form)
    expect([status, body]).toEqual([422, expect.stringContaining(message)])
    expect(body).toContain(form.url)
  })

  test('is refused twice at one address, and as the eleventh', async () => {
    await add()
    expect((await add()).body).toContain('There is a webhook with this address already')
    await database.query(
      `insert into webhooks (owner_id, url, events) select owner_id, url || n, events
       from webhooks, generate_series(1, 9) n where url = $1`,
      [receiver.url(path)],
    )
    const { status, body } = await add({ ...everything, url: 'https://till.example' })
    expect([status, body]).toEqual([429, expect.stringContaining('at most 10 webhooks')])
  })

  test('is nobody else’s: not of another team, nor of a manager', async () => {
    const { url } = await add()
    const stranger = await new Owner(server).create(database)
    const manager = await seedMember(server, owner, 'manager')
    for (const intent of ['test', 'enable', 'delete']) {
      expect((await stranger.post(url, { intent })).status).toBe(404)
      expect((await manager.post(url, { intent })).status).toBe(403)
    }
    expect((await stranger.get(url)).status).toBe(404)
    expect((await owner.post(url, { intent: 'delete' })).status).toBe(302)
    expect((await owner.get(url)).status).toBe(404)
  })

  test('ends with the account', async () => {
    await add()
    await owner.post('/dashboard/account', { intent: 'delete', password: owner.password })
    expect(
      await database.query('select from webhooks where url = $1', [receiver.url(path)]),
    ).toEqual([])
  })
})
