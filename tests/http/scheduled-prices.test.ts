import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { addToDate, dateAt, startOfDate } from '#app/domain/scheduled-prices/dates.ts'
import { Selection } from '../fixtures/selection.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

const zone = 'Europe/Istanbul'
// The forms' clock: noon in Istanbul, on the day on which the tests started.
const today = dateAt(zone, Date.now())
const inDays = (days: number) => addToDate(today, { days })

let folder: string
let server: TestServer
let selection: Selection
let adana: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chefin-clock-'))
  const noon = startOfDate(zone, today).getTime() + 12 * 3_600_000
  await writeFile(join(folder, 'offset'), String(noon - Date.now()))
  server = await startTestServer(inject('postgresUrl'), {
    env: { CLOCK_FILE: join(folder, 'offset') },
    command: 'exec "$0" --import ./tests/movable-clock.ts "$@"',
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  selection = await Selection.create(server)
  adana = selection.ids[0] ?? ''
  await server.database.query(
    `update dishes set ai_instructions = 'Hot.', ingredients = array['lamb'] where id = any($1)`,
    [selection.ids],
  )
})

const list = () => `/dashboard/menuList/menu/${selection.menuId}/itemList`
const formOf = async (dishId: string) =>
  (await selection.owner.get(`${list()}?edit=${dishId}`)).body

/** Sends a dish's form with its next price. */
async function saveNext(fields: Record<string, string>, by = selection.owner) {
  const updatedAt = hiddenField(await formOf(adana), 'updatedAt')
  return by.post(`${list()}?edit=${adana}`, {
    intent: 'update',
    dishId: adana,
    updatedAt,
    name: 'Adana',
    aiInstructions: 'Hot.',
    ingredients: 'lamb',
    price: '100',
    isActive: 'on',
    ...fields,
  })
}
const next = { nextPrice: '987,65', nextPriceFrom: inDays(3) }

const readStored = () =>
  server.database.query(
    `select name, scheduled_prices.price_minor as price, starts_at from scheduled_prices
     join dishes on dishes.id = dish_id where menu_id = $1 order by position`,
    [selection.menuId],
  )
describe('the form of a dish', () => {
  test('schedules a price for the start of a day in the owner’s time zone', async () => {
    expect((await saveNext(next)).status).toBe(200)
    expect(await readStored()).toEqual([
      { name: 'Adana', price: 98_765, starts_at: startOfDate(zone, inDays(3)) },
    ])
    const form = await formOf(adana)
    expect(form).toMatch(/name="nextPrice"[^>]*value="987.65"/)
    expect(form).toMatch(new RegExp(`name="nextPriceFrom"[^>]*value="${inDays(3)}"`))
    expect(form).toMatch(/987\.65\u00A0₺ from [A-Z][a-z]+ \d/)
    expect((await selection.owner.get(`${list()}?select`)).body).toContain('987.65\u00A0₺ from ')
  })

  test('changes it, and removes it if both fields are empty', async () => {
    await saveNext(next)
    await saveNext({ nextPrice: '500', nextPriceFrom: inDays(1) })
    expect(await readStored()).toMatchObject([
      { price: 50_000, starts_at: startOfDate(zone, inDays(1)) },
    ])
    await saveNext({ nextPrice: '', nextPriceFrom: '' })
    expect(await readStored()).toEqual([])
  })

  test('leaves it as it is when the price changes', async () => {
    await saveNext(next)
    const before = await readStored()
    expect((await saveNext({ ...next, price: '110' })).status).toBe(200)
    expect(await readStored()).toEqual(before)
    expect((await selection.columns('price'))[0]).toEqual([11_000])
  })

  test.each([
    [{ nextPriceFrom: inDays(0) }, 'nextPriceFrom', 'Please choose tomorrow or later'],
    [{ nextPriceFrom: inDays(-1) }, 'nextPriceFrom', 'For today, change the price itself'],
    [{ nextPriceFrom: inDays(367) }, 'nextPriceFrom', 'Please choose a date within one year'],
    [{ nextPriceFrom: '2027-02-30' }, 'nextPriceFrom', 'Please enter a date as year'],
    [{ nextPriceFrom: '' }, 'nextPriceFrom', 'Please choose the date from which'],
    [{ nextPrice: '' }, 'nextPrice', 'Please enter the new price, or clear the date'],
    [{ nextPrice: '0' }, 'nextPrice', 'Please enter the new price, or clear the date'],
    [{ nextPrice: '-5' }, 'nextPrice', 'A price cannot be below zero'],
    [{ nextPrice: '12.345' }, 'nextPrice', 'Did you mean'],
  ])('rejects %j at the field %s, and loses nothing', async (fields, field, message) => {
    await saveNext(next)
    const before = await readStored()
    const typed: Record<string, string> = { ...next, ...fields }
    const { status, body } = await saveNext({ ...typed, description: 'Typed before' })
    expect(status).toBe(422)
    expect(body).toContain(message)
    const input = new RegExp(`<input[^>]* name="${field}"[^>]*>`).exec(body)?.[0]
    expect(input).toContain('aria-invalid="true"')
    expect(input).toContain(`value="${typed[field]}"`)
    expect(body).toContain('Typed before')
    expect(await readStored()).toEqual(before)
  })

  test('shows all errors at once', async () => {
    const { body } = await saveNext({ name: '', nextPrice: '-1', nextPriceFrom: today })
    for (const field of ['name', 'nextPrice', 'nextPriceFrom']) {
      expect(body).toMatch(new RegExp(`aria-invalid="true"[^>]* name="${field}"`))
    }
  })

  test('of another owner’s dish is not found', async () => {
    const stranger = await new Owner(server).create(server.database)
    expect((await saveNext(next, stranger)).status).toBe(404)
    expect(await readStored()).toEqual([])
  })

  test('conflicts if its next price was scheduled elsewhere', async () => {
    const updatedAt = hiddenField(await formOf(adana), 'updatedAt')
    await schedule(inDays(2))
    const before = await readStored()
    expect((await saveNext({ ...next, updatedAt })).body).toContain('changed in another window')
    expect(await readStored()).toEqual(before)
  })
})

const raise = { direction: 'raise', unit: 'percent', value: '10', ending: 'exact' }

/** Raises all prices by 10% from a date. */
async function schedule(from: string) {
  const change = { ...raise, starts: 'later', from }
  const { result } = await selection.send('previewPrices', change)
  const { previewVersion } = result.preview
  return (await selection.send('changePrices', { ...change, previewVersion })).result
}

describe('the prices of many dishes', () => {
  test('are previewed with their date, and scheduled exactly so', async () => {
    const change = { ...raise, starts: 'later', from: inDays(5) }
    const { result } = await selection.send('previewPrices', change)
    expect(result.preview).toMatchObject({
      prices: [{ after: 11_000 }, { after: 13_580 }],
      from: inDays(5),
      alreadyScheduled: 0,
    })
    expect(await schedule(inDays(5))).toEqual({
      done: 'schedulePrices',
      count: 2,
      missing: [],
      from: inDays(5),
    })
    const startsAt = startOfDate(zone, inDays(5))
    expect(await readStored()).toEqual([
      { name: 'Adana', price: 11_000, starts_at: startsAt },
      { name: 'Künefe', price: 13_580, starts_at: startsAt },
    ])
    expect(await selection.columns('price')).toEqual([[10_000], [null], [0], [12_345]])
  })

  test('replace those scheduled before, which the preview says', async () => {
    await saveNext(next)
    const change = { ...raise, starts: 'later', from: inDays(5) }
    const { result } = await selection.send('previewPrices', change)
    expect(result.preview.alreadyScheduled).toBe(1)
    await schedule(inDays(5))
    expect(await readStored()).toMatchObject([{ price: 11_000 }, { price: 13_580 }])
  })

  test('stay as they are if meanwhile another price was scheduled', async () => {
    const change = { ...raise, starts: 'later', from: inDays(5) }
    const { result } = await selection.send('previewPrices', change)
    await saveNext(next)
    const before = await readStored()
    const { previewVersion } = result.preview
    const confirmed = await selection.send('changePrices', { ...change, previewVersion })
    expect(confirmed.result).toMatchObject({
      done: 'pricesOutdated',
      preview: { alreadyScheduled: 1 },
    })
    // Nor may the confirmation of one date apply at another, or immediately.
    for (const other of [{ from: inDays(6) }, { starts: 'now' }]) {
      const again = { ...change, ...other, previewVersion: confirmed.result.preview.previewVersion }
      expect((await selection.send('changePrices', again)).result.done).toBe('pricesOutdated')
    }
    expect(await readStored()).toEqual(before)
  })

  test('when changed now, leave scheduled prices as they are', async () => {
    await saveNext(next)
    const before = await readStored()
    const { result } = await selection.send('previewPrices', raise)
    const { previewVersion } = result.preview
    await selection.send('changePrices', { ...raise, previewVersion })
    expect((await selection.columns('price'))[0]).toEqual([11_000])
    expect(await readStored()).toEqual(before)
  })

  test.each([
    [today, 'Please choose tomorrow or later'],
    [inDays(367), 'Please choose a date within one year'],
    ['', 'Please choose the date from which'],
    ['soon', 'Please enter a date as year'],
  ])('from “%s” are rejected at the field, with the other errors', async (from, message) => {
    const change = { ...raise, starts: 'later', from, value: 'ten' }
    for (const intent of ['previewPrices', 'changePrices']) {
      const { status, result } = await selection.send(intent, { ...change, previewVersion: 'x' })
      expect(status).toBe(422)
      expect(result.errors.from).toContain(message)
      expect(result.errors).toHaveProperty('value')
    }
    expect(await readStored()).toEqual([])
  })
})
