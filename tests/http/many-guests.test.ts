import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { Guest } from '../guest.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
/** The largest of the built files. */
let file: string

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), {
    env: { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error' },
  })
  const folder = 'build/client/assets'
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(names.map(async (name) => (await stat(`${folder}/${name}`)).size))
  file = `/assets/${names[sizes.indexOf(Math.max(...sizes))]}`
})
afterAll(() => server.stop())

const countMessages = async (role: string) => {
  const [row] = await server.database.query(
    'select count(*)::int as rows from messages where role = $1',
    [role],
  )
  return Number(row?.['rows'])
}

/** Expects that another guest can load the page and ask a question. */
async function expectService(): Promise<void> {
  expect((await fetch(`${server.url}/demo`)).status).toBe(200)
  expect((await new Guest(server.url).ask('Is the hummus vegan?')).text).toContain('Humus')
}

/** Opens a connection, sends the beginning of a request, and stalls. */
async function openSlowConnection(beginning: string): Promise<Socket> {
  const connection = connect(Number(new URL(server.url).port), 'localhost')
  // The server may close the connection.
  connection.on('error', () => undefined)
  await once(connection, 'connect')
  connection.write(beginning)
  return connection
}

test('answers each of a thousand concurrent guests or sends Retry-After, and loses no question', async () => {
  const slug = await seedRestaurant(server.database)
  const [questions, replies] = [await countMessages('user'), await countMessages('assistant')]
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, async (_, number) => {
      const address = `10.1.${number >> 8}.${number & 255}`
      const guest = new Guest(server.url, slug)
      const headers = { 'X-Forwarded-For': address }
      const response = await guest.send('Is the hummus vegan?', crypto.randomUUID(), headers)
      const body = await response.text()
      return { status: response.status, body, retryAfter: response.headers.get('Retry-After') }
    }),
  )
  const answers = responses.filter(({ status }) => status === 200)
  for (const { body } of answers) expect(body).toContain('event: done')
  for (const { status, retryAfter } of responses.filter((response) => response.status !== 200)) {
    expect([429, 503]).toContain(status)
    expect(Number(retryAfter)).toBeGreaterThan(0)
  }
  expect(answers.length).toBeGreaterThan(0)
  expect(await countMessages('user')).toBe(questions + answers.length)
  await expect.poll(() => countMessages('assistant')).toBe(replies + answers.length)
  await expectService()
})

describe('five hundred slow clients', () => {
  test.each([
    ['in their headers', () => 'GET /demo HTTP/1.1\r\nHost: localhost\r\nX-Slow:'],
    [
      'in a question',
      () =>
        `POST /demo/chat HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.url}\r\nContent-Type: application/json\r\nContent-Length: 80\r\n\r\n{"message"`,
    ],
    ['that do not read', () => `GET ${file} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ])('%s do not delay others', async (_, beginning) => {
    const connections = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const connection = await openSlowConnection(beginning())
        connection.pause()
        return connection
      }),
    )
    expect(connections.filter((connection) => connection.readable)).toHaveLength(500)
    await expectService()
    for (const connection of connections) connection.destroy()
    await expectService()
  })
})

describe('an excessive body', () => {
  const send = (path: string, body: string) => new Guest(server.url).request('POST', body, {}, path)

  test('of 10 MB is rejected, and nothing is stored', async () => {
    const before = await countMessages('user')
    const body = JSON.stringify({ message: 'x'.repeat(10_000_000), key: crypto.randomUUID() })
    const response = await send('/chat', body)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: { code: 'body_too_large' } })
    expect(await countMessages('user')).toBe(before)
    await expectService()
  })

  test.each([
    ['lists', '['.repeat(60_000)],
    ['objects', '{"a":'.repeat(12_000)],
    ['closed lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['lists in a field', `{"message":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('of deeply nested %s is rejected', async (_, body) => {
    const response = await send('/chat', body)
    expect([400, 422]).toContain(response.status)
    expect((await response.json()).error.message).not.toBe('')
    await expectService()
  })
})
