import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.server.ts'
import { shapeLogo } from './shape-logo.server.ts'

const red = sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } })

/** The opacity at a corner, at a twentieth of the side on the diagonal, and in the middle. */
async function opacities(shape: 'rounded' | 'round' | 'square') {
  const shaped = await shapeLogo(await red.png().toBuffer(), 100, shape)
  const { data, info } = await sharp(shaped).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([100, 100])
  return [0, 10, 50].map((at) => data[(at * 100 + at) * 4 + 3])
}

test('a logo has the shape of the restaurant’s look', async () => {
  expect(await opacities('square')).toEqual([255, 255, 255])
  expect(await opacities('rounded')).toEqual([0, 255, 255])
  expect(await opacities('round')).toEqual([0, 0, 255])
})

test('an icon has it too', async () => {
  const logo = await red.png().toBuffer()
  // Inside the corner of a square logo, outside a round one.
  const cornerOf = async (shape: 'round' | 'square') => {
    const icon = await drawIcon({ logo, shape, accent: '#000', size: 192, isMaskable: false })
    const { data } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray((20 * 192 + 20) * 3, (20 * 192 + 20) * 3 + 3)]
  }
  expect(await cornerOf('square')).toEqual([255, 0, 0])
  expect(await cornerOf('round')).toEqual([255, 250, 243])
})
