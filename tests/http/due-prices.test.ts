import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { addToDate, dateAt } from '#app/domain/scheduled-prices/dates.ts'
import { eventually } from '../eventually.ts'
import { Selection } from '../fixtures/selection.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { Guest } from '../guest.ts'
import { sampleTemplate } from '../sample.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let selection: Selection
let restaurant: string

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), sampleTemplate)
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const start = () => startTestServer(inject('postgresUrl'), { database })

const from = addToDate(dateAt('Europe/Istanbul', Date.now()), { days: 3 })
const raise = { direction: 'raise', unit: 'percent', value: '10', ending: 'exact' }

/** Adana costs 100, and 110 in three days. */
beforeEach(async () => {
  selection = await Selection.create(server)
  const [row] = await database.query(
    `with menu as (update menus set assistant_id = 'x' where id = $1 returning owner_id),
      subscription as (insert into subscriptions
        (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
        select owner_id, owner_id::text, 'active', 'Basic', now(), now() + interval '1 month', 1000
        from menu)
    select id from restaurants where menu_id = $1 limit 1`,
    [selection.menuId],
  )
  restaurant = String(row?.['id'])
  const change = { ...raise, starts: 'later', from }
  const { preview } = (await selection.send('previewPrices', change)).result
  await selection.send('changePrices', { ...change, previewVersion: preview.previewVersion })
})

/** Sets the start of the scheduled prices, because Postgres's clock, which decides, can't be set. */
const moveStart = (moment: string) =>
  database.query(
    `update scheduled_prices set starts_at = ${moment} from dishes
     where dishes.id = dish_id and menu_id = $1`,
    [selection.menuId],
  )

const pageAt = async ({ url }: TestServer, path = '') =>
  (await fetch(`${url}/${restaurant}${path}`)).text()
const dishPageAt = (at: TestServer) => pageAt(at, `/d/${selection.ids[0]?.slice(-12)}`)
/** The price in the structured data. */
const offeredAt = async (at: TestServer) =>
  /"name":"Adana".*?"price":"?([\d.]+)/.exec(await pageAt(at))?.[1]
const answerAt = async ({ url }: TestServer) =>
  (await new Guest(url, restaurant).ask('How much is the Adana?')).text
const prices = () => selection.columns('price')

const before = [[10_000], [null], [0], [12_345]]
const after = [[11_000], [null], [0], [13_580]]

test('guests see nothing of a scheduled price', async () => {
  expect(await offeredAt(server)).toBe('100.00')
  const texts = [await pageAt(server), await dishPageAt(server), await answerAt(server)].join()
  expect(texts).toContain('100.00 ₺')
  expect(texts).not.toContain('110.00')
  expect(texts).not.toContain(from)
})

test('all processes leave the price until the moment, and have the new one then', async () => {
  const other = await start()
  onTestFinished(other.stop)
  expect(await offeredAt(server)).toBe('100.00')
  // Like the start of a date, at full ten seconds.
  await moveStart(`date_bin('10 seconds', now() + interval '15 seconds', 'epoch')`)
  const observed = await offeredAt(other)
  const [moment] = await database.query(
    `select bool_and(starts_at > now()) as waits from scheduled_prices
     join dishes on dishes.id = dish_id where menu_id = $1`,
    [selection.menuId],
  )
  expect(moment).toEqual({ waits: true })
  expect(observed).toBe('100.00')
  await eventually(async () => (await offeredAt(other)) === '110.00')
  expect(await prices()).toEqual(after)
  for (const at of [server, other]) {
    expect(await pageAt(at)).toContain('110.00 ₺')
    expect(await dishPageAt(at)).toContain('110.00 ₺')
    expect(await answerAt(at)).toContain('110.00 ₺')
  }
})

test('processes that start after the moment, and at once, have the new prices on their first pages', async () => {
  await server.stop()
  await moveStart(`now() - interval '1 day'`)
  expect(await prices()).toEqual(before)
  const [one, other] = await Promise.all([start(), start()])
  server = one
  onTestFinished(other.stop)
  expect([await offeredAt(one), await offeredAt(other)]).toEqual(['110.00', '110.00'])
  expect(await prices()).toEqual(after)
  expect(one.log() + other.log()).not.toContain('could not be applied')
})
