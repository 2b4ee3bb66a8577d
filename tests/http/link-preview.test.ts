import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
})
afterAll(() => server.stop())

const get = (path: string) => fetch(new URL(path, server.url))
const readMeta = async (path: string) => {
  const html = await (await get(path)).text()
  return (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
}

test('the page’s preview shows the restaurant, and a new one after a change', async () => {
  const meta = await readMeta('/demo')
  const url = meta('og:image') ?? ''
  expect(url).toMatch(new RegExp(`^${server.url}/demo/pictures/preview\\.jpg\\?v=`))
  const response = await get(url)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const { width, height, format } = await sharp(await response.bytes()).metadata()
  expect([format, `${width}`, `${height}`]).toEqual([
    'jpeg',
    meta('og:image:width'),
    meta('og:image:height'),
  ])

  await server.database.query(
    `update restaurants set name = '</span>"<script>&', location = '<b>' where slug = 'demo'`,
  )
  const changedResult = await readMeta('/demo')
  expect(changedResult('og:image')).not.toBe(url)
  expect(changedResult('og:image:alt')).toBe('&lt;/span&gt;&quot;&lt;script&gt;&amp;')
  expect((await get(changedResult('og:image') ?? '')).status).toBe(200)
})

test('a dish’s preview is its picture, or the restaurant’s', async () => {
  const html = await (await get('/demo')).text()
  const imageOf = async (dish: string) => {
    const path =
      new RegExp(`<a href="([^"]+)"[^>]* class="dish-link">${dish}<`).exec(html)?.[1] ?? ''
    return (await readMeta(path))('og:image')
  }
  expect(await imageOf('Humus')).toContain('/images/menu-item-images/')
  expect(await imageOf('Türk Kahvesi')).toContain('/demo/pictures/preview.jpg?v=')
})
