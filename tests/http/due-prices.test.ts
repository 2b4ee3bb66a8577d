import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { addToDate, dateAt } from '#app/domain/scheduled-prices/dates.ts'
import { eventually } from '../eventually.ts'
import { Selection } from '../fixtures/selection.ts'
import { Guest } from '../guest.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let selection: Selection
let restaurant: string

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
})
afterAll(() => server.stop())

const from = addToDate(dateAt('Europe/Istanbul', Date.now()), { days: 3 })
const raise = { direction: 'raise', unit: 'percent', value: '10', ending: 'exact' }

/** Adana costs 100, and 110 in three days. */
beforeEach(async () => {
  selection = await Selection.create(server)
  const [row] = await server.database.query(
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

/** Moves the moment of the prepared prices: Postgres's clock, which counts, can't be moved. */
const moveStart = (moment: string) =>
  server.database.query(
    `update scheduled_prices set starts_at = ${moment} from dishes
     where dishes.id = dish_id and menu_id = $1`,
    [selection.menuId],
  )

/** Starts another process on the same database. */
async function startAnother(): Promise<TestServer> {
  const other = await startTestServer(inject('postgresUrl'), { database: server.database })
  onTestFinished(other.stop)
  return other
}

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

test('guests see nothing of a prepared price', async () => {
  expect(await offeredAt(server)).toBe('100.00')
  const seen = [await pageAt(server), await dishPageAt(server), await answerAt(server)].join()
  expect(seen).toContain('100.00 ₺')
  expect(seen).not.toContain('110.00')
  expect(seen).not.toContain(from)
})

test('a process that waits for a moment leaves the price until then, and changes it then, for all', async () => {
  expect(await offeredAt(server)).toBe('100.00')
  await moveStart(`now() + interval '15 seconds'`)
  const other = await startAnother()
  const observed = await offeredAt(other)
  // If the start has taken longer than that, nothing was observed before the moment.
  const [row] = await server.database.query(
    'select min(starts_at) > now() as waits from scheduled_prices',
  )
  if (row?.['waits'] === true) expect(observed).toBe('100.00')
  await eventually(async () => (await offeredAt(other)) === '110.00')
  expect(await prices()).toEqual(after)
  for (const at of [server, other]) {
    expect(await pageAt(at)).toContain('110.00 ₺')
    expect(await dishPageAt(at)).toContain('110.00 ₺')
    expect(await answerAt(at)).toContain('110.00 ₺')
  }
})

test('a process that starts after the moment has the new price on its first page', async () => {
  await moveStart(`now() - interval '1 day'`)
  expect(await prices()).toEqual(before)
  expect(await offeredAt(await startAnother())).toBe('110.00')
})

test('two processes that start at once change each price once', async () => {
  await moveStart('now()')
  const both = await Promise.all([startAnother(), startAnother()])
  expect(await Promise.all(both.map(offeredAt))).toEqual(['110.00', '110.00'])
  expect(await prices()).toEqual(after)
  expect(both.map((one) => one.log()).join()).not.toContain('could not be applied')
})
