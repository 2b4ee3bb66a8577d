import { describe, expect, test } from 'vitest'
import { finish } from '#app/domain/in-slices.ts'
import { evenLight, type Brightness } from './contrast.ts'
import { findLineShape, offsetAt, type LineShape } from './line-shape.ts'

const [width, height] = [400, 560]
const straight = { slope: 0, fan: 0, bend: 0, bow: 0 }

/** Names on the left and prices on the right of 14 lines that run in a shape. */
function drawn(shape: LineShape): Brightness {
  const data = new Uint8Array(width * height).fill(230)
  for (let line = 1; line < 14; line++) {
    for (let column = 40; column < 360; column++) {
      const isLetter = column % 7 < 4 && (column < 90 + ((line * 37) % 90) || column > 320)
      const [x, y] = [column / width - 0.5, (line * 36 + 20 - height / 2) / width]
      const top = Math.round((y + offsetAt(shape, x, y)) * width + height / 2)
      if (!isLetter) continue
      for (let row = top; row < top + 9; row++) data[row * width + column] = 40
    }
  }
  return { data, width, height }
}

test.each([
  ['level', straight],
  ['turned', { ...straight, slope: 0.12 }],
  ['seen from the side', { ...straight, slope: 0.05, fan: 0.06 }],
  ['curved', { ...straight, bend: 0.2 }],
  ['curved the other way, and turned', { ...straight, slope: -0.05, bend: -0.2 }],
])('finds how lines run that are %s', (_, shape) => {
  const found = finish(findLineShape(drawn(shape)))
  // Compared with the middle of the same line, the name and the price of none are half a line apart.
  for (const y of [-0.5, 0, 0.5]) {
    const apart = (one: LineShape) => offsetAt(one, 0.38, y) - offsetAt(one, -0.35, y)
    expect(Math.abs(apart(found) - apart(shape)) * width).toBeLessThan(8)
  }
})

describe('even light', () => {
  /** A letter in the light and one in the shadow. */
  function evened(letter: number, ground: number): readonly number[] {
    const data = new Uint8Array(width * height)
    for (let index = 0; index < data.length; index++) {
      const [column, row] = [index % width, Math.floor(index / width)]
      const light = column < width / 2 ? 1 : 0.3
      data[index] = (row % 28 < 4 && column % 9 < 3 ? letter : ground) * light
    }
    const even = finish(evenLight({ data, width, height })).data
    return [90, 297].flatMap((column) => [
      even[280 * width + column] ?? -1,
      even[294 * width + column] ?? -1,
    ])
  }

  test.each([
    ['dark on light', 60, 220],
    ['light on dark', 220, 60],
  ])('makes letters dark in the light and in the shadow, %s', (_, letter, ground) => {
    const [litLetter = 0, litGround = 0, dimLetter = 0, dimGround = 0] = evened(letter, ground)
    expect(litGround - litLetter).toBeGreaterThan(100)
    expect(dimGround - dimLetter).toBeGreaterThan(100)
  })
})
