import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

// Threat 28 in docs/security.md.
const server = await sharedServer()
let owner: Owner
let restaurant: string
let menu: string

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  await owner.post('/dashboard/restaurants', { intent: 'add', name: 'Hostile' })
  await owner.post('/dashboard/menuList', { intent: 'add', name: 'Hostile', currency: 'TRY' })
  const [row] = await server.database.query(
    `select r.id as restaurant, m.id as menu from restaurants r, menus m
     where r.name = 'Hostile' and m.name = 'Hostile'`,
  )
  restaurant = `/dashboard/restaurants/restaurant/${String(row?.['restaurant'])}`
  menu = `/dashboard/menuList/menu/${String(row?.['menu'])}`
})

/**
 * Sends a body on a separate connection. Of a body above the page's limit of 64 KB, only the headers
 * are sent: the server responds to them and closes the connection.
 */
function send(path: string, type: string, body: string) {
  const isHeadersOnly = body.length > 64 * 1024 && !/upload|order/.test(path)
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = {
      Origin: server.url,
      Cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
    }
    const options = { method: 'POST', agent: false, headers } as const
    const outgoing = request(`${server.url}${path}`, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode, text })
        outgoing.destroy()
      })
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    if (isHeadersOnly) outgoing.flushHeaders()
    else outgoing.end(body)
  })
}

const multipart = 'multipart/form-data; boundary=X'
const urlEncoded = 'application/x-www-form-urlencoded'
const json = 'application/json'
const emptyParts = '--X\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(150_000)
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const nestedKeys = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const tooMany = 'more than 500 fields'
const tooLarge = 'at most 64 KB'

test.each([
  ['150,000 empty parts as a picture', () => `${restaurant}?upload=logo`, emptyParts, tooMany],
  ['150,000 empty parts as a form', () => restaurant, emptyParts, tooLarge],
  ['1,000 empty parts as a form', () => restaurant, emptyParts.slice(0, 55_000), tooMany],
])('rejects %s', async (_, path, body, message) => {
  const { status, text } = await send(path(), multipart, `${body}--X--\r\n`)
  expect(status).toBe(413)
  expect(text).toContain(message)
})

test.each([
  ['150,000', 150_000, tooLarge],
  ['30,000', 30_000, tooMany],
])('rejects a form with %s fields', async (_, fields, message) => {
  for (const path of ['/preferences', '/dashboard/account', `${menu}/update`]) {
    const { status, text } = await send(path, urlEncoded, 'a&'.repeat(fields))
    expect(status, path).toBe(413)
    expect(text, path).toContain(message)
  }
})

test.each([
  ['lists', nested],
  ['objects', nestedKeys],
])('rejects deeply nested %s', async (_, nest) => {
  const targets: readonly [string, number][] = [
    ['/demo/chat', 10_000],
    [`${menu}/rehearsal`, 10_000],
    ['/dashboard/menuList/order', 80_000],
    [`${menu}/itemList/order`, 80_000],
    [`${menu}/menuCategory/order`, 80_000],
  ]
  for (const [path, levels] of targets) {
    const { status } = await send(path, json, nest(levels))
    expect([400, 422], path).toContain(status)
  }
})

test('keeps serving after all of these', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
