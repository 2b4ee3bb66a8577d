import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isUnclear, regionsOf, sourceLayoutOf } from '#app/domain/menu-imports/layout.ts'
import { recogniseDishes } from '#app/domain/menu-imports/recognise/recognise-dishes.ts'
import { textAt } from '#app/domain/menu-imports/source.ts'
import { isErrorKey } from '#app/i18n/page-errors.ts'
import { bombPng } from '../../../tests/fixtures/photo.ts'
import {
  protection,
  writePdf,
  writePdfBomb,
  writePdfOfLines,
  writePdfOfPicture,
} from '../../../tests/fixtures/pdf-files.ts'
import { readMenuFile } from './read-menu-file.server.ts'

const menus = new URL('../../../tests/fixtures/menus/', import.meta.url)
const fixture = (name: string) => readFile(new URL(name, menus))

async function rejection(bytes: Uint8Array): Promise<string> {
  const error = await readMenuFile(bytes).catch((problem: unknown) => problem)
  const key: unknown = Object(error).messageKey
  if (typeof key !== 'string' || !isErrorKey(key)) throw new Error('no message', { cause: error })
  return key
}

describe('a PDF', () => {
  test('is read column by column, with the place of each value', async () => {
    const { source, pictures } = await readMenuFile(await fixture('22-two-columns.pdf'))
    expect(pictures).toEqual([])
    const layout = sourceLayoutOf(source)
    const { dishes } = await recogniseDishes(source)
    const lamb = dishes.find(({ values }) => values['name']?.text === 'Kuzu İncik')
    expect(lamb?.values['category']?.text).toBe('ANA YEMEKLER')
    expect(lamb?.values['price']?.text).toBe('640')
    const at = lamb?.values['price']?.at
    if (!layout || !at) throw new Error('no place')
    const [region] = regionsOf(layout, at)
    const { width = 0 } = layout.pages[0] ?? {}
    // At the right edge of the right column.
    expect(region?.x).toBeGreaterThan(width * 0.8)
    for (const [start, end, page, x, y, boxWidth, height] of layout.boxes) {
      expect(textAt(source, { start, end })).toBe(textAt(source, { start, end }).trim())
      expect(page).toBe(0)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + boxWidth).toBeLessThanOrEqual(width + 1)
      expect(Math.min(y, height)).toBeGreaterThan(0)
    }
  })

  test('has pages that follow each other', async () => {
    const { source } = await readMenuFile(
      writePdfOfLines([
        ['SOUPS', 'Lentil soup   5.50'],
        ['CAKES', 'Carrot cake   4.00'],
      ]),
    )
    const { dishes } = await recogniseDishes(source)
    expect(dishes.map(({ values }) => [values['category']?.text, values['name']?.text])).toEqual([
      ['SOUPS', 'Lentil soup'],
      ['CAKES', 'Carrot cake'],
    ])
    const layout = sourceLayoutOf(source)
    const name = dishes[1]?.values['name']
    expect(layout && name && regionsOf(layout, name.at)[0]?.page).toBe(1)
  })

  test('is read without text that is turned, such as a watermark', async () => {
    const turned = writePdfOfLines([['Soup   5.50']])
    const text = Buffer.from(turned).toString('latin1')
    const watermark = text.replace('/F 12 Tf 50 800 Td 16 TL', '/F 12 Tf 0 1 -1 0 50 80 Tm 16 TL')
    expect(await rejection(Buffer.from(watermark, 'latin1'))).toBe('import_picture_no_text')
  })

  test.each([
    [
      'that needs a password',
      () => writePdfOfLines([['Soup 5.50']], protection),
      'import_file_password',
    ],
    ['that is damaged', () => Buffer.from('%PDF-1.7\nnothing'), 'import_pdf_damaged'],
    ['without pages', () => writePdf(['<< /Type /Catalog >>']), 'import_pdf_damaged'],
    [
      'of 500 pages',
      () => writePdfOfLines(Array.from({ length: 500 }, () => ['Soup 5.50'])),
      'import_pdf_pages',
    ],
    ['that unpacks to 4 GB', writePdfBomb, 'import_file_heavy'],
    ['without any text', () => writePdfOfLines([['']]), 'import_picture_no_text'],
    [
      'of 100 MB',
      () => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(100 * 1024 * 1024)]),
      'import_file_too_large',
    ],
  ])('%s says what to do', async (_, make, key) => {
    expect(await rejection(make())).toBe(key)
  })

  test('may be a scan', async () => {
    const { source, pictures } = await readMenuFile(await fixture('28-scanned.pdf'))
    expect(sourceLayoutOf(source)?.arePictures).toBe(true)
    expect(pictures).toHaveLength(1)
    const { dishes } = await recogniseDishes(source)
    expect(dishes.map(({ values }) => values['price']?.text)).toContain('£14.50')
  })
})

/** Fur, without any letter. */
function cat(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 900, height: 700, channels: 3, background: '#999', noise } })
    .blur(4)
    .jpeg()
    .toBuffer()
}

describe('a picture', () => {
  test('taken at an angle is straightened, and its values have places and doubts', async () => {
    const shares: number[] = []
    const { source, pictures } = await readMenuFile(await fixture('21-photo-lokanta.jpg'), {
      onProgress: (share) => shares.push(share),
    })
    const layout = sourceLayoutOf(source)
    if (source.kind !== 'text' || !layout) throw new Error('no layout')
    const { width, height } = await sharp(pictures[0]).metadata()
    expect(layout.pages).toEqual([{ width, height }])
    expect(shares.at(-1)).toBe(1)
    const { dishes } = await recogniseDishes(source)
    const prices = dishes.map(({ values }) => values['price']?.text)
    expect(prices.filter((price) => price === '140')).toHaveLength(2)
    expect(dishes.length).toBeGreaterThanOrEqual(13)
    for (const { values, doubts } of dishes) {
      const unclear = Object.values(values).some(({ at }) => isUnclear(layout, source.text, at))
      expect(doubts.includes('unclear')).toBe(unclear)
      expect(Object.values(values).every(({ at }) => regionsOf(layout, at).length > 0)).toBe(true)
    }
  })

  test.each([
    ['of a cat', cat, 'import_picture_no_text'],
    [
      'in a PDF, of a cat',
      async () => writePdfOfPicture(await cat(), 900, 700),
      'import_picture_no_text',
    ],
    [
      'from a phone, as HEIC',
      () => Buffer.from('\0\0\0 ftypheic\0\0\0\0heic', 'latin1'),
      'image_heic',
    ],
    ['of a kind that nobody uses', () => Buffer.from('BM and more', 'latin1'), 'image_format'],
    ['that is damaged', () => Buffer.from('FFD8FFE000104A464946', 'hex'), 'image_unreadable'],
    ['of a gigapixel', bombPng, 'image_too_many_pixels'],
  ])('%s says what to do', async (_, make, key) => {
    expect(await rejection(await make())).toBe(key)
  })

  test('that a phone stores lying on its side is turned before it is read', async () => {
    // 6: to be turned clockwise by a quarter.
    const onItsSide = await sharp(await fixture('25-three-sizes.png'))
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { source } = await readMenuFile(onItsSide)
    expect((await recogniseDishes(source)).dishes).toHaveLength(8)
  })

  test('is no longer read once the owner stops it', async () => {
    const stopping = new AbortController()
    const reading = readMenuFile(await fixture('25-three-sizes.png'), {
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    })
    await expect(reading).rejects.toHaveProperty('name', 'AbortError')
    // The next one can be read.
    const { source } = await readMenuFile(await fixture('25-three-sizes.png'))
    expect((await recogniseDishes(source)).dishes).toHaveLength(8)
  })
})
