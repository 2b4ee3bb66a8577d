import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bombPng, pngWithHeader } from '../../../tests/fixtures/photo.ts'
import { BusyError, InvalidInputError, NotFoundError } from '#app/domain/errors.ts'
import { isErrorKey } from '#app/i18n/page-errors.ts'
import { S3Server } from '../../../tests/s3-server.ts'
import {
  copyImage,
  getImage,
  openImages,
  putImage,
  removeImages,
  uploadImage,
} from './index.server.ts'
import { coverSizes, normaliseImage } from './normalise-image.server.ts'
import { smallImageUrl } from './small-image-url.ts'
import { limitConcurrency, limitEach } from './limit-concurrency.ts'

const plain = (width = 1_200, height = 900, background = '#b93c1f') =>
  sharp({ create: { width, height, channels: 3, background } })
const metadata = (bytes: Uint8Array) => sharp(bytes).metadata()

describe('an uploaded picture', () => {
  test.each([
    ['JPEG', () => plain().jpeg().toBuffer()],
    ['PNG', () => plain().png().toBuffer()],
    ['WebP', () => plain().webp().toBuffer()],
    ['AVIF', () => plain(600, 450).avif({ effort: 0 }).toBuffer()],
    ['GIF', () => plain().gif().toBuffer()],
    ['grey PNG of 16 bits', () => plain().toColourspace('grey16').png().toBuffer()],
    ['CMYK JPEG', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
  ])('as %s becomes WebP in two sizes', async (_, make) => {
    const { full, small } = await normaliseImage(await make())
    const { format, width = 0, height = 0, space } = await metadata(full)
    expect({ format, space, ratio: width / height }).toEqual({
      format: 'webp',
      space: 'srgb',
      ratio: 4 / 3,
    })
    expect(width).toBeLessThanOrEqual(960)
    expect(await metadata(small)).toMatchObject({ format: 'webp', width: 288, height: 288 })
  })

  test('as a cover has the same wide shape in both sizes, however small it was', async () => {
    const large = await normaliseImage(await plain(2_000, 3_000).jpeg().toBuffer(), coverSizes)
    expect(await metadata(large.full)).toMatchObject({ width: 1_600, height: 640 })
    expect(await metadata(large.small)).toMatchObject({ width: 800, height: 320 })
    const tiny = await normaliseImage(await plain(100, 100).jpeg().toBuffer(), coverSizes)
    expect(await metadata(tiny.full)).toMatchObject({ width: 1_600, height: 640 })
    expect(await metadata(tiny.small)).toMatchObject({ width: 800, height: 320 })
  })

  test('keeps transparency', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
    const { full } = await normaliseImage(await clear.png().toBuffer())
    expect(await metadata(full)).toMatchObject({ hasAlpha: true, width: 50 })
  })

  test('of several frames is reduced to the first', async () => {
    const frame = (colour: string) => plain(40, 40, colour).raw().toBuffer()
    const frames = Buffer.concat([await frame('#f00'), await frame('#00f')])
    const raw = { width: 40, height: 80, channels: 3, pageHeight: 40 } as const
    const animated = await sharp(frames, { raw }).gif().toBuffer()
    expect((await metadata(animated)).pages).toBe(2)
    const { full } = await normaliseImage(animated)
    const { dominant } = await sharp(full).stats()
    expect(await metadata(full)).toMatchObject({ width: 40, height: 40 })
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  test('is rotated upright and loses its metadata', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' }
    const photo = await plain(400, 200)
      .withExif({ IFD0: { Copyright: 'secret-canary' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-canary</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await metadata(photo)).exif?.toString('latin1')).toContain('secret-canary')
    expect(await metadata(photo)).toMatchObject({ orientation: 6 })
    const { full, small } = await normaliseImage(photo)
    for (const image of [full, small]) {
      expect(await metadata(image)).not.toHaveProperty('exif')
      expect(await metadata(image)).not.toHaveProperty('xmp')
      expect(await metadata(image)).not.toHaveProperty('icc')
      expect(Buffer.from(image).toString('latin1')).not.toMatch(/secret-canary|EXIF|XMP /)
    }
    expect(await metadata(full)).toMatchObject({ width: 200, height: 400 })
  })

  test('loses data appended after its pixels', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    const polyglot = Buffer.concat([await plain().jpeg().toBuffer(), script])
    const { full } = await normaliseImage(polyglot)
    expect(Buffer.from(full).toString('latin1')).not.toContain('<script>')
  })
})

describe('an upload is rejected:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'
  const ftyp = (brand: string) =>
    Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 'latin1')
  const broken = async () => (await plain().jpeg().toBuffer()).subarray(0, 2_000)
  test.each([
    ['nothing', () => Buffer.alloc(0), 'image_missing'],
    ['text named .png', () => Buffer.from('hello, I am lunch.png'), 'image_format'],
    ['SVG', () => Buffer.from(svg), 'image_format'],
    ['SVG behind an XML header', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'image_format'],
    ['HTML', () => Buffer.from('<!doctype html><img src=x>'), 'image_format'],
    [
      'HTML that starts like a GIF',
      () => Buffer.from('GIF89a/*<script>alert(1)</script>'),
      'image_unreadable',
    ],
    [
      'SVG that starts like a PNG',
      () => Buffer.from(`\x89PNG\r\n\x1A\n${svg}`, 'latin1'),
      'image_unreadable',
    ],
    ['TIFF', () => plain(9, 9).tiff().toBuffer(), 'image_format'],
    ['PDF', () => Buffer.from('%PDF-1.7'), 'image_format'],
    ['HEIC', () => ftyp('heic'), 'image_heic'],
    ['a video', () => ftyp('isom').subarray(0, 20), 'image_format'],
    ['half a JPEG', broken, 'image_unreadable'],
    [
      'noise behind a JPEG’s first bytes',
      () => Buffer.from('\xFF\xD8\xFFnoise', 'latin1'),
      'image_unreadable',
    ],
    ['9 MB', () => Buffer.alloc(9 * 1024 * 1024, '\xFF\xD8\xFF', 'latin1'), 'image_too_large'],
    ['26 megapixels', () => plain(6_500, 4_000).png().toBuffer(), 'image_too_many_pixels'],
  ])('%s', async (_, make, key) => {
    const error = await normaliseImage(await make()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InvalidInputError)
    expect(error).toMatchObject({ messageKey: key })
    expect(isErrorKey(key)).toBe(true)
  })

  test('a decompression bomb, before it is decoded', async () => {
    const bomb = bombPng()
    const before = process.memoryUsage().rss
    await expect(normaliseImage(bomb)).rejects.toMatchObject({
      messageKey: 'image_too_many_pixels',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  test('a decompression bomb with a false header', async () => {
    const bomb = pngWithHeader(100, 100, Buffer.alloc(200_000_000))
    const result = await normaliseImage(bomb).catch((error: unknown) => error)
    expect(result).toSatisfy(
      (value: object) => 'full' in value || value instanceof InvalidInputError,
    )
  })
})

describe.each(['folder', 'bucket'])('the image store in a %s', (kind) => {
  const [id, otherId] = [crypto.randomUUID(), crypto.randomUUID()]
  const bucket = 'menu-item-images'
  const path = (url: string | null) => (url ?? '').replace('/images/', '').replace(/\?.*/, '')
  const s3 = new S3Server()
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chefin-images-'))
    await s3.start()
    const inBucket = kind === 'bucket' && { ...s3.settings, endpoint: s3.endpoint }
    await openImages({ dataFolder: folder, bucket: inBucket || undefined })
  })
  afterEach(async () => {
    s3.objects.clear()
    await s3.stop()
    await rm(folder, { recursive: true })
  })

  test('serves both sizes, and a new picture under a new URL', async () => {
    const first = await uploadImage(bucket, id, await plain().jpeg().toBuffer())
    expect(first).toMatch(new RegExp(`^/images/${bucket}/${id}\\.webp\\?v=[0-9a-f]{12}$`))
    expect(s3.objects.size).toBe(kind === 'bucket' ? 2 : 0)
    expect(await metadata(await getImage(path(first)))).toMatchObject({ width: 960 })
    const small = await getImage(path(smallImageUrl(first)))
    expect(await metadata(small)).toMatchObject({ width: 288 })
    const second = await uploadImage(bucket, id, await plain(400, 300, '#080').jpeg().toBuffer())
    expect(second).not.toBe(first)
    expect(path(second)).toBe(path(first))
    expect(await metadata(await getImage(path(second)))).toMatchObject({ width: 400 })
  })

  test('serves the full picture if there is no small one', async () => {
    await uploadImage(bucket, id, await plain().jpeg().toBuffer())
    const webp = await plain(10, 10).webp().toBuffer()
    const url = await putImage(bucket, id, webp)
    expect(Buffer.from(await getImage(path(smallImageUrl(url))))).toEqual(webp)
  })

  test('copies a picture, and removes the original without the copy', async () => {
    expect(await copyImage(bucket, id, otherId)).toBeNull()
    const original = await uploadImage(bucket, id, await plain().jpeg().toBuffer())
    const copy = await copyImage(bucket, id, otherId)
    await removeImages([{ bucket, id }])
    await removeImages([{ bucket, id }])
    await expect(getImage(path(original))).rejects.toThrow(NotFoundError)
    await expect(getImage(path(smallImageUrl(original)))).rejects.toThrow(NotFoundError)
    expect(await metadata(await getImage(path(smallImageUrl(copy ?? ''))))).toMatchObject({
      width: 288,
    })
  })
})

test('a bucket that denies access is an error, not a missing picture', async () => {
  const s3 = new S3Server()
  await s3.start()
  await openImages({ dataFolder: tmpdir(), bucket: { ...s3.settings, endpoint: s3.endpoint } })
  s3.failureStatus = 403
  const id = crypto.randomUUID()
  await expect(
    uploadImage('restaurant-logos', id, await plain().jpeg().toBuffer()),
  ).rejects.toMatchObject({ kind: 'failed', messageKey: 'image_not_stored' })
  await expect(getImage(`restaurant-logos/${id}.webp`)).rejects.not.toThrow(NotFoundError)
  s3.failureStatus = undefined
  await expect(getImage(`restaurant-logos/${id}.webp`)).rejects.toThrow(NotFoundError)
  await s3.stop()
})

test('tasks run in order, never more than allowed at a time, even after a failure', async () => {
  const limited = limitConcurrency({ concurrency: 2, maxQueued: 18, busyKey: 'images_busy' })
  let running = 0
  let maxRunning = 0
  const order: number[] = []
  const tasks = Array.from({ length: 20 }, (_, n) =>
    limited(async () => {
      maxRunning = Math.max(maxRunning, (running += 1))
      order.push(n)
      await new Promise((resolve) => setTimeout(resolve, n % 3))
      running -= 1
      if (n % 5 === 0) throw new Error('broken')
    }),
  )
  await Promise.allSettled(tasks)
  expect({ maxRunning, running, order }).toEqual({
    maxRunning: 2,
    running: 0,
    order: [...order].toSorted((x, y) => x - y),
  })
})

test('tasks beyond the queue are rejected, and accepted again once there is room', async () => {
  const limited = limitConcurrency({ concurrency: 2, maxQueued: 3, busyKey: 'images_busy' })
  const release = Promise.withResolvers<string>()
  const accepted = Array.from({ length: 5 }, () => limited(() => release.promise))
  let hasRun = false
  const rejected = limited(async () => (hasRun = true))
  await expect(rejected).rejects.toThrow(new BusyError('images_busy'))
  release.resolve('done')
  expect(await Promise.all(accepted)).toEqual(Array(5).fill('done'))
  expect(hasRun).toBe(false)
  expect(await limited(async () => 'again')).toBe('again')
})

test('nobody takes up the whole queue', async () => {
  const limited = limitEach({ max: 2, busyKey: 'print_busy' })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = [limited('a', () => promise), limited('a', () => promise)]
  await expect(limited('a', () => promise)).rejects.toThrow(new BusyError('print_busy'))
  const other = limited('b', () => promise)
  resolve('done')
  expect(await Promise.all([...first, other])).toEqual(['done', 'done', 'done'])
  const failing = limited('a', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await Promise.all(['1', '2'].map((n) => limited('a', async () => n)))).toEqual(['1', '2'])
})

test('of too many pictures at once, some are processed and the rest are rejected as busy', async () => {
  const photo = await plain(3_000, 2_000).jpeg().toBuffer()
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => normaliseImage(photo)))
  const reasons = all.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(reasons).toEqual(Array.from({ length: 8 }, () => new BusyError('images_busy')))
  expect(isErrorKey('images_busy')).toBe(true)
})
