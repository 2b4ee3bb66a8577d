interface Shape {
  readonly width: number
  readonly height: number
  readonly channels: number
}

const window = 8
// The SSIM constants for values up to 255 (Wang et al., 2004).
const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2

/**
 * The mean structural similarity (SSIM) of the luminance of two pictures of the same size, over
 * windows of 8 x 8 pixels: 1 for identical pictures.
 */
export function similarity(one: Uint8Array, other: Uint8Array, shape: Shape): number {
  const { width, height } = shape
  let sum = 0
  let count = 0
  for (let top = 0; top + window <= height; top += window / 2) {
    for (let left = 0; left + window <= width; left += window / 2) {
      sum += similarityAt(one, other, shape, top, left)
      count++
    }
  }
  return sum / count
}

function similarityAt(
  one: Uint8Array,
  other: Uint8Array,
  { width, channels }: Shape,
  top: number,
  left: number,
): number {
  // The sums of the luminances, their squares and their products.
  let a = 0
  let b = 0
  let aa = 0
  let bb = 0
  let ab = 0
  for (let y = top; y < top + window; y++) {
    for (let x = left; x < left + window; x++) {
      const offset = (y * width + x) * channels
      const p = luminance(one, offset)
      const q = luminance(other, offset)
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const n = window * window
  const meanA = a / n
  const meanB = b / n
  const varianceA = aa / n - meanA * meanA
  const varianceB = bb / n - meanB * meanB
  const covariance = ab / n - meanA * meanB
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  )
}

const luminance = (pixels: Uint8Array, offset: number) =>
  0.299 * (pixels[offset] ?? 0) +
  0.587 * (pixels[offset + 1] ?? 0) +
  0.114 * (pixels[offset + 2] ?? 0)
