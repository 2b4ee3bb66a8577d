import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../server.ts'

const manifestSchema = z.strictObject({
  id: z.string().startsWith('/'),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.strictObject({
      src: z.string(),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
})

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  await server.database.query(
    `insert into restaurants (owner_id, slug, name)
     select id, 'plain', 'Çok Güzel Köşe Lokantası' from owners`,
  )
})
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers })
const readManifest = async (slug: string) =>
  manifestSchema.parse(await (await get(`/${slug}/manifest.webmanifest`)).json())

/** Reads a PNG's size, and the colours of its corner and its centre. */
async function readIcon(path: string) {
  const response = await get(path)
  expect(response.headers.get('Content-Type')).toBe('image/png')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const { data, info } = await sharp(await response.bytes())
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')
  return {
    size: `${info.width}x${info.height}`,
    corner: at(0, 0),
    logo: at(Math.round(info.width * 0.5), Math.round(info.height * 0.27)),
  }
}

test('the manifest limits the app to its restaurant, and is revalidated', async () => {
  const response = await get('/demo/manifest.webmanifest')
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate')
  const etag = response.headers.get('ETag') ?? ''
  expect(await readManifest('demo')).toMatchObject({
    name: 'Akar Lokantası',
    short_name: 'Akar',
    start_url: '/demo',
    scope: '/demo',
  })
  const again = await get('/demo/manifest.webmanifest', { 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect((await readManifest('plain')).short_name).toBe('Çok Güzel')
  expect((await readManifest('demo-pub')).short_name).toBe('The Hop')
  await server.database.query(`update restaurants set name = 'Yeni Köşe' where slug = 'plain'`)
  expect((await readManifest('plain')).name).toBe('Yeni Köşe')
})

test('its icons are squares of the logo on paper, or of the product’s own', async () => {
  for (const [slug, corner] of [
    ['demo', 'fffaf3'],
    ['plain', 'b93c1f'],
  ] as const) {
    const { icons } = await readManifest(slug)
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      expect(await readIcon(src)).toMatchObject({ size: sizes, corner })
    }
  }
})

test('the page links to its icon, with the colours of its theme', async () => {
  const head = async (cookie: string) =>
    /<head>(.*?)<\/head>/s.exec(await (await get('/demo', { Cookie: cookie })).text())?.[1] ?? ''
  const system = await head('')
  expect(system).toMatch(/<link rel="apple-touch-icon" href="\/demo\/pictures\/icon-192.png\?v=/)
  expect(system.match(/<meta name="theme-color"/g)).toHaveLength(2)
  expect(await head('theme=dark')).toContain('<meta name="theme-color" content="#181410"/>')
})

test('what does not exist is a 404', async () => {
  for (const path of [
    '/nowhere/manifest.webmanifest',
    '/nowhere/pictures/icon-192.png',
    '/demo/pictures/icon-64.png',
    '/demo/pictures/constructor',
  ]) {
    expect((await get(path)).status, path).toBe(404)
  }
  const outdated = await get('/demo/pictures/icon-192.png?v=old')
  expect(outdated.headers.get('Cache-Control')).toBe('public, max-age=300')
})
