import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bombPng, photoWithGps } from '../fixtures/photo.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

const megabyte = 1024 * 1024

let server: TestServer
let owner: Owner
let id: string
let path: string

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), { env: { TRUSTED_PROXIES: 'loopback' } })
  ;({ owner, id, path } = await ownerWithRestaurant())
})
afterAll(() => server.stop())

async function ownerWithRestaurant() {
  const joined = await new Owner(server).join()
  const name = `Lale ${crypto.randomUUID()}`
  await joined.post('/dashboard/restaurants', { intent: 'add', name })
  const [row] = await server.database.query('select id from restaurants where name = $1', [name])
  const restaurant = String(row?.['id'])
  return { owner: joined, id: restaurant, path: `/dashboard/restaurants/restaurant/${restaurant}` }
}

const logoUrl = async () => {
  const [row] = await server.database.query('select logo_url from restaurants where id = $1', [id])
  return row?.['logo_url']
}

test('a photo becomes the logo, without its GPS position', async () => {
  const photo = await photoWithGps()
  expect(photo.toString('latin1')).toContain('secret-canary')
  const { status } = await owner.upload(path, 'logo', { bytes: photo, type: 'image/jpeg' })
  expect(status).toBe(200)
  expect(await logoUrl()).toMatch(`/images/restaurant-logos/${id}.webp?v=`)
  for (const form of ['webp', 'small.webp']) {
    const stored = await readFile(join(server.folder, 'images/restaurant-logos', `${id}.${form}`))
    expect(stored.toString('latin1')).not.toMatch(/secret-canary|EXIF/)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp' })
  }
  expect((await owner.get(`/${id}`)).body).toContain(`/images/restaurant-logos/${id}`)
})

test.each([
  ['text named .png', () => Buffer.from('not a picture'), 'We can’t read this file as a picture'],
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'We can’t read this file as a picture',
  ],
  ['nothing', () => Buffer.alloc(0), 'Please choose a picture first'],
  ['a decompression bomb', bombPng, 'This picture has more than 25 megapixels'],
  ['half a PNG', async () => (await photoWithGps()).subarray(0, 500), 'damaged'],
])('%s is rejected at its field', async (_, make, message) => {
  const before = await logoUrl()
  const { status, body } = await owner.upload(path, 'logo', { bytes: await make() })
  expect(status).toBe(422)
  expect(body).toContain(message)
  expect(body).toContain('aria-invalid="true"')
  expect(await logoUrl()).toBe(before)
})

test('a file’s name is not used as a path and not stored', async () => {
  const { id: place, path: page, owner: by } = await ownerWithRestaurant()
  const name = '../../../../<script>alert(26)</script>.svg'
  const sent = await by.upload(page, 'logo', { bytes: await photoWithGps(), name })
  expect(sent.status).toBe(200)
  const kept = await readdir(server.folder, { recursive: true })
  const ofPlace = kept.filter((file) => file.includes(place)).toSorted()
  expect(ofPlace.map((file) => basename(file))).toEqual([`${place}.small.webp`, `${place}.webp`])
  expect(`${kept.join()}${JSON.stringify(await server.database.rows())}`).not.toContain('alert(26)')
})

test.each([8.01, 9, 50])('%d MB are refused with the cure at the field', async (megabytes) => {
  const bytes = randomBytes(megabytes * megabyte)
  const { status, body } = await owner.upload(path, 'logo', { bytes })
  expect(status).toBe(megabytes >= 9 ? 413 : 422)
  expect(body).toContain('please choose a picture of at most 8 MB')
  expect(body).toContain('aria-invalid="true"')
})

test('8 MB reach the image decoder', async () => {
  const { status, body } = await owner.upload(path, 'logo', { bytes: randomBytes(8 * megabyte) })
  expect(status).toBe(422)
  expect(body).toContain('We can’t read this file as a picture')
})

/** Sends chunks without a Content-Length until there is a response or the connection closes. */
function sendChunked(to: string, cookies: ReadonlyMap<string, string>) {
  return new Promise<{ status: number | undefined; sent: number }>((resolve) => {
    let sent = 0
    let isOver = false
    const line = request(`${server.url}${to}`, {
      method: 'POST',
      headers: {
        Origin: server.url,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'Content-Type': 'multipart/form-data; boundary=x',
        'Transfer-Encoding': 'chunked',
      },
    })
    const end = (status?: number) => {
      isOver = true
      resolve({ status, sent })
      line.destroy()
    }
    line.on('response', ({ statusCode }) => end(statusCode))
    line.on('error', () => end())
    const piece = Buffer.alloc(megabyte / 4, 'a')
    const send = () => {
      if (isOver || sent > 200 * megabyte) return
      sent += piece.length
      line.write(piece, send)
    }
    line.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n', send)
  })
}

test('a body of unknown length is read to the limit and no further', async () => {
  const { status, sent } = await sendChunked(`${path}?upload=logo`, owner.cookies)
  expect(status).toBe(413)
  expect(sent).toBeLessThan(40 * megabyte)
})

test('without a session nothing of it is read', async () => {
  const { status } = await sendChunked(`${path}?upload=logo`, new Map())
  expect(status).toBe(401)
})

test.each([
  ['another page', () => '/dashboard/account?upload=logo'],
  ['the page without its intent', () => path],
  ['what is below the page', () => `${path}/more?upload=logo`],
  ['the list', () => '/dashboard/restaurants?upload=logo'],
])('%s still accepts at most 64 KB', async (_, to) => {
  const { status } = await sendChunked(to(), owner.cookies)
  expect(status).toBe(413)
})

test('an owner’s uploads are limited, without affecting others', async () => {
  const busy = await ownerWithRestaurant()
  const file = { bytes: Buffer.from('not a picture') }
  const statuses = new Set<number>()
  for (let times = 0; times < 60; times += 1) {
    statuses.add((await busy.owner.upload(busy.path, 'logo', file)).status)
  }
  expect([...statuses]).toEqual([422])
  const { status, headers } = await busy.owner.upload(busy.path, 'logo', file)
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await owner.upload(path, 'logo', file)).status).toBe(422)
})
