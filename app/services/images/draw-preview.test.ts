import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPreview, previewSize } from './draw-preview.server.ts'

interface Area {
  readonly left?: number
  readonly width?: number
}

/** Draws a preview without a logo, and reads the pixels of an area above its bar. */
async function readPixels(name: string, { left = 0, width = 1200 - left }: Area = {}) {
  const picture = await drawPreview({
    name,
    location: '',
    accent: '#b93c1f',
    logo: undefined,
    shape: 'rounded',
  })
  const { width: fullWidth, height } = await sharp(picture).metadata()
  expect({ width: fullWidth, height }).toEqual(previewSize)
  return sharp(picture).extract({ left, top: 0, width, height: 600 }).greyscale().raw().toBuffer()
}

const isBlank = (pixels: Buffer) => pixels.every((value) => value > 230)

/** The size of what is drawn, without the paper around it. */
async function inkSize(name: string): Promise<string> {
  const raw = { width: 1200, height: 600, channels: 1 } as const
  const { info } = await sharp(await readPixels(name), { raw })
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  return `${info.width}x${info.height}`
}

test.each([...'ŞşĞğİıÇЩёЖمطع'])('draws %s, not the box of a missing letter', async (letter) => {
  expect(await inkSize(letter)).not.toBe(await inkSize('\uE000'))
})

test.each([
  ['a long name', 'Beyoğlu’nun En Eski ve En Güzel Meyhanesi '.repeat(5)],
  ['a long word', 'Çekoslovakyalılaştıramadıklarımızdan'.repeat(4)],
])('%s stays within the margins', async (_, name) => {
  expect(isBlank(await readPixels(name, { left: 1125 }))).toBe(true)
  expect(isBlank(await readPixels(name, { width: 70 }))).toBe(true)
  expect(isBlank(await readPixels(name))).toBe(false)
})

test('Arabic starts at the right', async () => {
  expect(isBlank(await readPixels('مطعم', { width: 600 }))).toBe(true)
})

test('the owner’s text is never markup', async () => {
  const plain = await readPixels('A')
  for (const name of ['<s>A</s>', 'A<span size="1">', '&lt;A', 'A</span>']) {
    expect((await readPixels(name)).equals(plain), name).toBe(false)
  }
})

test.each(['', '\u200B', '🍕', '\u0001', '\uD800'])('%j is no reason to fail', async (name) => {
  expect((await readPixels(name)).length).toBe(1200 * 600)
})
