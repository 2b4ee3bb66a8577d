import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { bombPng, photoWithGps } from '../fixtures/photo.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const megabyte = 1024 * 1024

const server = await sharedServer()
let owner: Owner
let id: string
let path: string

beforeAll(async () => {
  ;({ owner, id, path } = await joinWithRestaurant())
})

async function joinWithRestaurant() {
  const joined = await new Owner(server).create(server.database)
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

test('stores a photo as the logo, without its GPS position', async () => {
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
])('rejects %s at its field', async (_, make, message) => {
  const before = await logoUrl()
  const { status, body } = await owner.upload(path, 'logo', { bytes: await make() })
  expect(status).toBe(422)
  expect(body).toContain(message)
  expect(body).toContain('aria-invalid="true"')
  expect(await logoUrl()).toBe(before)
})

test('neither uses a file’s name as a path nor stores it', async () => {
  const { id: restaurant, path: page, owner: uploader } = await joinWithRestaurant()
  const name = '../../../../<script>alert(26)</script>.svg'
  const sent = await uploader.upload(page, 'logo', { bytes: await photoWithGps(), name })
  expect(sent.status).toBe(200)
  const files = await readdir(server.folder, { recursive: true })
  const ofRestaurant = files.filter((file) => file.includes(restaurant)).toSorted()
  expect(ofRestaurant.map((file) => basename(file))).toEqual([
    `${restaurant}.small.webp`,
    `${restaurant}.webp`,
  ])
  expect(`${files.join()}${JSON.stringify(await server.database.rows())}`).not.toContain(
    'alert(26)',
  )
})

test.each([8.01, 9, 50])('rejects %d MB with a remedy at the field', async (megabytes) => {
  const bytes = randomBytes(megabytes * megabyte)
  const { status, body } = await owner.upload(path, 'logo', { bytes })
  expect(status).toBe(megabytes >= 9 ? 413 : 422)
  expect(body).toContain('please choose a picture of at most 8 MB')
  expect(body).toContain('aria-invalid="true"')
})

test('passes 8 MB to the image decoder', async () => {
  const { status, body } = await owner.upload(path, 'logo', { bytes: randomBytes(8 * megabyte) })
  expect(status).toBe(422)
  expect(body).toContain('We can’t read this file as a picture')
})

/** Sends chunks without a Content-Length until there is a response or the connection closes. */
function sendChunked(to: string, cookies: ReadonlyMap<string, string>) {
  return new Promise<{ status: number | undefined; sent: number }>((resolve) => {
    let sentCount = 0
    let hasEnded = false
    const outgoing = request(`${server.url}${to}`, {
      method: 'POST',
      headers: {
        Origin: server.url,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'Content-Type': 'multipart/form-data; boundary=x',
        'Transfer-Encoding': 'chunked',
      },
    })
    const end = (status?: number) => {
      hasEnded = true
      resolve({ status, sent: sentCount })
      outgoing.destroy()
    }
    outgoing.on('response', ({ statusCode }) => end(statusCode))
    outgoing.on('error', () => end())
    const chunk = Buffer.alloc(megabyte / 4, 'a')
    const send = () => {
      if (hasEnded || sentCount > 200 * megabyte) return
      sentCount += chunk.length
      outgoing.write(chunk, send)
    }
    outgoing.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
      send,
    )
  })
}

test('reads a body of unknown length only up to the limit', async () => {
  const { status, sent } = await sendChunked(`${path}?upload=logo`, owner.cookies)
  expect(status).toBe(413)
  expect(sent).toBeLessThan(40 * megabyte)
})

test('reads no body without a session', async () => {
  const { status } = await sendChunked(`${path}?upload=logo`, new Map())
  expect(status).toBe(401)
})

test.each([
  ['another page', () => '/dashboard/account?upload=logo'],
  ['the page without its intent', () => path],
  ['a path below the page', () => `${path}/more?upload=logo`],
  ['the list', () => '/dashboard/restaurants?upload=logo'],
])('accepts at most 64 KB at %s', async (_, to) => {
  const { status } = await sendChunked(to(), owner.cookies)
  expect(status).toBe(413)
})

test('limits an owner’s uploads without affecting others', async () => {
  const busy = await joinWithRestaurant()
  const file = { bytes: Buffer.from('not a picture') }
  const upload = () => busy.owner.upload(busy.path, 'logo', file)
  expect((await countAttempts(server.database, 'uploads', 59, upload)).status).toBe(422)
  expect((await upload()).status).toBe(422)
  const { status, headers } = await upload()
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await owner.upload(path, 'logo', file)).status).toBe(422)
})
