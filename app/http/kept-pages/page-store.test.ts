import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { PageStore } from './page-store.ts'
import { RenderedPage } from './rendered-page.ts'

const pageOf = (bytes: number) => RenderedPage.of(new Response(randomBytes(bytes)))
const shown = { ownerId: 'owner', version: '1' }

test('holds no more bytes than it may; what nobody asks for goes first', async () => {
  const store = new PageStore(100_000)
  const page = await pageOf(20_000)
  for (const key of 'abcd') store.keep(key, { page, ...shown })
  expect(store.find('a')).toBeDefined()
  store.keep('e', { page, ...shown })
  expect([...'abcde'].filter((key) => store.has(key))).toEqual(['a', 'c', 'd', 'e'])
  expect(store.bytes).toBeLessThanOrEqual(100_000)
  store.keep('e', { page, ...shown })
  expect(store.bytes).toBe(4 * page.weight)
})

test('counts what a page has been packed into since', async () => {
  const store = new PageStore(100_000)
  const page = await pageOf(30_000)
  store.keep('first', { page: await pageOf(30_000), ...shown })
  store.keep('grows', { page, ...shown })
  await page.packSmall()
  store.weighAgain('grows')
  expect(store.bytes).toBeGreaterThan(90_000)
  expect([store.has('first'), store.has('grows')]).toEqual([false, true])
})

test('keeps nothing that is larger than all it may hold', async () => {
  const store = new PageStore(10_000)
  store.keep('large', { page: await pageOf(20_000), ...shown })
  expect([store.has('large'), store.bytes]).toEqual([false, 0])
})

test('drops what is an owner’s', async () => {
  const store = new PageStore(100_000)
  const page = await pageOf(1_000)
  store.keep('a', { page, ...shown })
  store.keep('b', { page, ...shown, ownerId: 'another' })
  store.dropOwner('owner')
  expect([store.has('a'), store.has('b'), store.bytes]).toEqual([false, true, page.weight])
  store.clear()
  expect([store.has('b'), store.bytes]).toEqual([false, 0])
})
