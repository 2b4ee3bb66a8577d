import { beforeEach, expect, test } from 'vitest'
import type { AskedPage } from './asked-page.ts'
import { KeptPages, type Rendering } from './kept-pages.ts'
import type { RenderedPage } from './rendered-page.ts'

const maxBytes = 20_000

let pages: KeptPages
/** What the database holds: a restaurant's one word. */
let stored: Map<string, string>
let renders: string[]
let hears: boolean
/** Holds up what has read the database and not answered yet. */
let heldUp: Promise<void>

beforeEach(() => {
  stored = new Map([['lale', 'old']])
  renders = []
  hears = true
  heldUp = Promise.resolve()
  pages = new KeptPages(
    {
      render,
      findVersion: async (restaurant) => stored.get(restaurant),
      drainNotifications: async () => hears,
    },
    maxBytes,
  )
})

async function render({ restaurant, locale }: AskedPage): Promise<Rendering> {
  renders.push(restaurant)
  const word = stored.get(restaurant)
  await heldUp
  return {
    response: new Response(`${restaurant} ${locale} ${word}`, { status: word ? 200 : 404 }),
    shown: word ? { ownerId: `owner of ${restaurant}`, version: word } : undefined,
  }
}

const ask = async (restaurant = 'lale', locale: AskedPage['locale'] = 'en') =>
  textOf(await pages.find({ restaurant, locale, theme: 'system' }))
const textOf = async (page: RenderedPage) => (await page.pack('identity')).body.toString()

test('a page is made once for all who wait for it, and kept', async () => {
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('lale en old'))
  expect(await ask()).toBe('lale en old')
  expect(renders).toEqual(['lale'])
  expect(await ask('lale', 'tr')).toBe('lale tr old')
})

test('a change takes all pages of its owner, and nobody else’s', async () => {
  stored.set('gül', 'other')
  await Promise.all([ask(), ask('lale', 'tr'), ask('gül')])
  stored.set('lale', 'new')
  pages.invalidateOwner('owner of lale')
  expect(await Promise.all([ask(), ask('lale', 'tr'), ask('gül')])).toEqual([
    'lale en new',
    'lale tr new',
    'gül en other',
  ])
  expect(renders).toEqual(['lale', 'lale', 'gül', 'lale', 'lale'])
})

test.each([
  ['a change', () => pages.invalidateOwner('owner of lale')],
  ['a gap', () => pages.invalidateAll()],
])('a page is not kept that was begun before %s and ended after it', async (_, happens) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  heldUp = promise
  const early = ask()
  await expect.poll(() => renders).toHaveLength(1)
  stored.set('lale', 'new')
  happens()
  // Who asks from now on may not be told what was read before.
  const late = ask()
  resolve()
  expect(await Promise.all([early, late])).toEqual(['lale en old', 'lale en new'])
  expect(await ask()).toBe('lale en new')
  expect(renders).toHaveLength(2)
})

test('while nobody hears of changes, the database is asked each time', async () => {
  hears = false
  await ask()
  expect(await ask()).toBe('lale en old')
  expect(renders).toHaveLength(1)
  stored.set('lale', 'new')
  expect(await ask()).toBe('lale en new')
  expect(await ask()).toBe('lale en new')
  expect(renders).toHaveLength(2)
})

test('what is no page is not kept, and made once for all who wait for it', async () => {
  expect(await Promise.all([ask('nobody'), ask('nobody')])).toEqual(
    Array(2).fill('nobody en undefined'),
  )
  expect(renders).toHaveLength(1)
  stored.set('nobody', 'somebody')
  expect(await ask('nobody')).toBe('nobody en somebody')
})

test('a page that cannot be made fails for those who waited, and is made for the next', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  heldUp = promise
  const asking = Promise.allSettled([ask(), ask()])
  await expect.poll(() => renders).toHaveLength(1)
  reject(new Error('away'))
  const both = await asking
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  heldUp = Promise.resolve()
  expect(await ask()).toBe('lale en old')
})
