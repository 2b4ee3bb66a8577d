import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { PageStore } from './page-store.ts'
import { RenderedPage } from './rendered-page.ts'

const pageOf = (bytes: number) => RenderedPage.of(new Response(randomBytes(bytes)))
const source = { ownerId: 'owner', version: '1', renderedAt: 0, changesAt: Infinity }

test('stores at most its maximum of bytes and evicts the least recently used', async () => {
  const store = new PageStore(100_000)
  const page = await pageOf(20_000)
  for (const key of 'abcd') store.set(key, { page, ...source })
  expect(store.find('a')).toBeDefined()
  store.set('e', { page, ...source })
  expect([...'abcde'].filter((key) => store.has(key))).toEqual(['a', 'c', 'd', 'e'])
  expect(store.bytes).toBeLessThanOrEqual(100_000)
  store.set('e', { page, ...source })
  expect(store.bytes).toBe(4 * page.weight)
})

test('counts encodings that were added to a page later', async () => {
  const store = new PageStore(100_000)
  const page = await pageOf(30_000)
  store.set('first', { page: await pageOf(30_000), ...source })
  store.set('grows', { page, ...source })
  await page.encodeSmall()
  store.updateWeight('grows')
  expect(store.bytes).toBeGreaterThan(90_000)
  expect([store.has('first'), store.has('grows')]).toEqual([false, true])
})

test('does not store a page larger than its maximum', async () => {
  const store = new PageStore(10_000)
  store.set('large', { page: await pageOf(20_000), ...source })
  expect([store.has('large'), store.bytes]).toEqual([false, 0])
})

test('drops the pages of an owner', async () => {
  const store = new PageStore(100_000)
  const page = await pageOf(1_000)
  store.set('a', { page, ...source })
  store.set('b', { page, ...source, ownerId: 'another' })
  store.dropOwner('owner')
  expect([store.has('a'), store.has('b'), store.bytes]).toEqual([false, true, page.weight])
  store.clear()
  expect([store.has('b'), store.bytes]).toEqual([false, 0])
})
