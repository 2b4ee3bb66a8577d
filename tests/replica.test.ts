import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { makeFolder } from '#app/db/embedded/embedded.fixture.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import { closeReplica, openReplica } from '#app/db/replica.ts'
import type { Member } from '#app/domain/actor.ts'
import { getConversationSummary } from '#app/domain/conversations/get-conversation-summary.ts'
import { listConversations } from '#app/domain/conversations/list-conversations.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { openTelemetry } from '#app/services/telemetry/index.server.ts'
import { setObserver } from '#app/telemetry/index.ts'
import { createEmptyDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import {
  insertConversation,
  insertDish,
  insertRestaurant,
  type TestRestaurant,
} from './fixtures/conversation-rows.ts'
import { copyInitialised } from './initialised-folder.ts'
import { startReplica, type TestReplica } from './replica.ts'
import { withServer } from './server.ts'

/*
 * Reads from a streaming replica: a primary and a standby of this file's own, as both must flush what is
 * committed.
 */

const timeZone = 'Europe/Istanbul'
const closers: (() => Promise<unknown>)[] = []
const failures: Error[] = []

let database: TestDatabase
let replica: TestReplica
let replicaUrl: string
let place: TestRestaurant

beforeAll(async () => {
  const folder = await makeFolder()
  closers.push(folder.remove)
  await copyInitialised(inject('dataFolders'), folder.path)
  const primary = await startEmbeddedPostgres(folder.path)
  closers.push(primary.stop)
  replica = await startReplica(folder.path, primary.url)
  closers.push(replica.remove)
  const empty = await createEmptyDatabase(primary.url)
  database = empty
  const appUrl = await empty.createAppLogin()
  openDatabase(appUrl, () => undefined, { connections: 3, timeoutMs })
  closers.push(closeDatabase)
  replicaUrl = Object.assign(new URL(appUrl), { port: String(replica.port) }).href
  place = await insertRestaurant(database, 'a')
  await insertDish(database, place, 'Soup')
  await insertConversation(database, place, { texts: ['Is there milk?', 'Not recorded.'] })
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

afterEach(async () => {
  await closeReplica()
  failures.length = 0
})

const open = (retryAfterMs: number) =>
  openReplica(replicaUrl, (error) => failures.push(error), { timeoutMs, retryAfterMs })

/** Runs a verb, and tells whether the replica had a part in its result. */
async function readsFromReplica(verb: () => Promise<unknown>): Promise<boolean> {
  const query = vi.spyOn(Client.prototype, 'query')
  await verb()
  const isRead = query.mock.calls.some(([first]: readonly unknown[], index) => {
    const client = query.mock.contexts[index]
    return (
      client instanceof Client &&
      client.port === replica.port &&
      /\bfrom "/.test(String(typeof first === 'object' && first && 'text' in first && first.text))
    )
  })
  query.mockRestore()
  return isRead
}

/** Waits until a verb is read from the replica. On busy cores, it lags now and then. */
const becomesRead = (verb: () => Promise<unknown>) => eventually(() => readsFromReplica(verb))

async function readGauge(): Promise<number> {
  const metrics = { host: '127.0.0.1', port: 0 }
  const { readMetrics, stop } = await openTelemetry({ metrics, traces: undefined }, () => undefined)
  const text = await readMetrics?.()
  await stop()
  setObserver(undefined)
  return Number(/^chefin_replica_used (.*)$/m.exec(text ?? '')?.[1])
}

const dishNames = async () => {
  const { menu } = await getGuestPage(place.restaurantId)
  return menu === null ? [] : allDishes(menu).map(({ name }) => name)
}
const rename = (name: string) => database.query('update dishes set name = $1', [name])
const countConversations = async (member?: Member) =>
  (await getConversationSummary(member ?? place.member, timeZone)).total

test('statistics, conversations and guests’ menus are read from it', async () => {
  open(0)
  await becomesRead(() => getConversationSummary(place.member, timeZone))
  await becomesRead(() => listConversations(place.member, { timeZone }))
  await becomesRead(async () => {
    await rename(`Soup ${crypto.randomUUID()}`)
    await dishNames()
  })
  expect(await readGauge()).toBe(1)
})

test('policies limit owners there, and the primary still says who is a member', async () => {
  open(0)
  const other = await insertRestaurant(database, 'b')
  let total: number | undefined
  await becomesRead(async () => {
    total = await countConversations(other.member)
  })
  expect(total).toBe(0)
  const outdated: Member = { ...place.member, role: 'reader' }
  await expect(countConversations(outdated)).rejects.toMatchObject({ messageKey: 'role_changed' })
  expect(await readGauge()).toBe(1)
})

test('while it lags, what was just written is there at once', async () => {
  open(0)
  await becomesRead(countConversations)
  await replica.query('select pg_wal_replay_pause()')
  try {
    for (const name of ['Lentil Soup', 'Tomato Soup']) {
      await rename(name)
      expect(await dishNames()).toEqual([name])
    }
    const before = await countConversations()
    await insertConversation(database, place, { texts: ['And egg?', 'Not recorded.'] })
    expect(await countConversations()).toBe(before + 1)
    expect(failures.at(-1)?.message).toMatch(/^The replica lags/)
  } finally {
    await replica.query('select pg_wal_replay_resume()')
  }
  await becomesRead(countConversations)
})

test('while it is gone, the primary answers, and afterwards it is read again', async () => {
  open(0)
  await becomesRead(countConversations)
  await replica.stop()
  await rename('Onion Soup')
  expect(await dishNames()).toEqual(['Onion Soup'])
  expect(await countConversations()).toBeGreaterThan(0)
  expect(failures).not.toEqual([])
  await replica.start()
  await becomesRead(countConversations)
})

test('one that failed is left alone for a while, and the gauge says so', async () => {
  open(60_000)
  await replica.stop()
  await countConversations()
  expect(await readGauge()).toBe(0)
  await replica.start()
  const { length } = failures
  expect(await readsFromReplica(countConversations)).toBe(false)
  expect(failures).toHaveLength(length)
})

test('a process reads it, and shows no guest a page older than what was committed', async () => {
  const env = { DATABASE_READ_URL: replicaUrl, CHEFIN_SAMPLE: 'off' }
  await withServer(database.adminUrl, { database, env }, async ({ url }) => {
    const page = async () => (await fetch(`${url}/place-a`)).text()
    const connections = async () => {
      const rows = await replica.query(
        `select count(*) from pg_stat_activity where application_name = 'chefin'`,
      )
      return Number(rows[0]?.['count'])
    }
    expect(await page()).toContain('Soup')
    expect(await connections()).toBeGreaterThan(0)
    await replica.query('select pg_wal_replay_pause()')
    try {
      for (const name of ['Pea Soup', 'Fish Soup', 'Bean Soup']) {
        await rename(name)
        expect(await page()).toContain(name)
      }
    } finally {
      await replica.query('select pg_wal_replay_resume()')
    }
  })
})

// Last: it can't become a replica again.
test('one that was promoted is no longer read', async () => {
  open(0)
  await becomesRead(countConversations)
  await replica.query('select pg_promote()')
  expect(await readsFromReplica(countConversations)).toBe(false)
  expect(failures.at(-1)?.message).toBe('The database of DATABASE_READ_URL is no replica')
})
