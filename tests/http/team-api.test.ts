import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  gapsDocument,
  soldOutDocument,
  statisticsDocument,
} from '#app/domain/team-api/documents.ts'
import { countAttempts } from '../count-attempts.ts'
import { createToken, tokensPage } from '../fixtures/create-token.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { eventually } from '../eventually.ts'
import { sendHalfBody } from '../slow-post.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server

let owner: Owner
let restaurants: readonly string[]
let künefe: string
let foreignDish: string
let token: string
let otherToken: string

interface Sent {
  readonly method?: string
  readonly body?: string
  readonly headers?: Record<string, string>
}

const send = (path: string, secret: string, { headers, ...sent }: Sent = {}) =>
  fetch(`${server.url}${path}`, {
    ...sent,
    headers: { Authorization: `Bearer ${secret}`, ...headers },
  })

const read = async (path: string): Promise<unknown> => (await send(`/api/v1/${path}`, token)).json()

const put = (dishId: string, change: unknown, secret = token) =>
  send(`/api/v1/sold-out/${dishId}`, secret, { method: 'PUT', body: JSON.stringify(change) })

const soldOutNow = async () => {
  const document = soldOutDocument.parse(await read('sold-out'))
  return Object.fromEntries(
    document.restaurants.map(({ name, dishes }) => [name, dishes.map((dish) => dish.name)]),
  )
}

const errorSchema = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string() }),
})
const codeOf = async (response: Response) => {
  const { error } = errorSchema.parse(await response.json())
  return [response.status, error.code]
}

beforeAll(async () => {
  owner = await new Owner(server).create(database)
  const place = await seedPlace(server, owner.email, {
    hasChat: true,
    restaurants: ['Moda', 'Kadıköy'],
    dishes: { Desserts: ['Künefe', 'Baklava'] },
  })
  restaurants = ['Moda', 'Kadıköy'].map((name) => place.restaurant(name))
  künefe = place.dish('Künefe')
  await new Guest(server.url, restaurants[0]).ask('How many calories are in the Künefe?')
  token = await createToken(owner, 'Till', ['gaps:read', 'statistics:read', 'soldout:write'])
  const stranger = await new Owner(server).create(database)
  const other = await seedPlace(server, stranger.email, { dishes: { Soups: ['Lentil'] } })
  foreignDish = other.dish('Lentil')
  otherToken = await createToken(stranger, 'Other', ['soldout:write'])
})

describe('a program with a token', () => {
  test('changes nothing once the token is revoked, even if its request began before', async () => {
    const secret = await createToken(owner, 'Slow till', ['soldout:write'])
    const [stored] = await database.query(`select id from api_tokens where name = 'Slow till'`)
    const tokenId = String(stored?.['id'])
    const isUsed = () =>
      database.query('select from api_tokens where id = $1 and last_used_at is not null', [tokenId])
    const change = Buffer.from(JSON.stringify({ soldOut: true }))
    const slow = await sendHalfBody(`${server.url}/api/v1/sold-out/${künefe}`, change, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      wait: () => eventually(async () => (await isUsed()).length > 0),
    })
    await owner.post(tokensPage, { intent: 'revoke', tokenId })
    const { status, body } = await slow.finish()
    expect([status, body]).toEqual([403, expect.stringContaining('token_revoked')])
    expect(Object.values(await soldOutNow()).flat()).toEqual([])
  })

  test('reads gaps without the words of guests', async () => {
    const response = await send('/api/v1/gaps', token)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { gaps } = gapsDocument.parse(await response.json())
    expect(gaps).toMatchObject([
      { kind: 'calories', place: { about: 'dish', id: künefe, name: 'Künefe' }, questions: 1 },
    ])
    expect(JSON.stringify(gaps)).not.toContain('How many')
  })

  test('reads statistics in the team’s time zone', async () => {
    const document = statisticsDocument.parse(await read('statistics'))
    expect(document).toMatchObject({ timeZone: 'Europe/Istanbul', today: 1, total: 1 })
    expect(document.days).toHaveLength(30)
    expect(document.days.at(-1)?.conversations).toBe(1)
  })

  test('marks a dish as sold out at one restaurant or at all, for guests at once', async () => {
    expect((await put(künefe, { soldOut: true, restaurantId: restaurants[0] })).status).toBe(204)
    expect(await soldOutNow()).toEqual({ Moda: ['Künefe'], Kadıköy: [] })
    expect((await put(künefe, { soldOut: true })).status).toBe(204)
    expect(await soldOutNow()).toEqual({ Moda: ['Künefe'], Kadıköy: ['Künefe'] })
    const page = async () => (await fetch(`${server.url}/${restaurants[1]}`)).text()
    expect(await page()).toContain('Sold out')
    expect((await put(künefe, { soldOut: false })).status).toBe(204)
    expect(await soldOutNow()).toEqual({ Moda: [], Kadıköy: [] })
    const { body } = await owner.get('/dashboard/activity?kind=dish')
    expect(body).toContain('Till (API token)')
    const log = await database.query(
      `select account_id, token_name from audit_log where subject_id = $1 and action = 'dish.sold_out'`,
      [künefe],
    )
    expect(log.length).toBeGreaterThanOrEqual(3)
    for (const row of log) expect(row).toEqual({ account_id: null, token_name: 'Till' })
  })

  test('is recorded as its last user at most once a minute', async () => {
    const lastUse = async () => {
      const [row] = await database.query(
        `select last_used_at as at from api_tokens join owners on owners.id = owner_id where email = $1`,
        [owner.email],
      )
      return String(row?.['at'])
    }
    const backdate = (age: string) =>
      database.query(
        `update api_tokens set last_used_at = now() - $2::interval
         where owner_id = (select id from owners where email = $1)`,
        [owner.email, age],
      )
    await backdate('50 seconds')
    const before = await lastUse()
    await read('gaps')
    expect(await lastUse()).toBe(before)
    await backdate('61 seconds')
    const old = await lastUse()
    await read('gaps')
    expect(await lastUse()).not.toBe(old)
  })
})

describe('a request is rejected', () => {
  const paths = ['/api/v1/gaps', '/api/v1/statistics', '/api/v1/sold-out']

  test.each([
    ['without a token', {}, 'token_missing'],
    ['with an empty header', { Authorization: '' }, 'token_missing'],
    ['with another scheme', { Authorization: 'Basic dTpw' }, 'token_invalid'],
    [
      'with a token that doesn’t exist',
      { Authorization: `Bearer chf_${'x'.repeat(43)}` },
      'token_invalid',
    ],
    [
      'with a header of 10 kB',
      { Authorization: `Bearer chf_${'x'.repeat(10_000)}` },
      'token_invalid',
    ],
    ['with SQL', { Authorization: `Bearer chf_' or 1=1 --` }, 'token_invalid'],
  ])('%s, with the cure', async (_, sent, code) => {
    const headers = Object.fromEntries(Object.entries(sent))
    for (const path of paths) {
      const response = await fetch(`${server.url}${path}`, {
        headers: { 'X-Forwarded-For': owner.address, ...headers },
      })
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="Chefin"')
      const { error } = errorSchema.parse(await response.json())
      expect([response.status, error.code]).toEqual([401, code])
      expect(error.message).toContain('An owner creates')
    }
  })

  test('in Turkish, too', async () => {
    const response = await send('/api/v1/gaps', 'x', { headers: { 'Accept-Language': 'tr' } })
    expect(await response.text()).toContain('Bu API anahtarı çalışmıyor')
  })

  test('with a session’s cookie alone', async () => {
    expect((await owner.get('/api/v1/gaps')).status).toBe(401)
  })

  test('with an expired token', async () => {
    const expiring = await createToken(owner, 'Expiring', ['gaps:read'])
    expect((await send('/api/v1/gaps', expiring)).status).toBe(200)
    await database.query(`update api_tokens set expires_at = now() where name = 'Expiring'`)
    expect(await codeOf(await send('/api/v1/gaps', expiring))).toEqual([401, 'token_invalid'])
  })

  test('with a token of another scope, which the message names', async () => {
    const narrow = await createToken(owner, 'Narrow', ['statistics:read'])
    expect((await send('/api/v1/statistics', narrow)).status).toBe(200)
    for (const [path, scope] of [
      ['/api/v1/gaps', 'gaps:read'],
      ['/api/v1/sold-out', 'soldout:write'],
    ]) {
      const response = await send(path ?? '', narrow)
      const { error } = errorSchema.parse(await response.json())
      expect([response.status, error.code]).toEqual([403, 'token_scope'])
      expect(error.message).toContain(scope)
    }
    expect(await codeOf(await put(künefe, { soldOut: true }, narrow))).toEqual([403, 'token_scope'])
  })

  test('for another team’s dish or restaurant, like for an unknown one', async () => {
    const unknown = [404, 'dish_not_found']
    expect(await codeOf(await put(foreignDish, { soldOut: true }))).toEqual(unknown)
    expect(await codeOf(await put(crypto.randomUUID(), { soldOut: true }))).toEqual(unknown)
    expect(await codeOf(await put('1', { soldOut: true }))).toEqual(unknown)
    expect(await codeOf(await put(künefe, { soldOut: true }, otherToken))).toEqual(unknown)
    const there = { soldOut: true, restaurantId: restaurants[0] }
    expect(await codeOf(await put(foreignDish, there, otherToken))).toEqual(unknown)
    expect(JSON.stringify(await (await send('/api/v1/sold-out', otherToken)).json())).not.toContain(
      'Moda',
    )
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['text', '"x"'],
    ['a wrong type', '{"soldOut":"on"}'],
    ['a misspelt restaurant', '{"soldOut":true,"restaurant":"x"}'],
    ['an invalid restaurant', '{"soldOut":true,"restaurantId":"x"}'],
  ])('that sends %s', async (_, body) => {
    const response = await send(`/api/v1/sold-out/${künefe}`, token, { method: 'PUT', body })
    expect(await codeOf(response)).toEqual([422, 'sold_out_unreadable'])
  })

  test('of another method, or with a body of 100 kB', async () => {
    expect(await codeOf(await send('/api/v1/gaps', token, { method: 'DELETE' }))).toEqual([
      405,
      'method_not_allowed',
    ])
    const body = JSON.stringify({ soldOut: true, x: 'x'.repeat(100_000) })
    const large = await send(`/api/v1/sold-out/${künefe}`, token, { method: 'PUT', body })
    expect(await codeOf(large)).toEqual([413, 'body_too_large'])
  })

  test('after 30 without a valid token from an address, but not with a valid one', async () => {
    const headers = { 'X-Forwarded-For': '10.200.1.7' }
    const wrong = () => send('/api/v1/gaps', 'x', { headers })
    await countAttempts(database, 'api_failed_address', 30, wrong)
    const limited = await wrong()
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(limited.status).toBe(429)
    expect((await send('/api/v1/gaps', token, { headers })).status).toBe(200)
  })

  test('after 600 with the same token', async () => {
    const busy = await createToken(owner, 'Busy', ['gaps:read'])
    await countAttempts(database, 'api_token', 600, () => send('/api/v1/gaps', busy))
    expect((await send('/api/v1/gaps', busy)).status).toBe(429)
    expect((await send('/api/v1/gaps', token)).status).toBe(200)
  })
})

test('the OpenAPI file describes every document', async () => {
  const description = await (await fetch(`${server.url}/api/openapi.json`)).json()
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  for (const path of ['gaps', 'statistics', 'sold-out']) {
    const { get } = description.paths[`/api/v1/${path}`]
    const matches = ajv.compile(get.responses[200].content['application/json'].schema)
    expect([path, matches(await read(path)), matches.errors]).toEqual([path, true, null])
  }
  const { put: change } = description.paths['/api/v1/sold-out/{dishId}']
  const isChange = ajv.compile(change.requestBody.content['application/json'].schema)
  expect([isChange({ soldOut: true }), isChange({ soldOut: 'on' })]).toEqual([true, false])
  expect(description.components.securitySchemes).toMatchObject({ token: { scheme: 'bearer' } })
})
