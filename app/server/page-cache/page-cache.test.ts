import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishInSlices } from '#app/domain/in-slices.ts'
import { PageCache, type Rendering } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import type { RenderedPage } from './rendered-page.ts'

const maxBytes = 20_000

let pages: PageCache
/** The simulated database: one text per restaurant. */
let stored: Map<string, string>
let renders: string[]
let isListening: boolean
/** How many turns of the event loop Postgres' answer takes. */
let turnsToDrain: number
/** When rendered pages change by the clock. */
let changesAt: number
/** Delays a rendering after it has read the database. */
let delay: Promise<void>

beforeEach(() => {
  stored = new Map([['lale', 'old']])
  renders = []
  isListening = true
  turnsToDrain = 0
  changesAt = Infinity
  delay = Promise.resolve()
  pages = new PageCache(
    {
      render,
      findVersion: async (restaurant) => stored.get(restaurant),
      drainNotifications: async () => {
        for (let turn = 0; turn < turnsToDrain; turn++) await setImmediate()
        return isListening
      },
    },
    maxBytes,
  )
})

afterEach(() => vi.useRealTimers())

async function render({ restaurant, locale }: PageRequest): Promise<Rendering> {
  renders.push(restaurant)
  const text = stored.get(restaurant)
  await delay
  return {
    response: new Response(`${restaurant} ${locale} ${text}`, { status: text ? 200 : 404 }),
    source: text
      ? {
          ownerId: `owner of ${restaurant}`,
          version: text,
          renderedAt: Date.now(),
          changesAt,
          isEmpty: false,
        }
      : undefined,
  }
}

const request = async (restaurant = 'lale', locale: PageRequest['locale'] = 'en') =>
  textOf(await pages.find({ restaurant, locale, theme: 'system', path: '' }))
const textOf = async (page: RenderedPage) => (await page.encode('identity')).body.toString()

test('a page is rendered once for concurrent requests, and cached', async () => {
  expect(await Promise.all([request(), request(), request()])).toEqual(Array(3).fill('lale en old'))
  expect(await request()).toBe('lale en old')
  expect(renders).toEqual(['lale'])
  expect(await request('lale', 'tr')).toBe('lale tr old')
})

test('a change drops all pages of its owner, and no others', async () => {
  stored.set('gül', 'other')
  await Promise.all([request(), request('lale', 'tr'), request('gül')])
  stored.set('lale', 'new')
  pages.invalidateOwner('owner of lale')
  expect(await Promise.all([request(), request('lale', 'tr'), request('gül')])).toEqual([
    'lale en new',
    'lale tr new',
    'gül en other',
  ])
  expect(renders).toEqual(['lale', 'lale', 'gül', 'lale', 'lale'])
})

test.each([
  ['a change', () => pages.invalidateOwner('owner of lale')],
  ['a gap in the notifications', () => pages.invalidateAll()],
])(
  'a page whose rendering began before %s and ended after it is not cached',
  async (_, invalidate) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    delay = promise
    const early = request()
    await expect.poll(() => renders).toHaveLength(1)
    stored.set('lale', 'new')
    invalidate()
    // Later requests must not receive what was read before.
    const late = request()
    resolve()
    expect(await Promise.all([early, late])).toEqual(['lale en old', 'lale en new'])
    expect(await request()).toBe('lale en new')
    expect(renders).toHaveLength(2)
  },
)

test('without notifications, the version is read from the database each time', async () => {
  isListening = false
  await request()
  expect(await request()).toBe('lale en old')
  expect(renders).toHaveLength(1)
  stored.set('lale', 'new')
  expect(await request()).toBe('lale en new')
  expect(await request()).toBe('lale en new')
  expect(renders).toHaveLength(2)
})

test.each([true, false])(
  'a page is rendered again once it changes by the clock, with notifications: %s',
  async (listens) => {
    isListening = listens
    const start = Date.parse('2026-11-27T17:59:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    changesAt = start + 60_000
    await request()
    vi.setSystemTime(start + 59_999)
    await request()
    expect(renders).toHaveLength(1)
    vi.setSystemTime(changesAt)
    changesAt = Infinity
    await request()
    await request()
    expect(renders).toHaveLength(2)
    // The clock was wrong, and is set back.
    vi.setSystemTime(start)
    await request()
    expect(renders).toHaveLength(3)
  },
)

test('an error page is rendered once for concurrent requests, and not cached', async () => {
  expect(await Promise.all([request('missing'), request('missing')])).toEqual(
    Array(2).fill('missing en undefined'),
  )
  expect(renders).toHaveLength(1)
  stored.set('missing', 'found')
  expect(await request('missing')).toBe('missing en found')
})

test('a failed rendering rejects concurrent requests, and the next one renders again', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  delay = promise
  const requests = Promise.allSettled([request(), request()])
  await expect.poll(() => renders).toHaveLength(1)
  reject(new Error('unavailable'))
  const both = await requests
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  delay = Promise.resolve()
  expect(await request()).toBe('lale en old')
})

test('a cached page is sent before another tenant’s long work goes on', async () => {
  await request()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let slices = 0
  const flood = Promise.all(
    Array.from({ length: 8 }, () =>
      finishInSlices(
        (function* (): Generator<void, void> {
          for (let slice = 0; slice < 10; slice++) {
            const end = performance.now() + 3
            while (performance.now() < end);
            slices++
            yield
          }
        })(),
      ),
    ),
  )
  turnsToDrain = 30
  const before = slices
  expect(before).toBe(1)
  expect(await request()).toBe('lale en old')
  expect(slices).toBe(before)
  vi.useRealTimers()
  await flood
  expect(slices).toBe(80)
})
