import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { endProcess } from '../end-process.ts'
import { eventually } from '../eventually.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { WebhookReceiver } from '../webhook-receiver.ts'

const receiver = new WebhookReceiver()
let database: TestDatabase
const servers: TestServer[] = []
let owner: Owner

const start = async () => {
  const server = await startTestServer(inject('postgresUrl'), { database })
  servers.push(server)
  return server
}

beforeAll(async () => {
  await receiver.start()
  database = await createTestDatabase(inject('postgresUrl'))
  const [a] = await Promise.all([start(), start()])
  owner = await new Owner(a).create(database)
  await database.query(
    `insert into webhooks (owner_id, url, events) select id, $1, '{menu.changed}' from owners where email = $2`,
    [receiver.url('/'), owner.email],
  )
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await receiver.stop()
  await database.drop()
})

const queue = (count: number) =>
  database.query(
    `insert into webhook_deliveries (owner_id, webhook_id, message)
     select owner_id, id, jsonb_build_object('type', 'test', 'place', n)
     from webhooks, generate_series(1, $1) n`,
    [count],
  )
const waiting = async () =>
  (await database.query('select from webhook_deliveries where next_attempt_at is not null')).length

test('two processes deliver each message once', async () => {
  await queue(20)
  await eventually(async () => (await waiting()) === 0)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(20)
  expect(new Set(ids).size).toBe(20)
})

test('a message that a killed process was sending is sent by the next, with the same id', async () => {
  receiver.received.length = 0
  receiver.answer = () => undefined
  await queue(1)
  await eventually(() => receiver.received.length === 1)
  await Promise.all(servers.splice(0).map((server) => endProcess(server.process, 'SIGKILL')))
  receiver.answer = (response) => response.writeHead(204).end()
  // The claim of the killed process ends after a minute.
  await database.query(
    'update webhook_deliveries set next_attempt_at = now() where delivered_at is null',
  )
  await start()
  await eventually(async () => (await waiting()) === 0)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})
