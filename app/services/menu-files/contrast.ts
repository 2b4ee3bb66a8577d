/** A picture's brightness, row by row. */
export interface Brightness {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** So dark that noise is all there is. */
const darkness = 8

/**
 * Returns by how much each pixel is brighter than those around it, as a share of their light: so shadows and
 * dim light don't count. Works in steps.
 * @param surroundings the side of the square around a pixel, as a share of the picture's width
 */
export function* findContrast(
  { data, width, height }: Brightness,
  surroundings: number,
): Generator<void, Float32Array> {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let row = 0; row < height; row++) {
    yield
    let sum = 0
    for (let column = 0; column < width; column++) {
      sum += data[row * width + column] ?? 0
      sums[(row + 1) * (width + 1) + column + 1] = (sums[row * (width + 1) + column + 1] ?? 0) + sum
    }
  }
  const sumAt = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0
  const reach = Math.max(3, Math.round((surroundings * width) / 2))
  const contrast = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    yield
    const [top, bottom] = [Math.max(0, row - reach), Math.min(height, row + reach + 1)]
    for (let column = 0; column < width; column++) {
      const [left, right] = [Math.max(0, column - reach), Math.min(width, column + reach + 1)]
      const sum = sumAt(bottom, right) - sumAt(top, right) - sumAt(bottom, left) + sumAt(top, left)
      const mean = sum / ((bottom - top) * (right - left))
      contrast[row * width + column] =
        ((data[row * width + column] ?? 0) - mean) / (mean + darkness)
    }
  }
  return contrast
}

const levels = 500
/** Of so many pixels, one is counted. */
const sampleEvery = 7

/** Returns the contrast, in either direction, that only a share of the pixels exceeds. */
export function strongest(contrast: Float32Array, share: number): number {
  const counts = new Uint32Array(levels)
  for (let index = 0; index < contrast.length; index += sampleEvery) {
    const level = Math.min(levels - 1, Math.floor(Math.abs(contrast[index] ?? 0) * levels))
    counts[level] = (counts[level] ?? 0) + 1
  }
  let [level, left] = [levels - 1, (share * contrast.length) / sampleEvery]
  while (level > 0 && left > (counts[level] ?? 0)) left -= counts[level--] ?? 0
  return level / levels
}

/** Letters are thinner than half of this share of the picture's width. */
const surroundingsOfLetters = 0.05
/** The share of the strongest contrasts that become black. */
const shareOfBlack = 0.015
const paper = 215

/**
 * Evens out the light of a picture, so that its letters are black on grey paper everywhere. Works in steps.
 */
export function* evenLight(picture: Brightness): Generator<void, Brightness> {
  const contrast = yield* findContrast(picture, surroundingsOfLetters)
  yield
  const most = Math.max(strongest(contrast, shareOfBlack), 0.02)
  yield
  let [darker, brighter] = [0, 0]
  for (let index = 0; index < contrast.length; index += sampleEvery) {
    const value = contrast[index] ?? 0
    if (value < -most) darker++
    else if (value > most) brighter++
  }
  // Of letters and paper, there is less of the letters.
  const gain = ((darker >= brighter ? 1 : -1) * paper) / most
  const { width, height } = picture
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    yield
    for (let index = row * width; index < (row + 1) * width; index++) {
      data[index] = Math.max(0, Math.min(255, paper + (contrast[index] ?? 0) * gain))
    }
  }
  return { data, width, height }
}
