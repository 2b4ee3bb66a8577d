import { findContrast, strongest, type Brightness } from './contrast.ts'

/**
 * How the lines of a picture run: at x from its middle and y from its middle, both in widths of the picture,
 * a line is `slope * x + fan * x * y + bend * x² + bow * x² * y` lower than in its middle.
 */
export interface LineShape {
  readonly slope: number
  /** Lines come together on one side, in a photo taken from there. */
  readonly fan: number
  /** Lines are curved, as on a page that doesn't lie flat. */
  readonly bend: number
  readonly bow: number
}

const level: LineShape = { slope: 0, fan: 0, bend: 0, bow: 0 }

/** How much lower a line is at a place than in the middle, in widths. */
export const offsetAt = ({ slope, fan, bend, bow }: LineShape, x: number, y: number): number =>
  x * (slope + fan * y + x * (bend + bow * y))

/** Letters are searched in a picture with this longest side: enough for lines to stand apart. */
export const sizeForShape = 800
/** The side of the square around a pixel with which it is compared, as a share of the picture's width. */
const surroundings = 0.02
/** The share of the strongest differences that count as letters. */
const shareOfLetters = 0.06
const maxPoints = 20_000

/** A place on a letter, in widths of the picture from its middle. */
interface Point {
  readonly x: number
  readonly y: number
}

/** The steps by which each number is varied, from the first search to the last. */
const searches: readonly LineShape[] = [
  { slope: 0.02, fan: 0.08, bend: 0.06, bow: 0.16 },
  { slope: 0.006, fan: 0.03, bend: 0.02, bow: 0.06 },
  { slope: 0.002, fan: 0.01, bend: 0.007, bow: 0.02 },
]
const limits: LineShape = { slope: 0.3, fan: 0.5, bend: 0.42, bow: 0.8 }
const parts = ['slope', 'fan', 'bend', 'bow'] as const
/** So many shapes are looked at more closely, as the best one may look worse from afar. */
const candidates = 5
/** The share of the letters that is enough for a first look. */
const fewPoints = 4

/** A shape, and how sharply it divides the rows of letters. */
interface Scored {
  readonly shape: LineShape
  readonly score: number
}

/**
 * Finds how the lines of a picture run: the shape by which its letters lie in the fewest and fullest rows.
 * Works in steps.
 */
export function* findLineShape(picture: Brightness): Generator<void, LineShape> {
  const points = yield* findLetters(picture)
  const few = points.filter((_, index) => index % fewPoints === 0)
  const found: Scored[] = []
  for (let slope = -limits.slope; slope <= limits.slope; slope += 0.02) {
    for (let bend = -limits.bend; bend <= limits.bend; bend += 0.06) {
      const shape = { ...level, slope, bend }
      found.push({ shape, score: yield* sharpness(few, shape) })
    }
  }
  const best = found.toSorted((one, other) => other.score - one.score).slice(0, candidates)
  let sharpest: Scored = { shape: level, score: yield* sharpness(points, level) }
  for (const { shape } of best) {
    const refined = yield* refine(points, shape)
    if (refined.score > sharpest.score) sharpest = refined
  }
  return sharpest.shape
}

function* refine(points: readonly Point[], start: LineShape): Generator<void, Scored> {
  let best: Scored = { shape: start, score: yield* sharpness(points, start) }
  for (const steps of searches) {
    for (let hasImproved = true; hasImproved;) {
      hasImproved = false
      for (const part of parts) {
        for (const step of [-2, -1, 1, 2].map((times) => times * steps[part])) {
          const value = best.shape[part] + step
          if (Math.abs(value) > limits[part]) continue
          const shape = { ...best.shape, [part]: value }
          const score = yield* sharpness(points, shape)
          if (score <= best.score) continue
          best = { shape, score }
          hasImproved = true
        }
      }
    }
  }
  return best
}

/** Returns places that differ most from what surrounds them: letters, rather than shadows or paper. */
function* findLetters(picture: Brightness): Generator<void, Point[]> {
  const { width, height } = picture
  const contrast = yield* findContrast(picture, surroundings)
  const threshold = strongest(contrast, shareOfLetters)
  const found: Point[] = []
  for (let row = 0; row < height; row++) {
    yield
    for (let column = 0; column < width; column++) {
      if (Math.abs(contrast[row * width + column] ?? 0) <= threshold) continue
      found.push({ x: column / width - 0.5, y: (row - height / 2) / width })
    }
  }
  const every = Math.ceil(found.length / maxPoints)
  return found.filter((_, index) => index % every === 0)
}

/** Rows per width of the picture. */
const rowsPerWidth = 300

/** How sharply the rows of letters are divided: the sum of the squares of their numbers. */
function* sharpness(points: readonly Point[], shape: LineShape): Generator<void, number> {
  yield
  const rows = new Float64Array(rowsPerWidth * 4)
  for (const { x, y } of points) {
    const place = (y - offsetAt(shape, x, y)) * rowsPerWidth + rowsPerWidth * 2
    const row = Math.floor(place)
    // Between two rows, a point belongs to both: else the picture's own rows would count.
    rows[row] = (rows[row] ?? 0) + row + 1 - place
    rows[row + 1] = (rows[row + 1] ?? 0) + place - row
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) {
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  }
  return sum
}
