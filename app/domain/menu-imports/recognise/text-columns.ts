import { findPrices } from './prices.ts'

/** A line of a text, or what one of the text's columns has of it. */
export interface TextLine {
  /** The line's number in the source, counted from 0. */
  readonly number: number
  /** Where it begins in the source. */
  readonly offset: number
  readonly text: string
}

const isEmpty = ({ text }: TextLine) => text.trim() === ''

/** Splits a text into its lines. Works in steps. */
export function* linesOf(text: string): Generator<void, TextLine[]> {
  let offset = 0
  const lines: TextLine[] = []
  for (const [number, line] of text.split('\n').entries()) {
    yield
    lines.push({ number, offset, text: line })
    offset += line.length + 1
  }
  return lines
}

/**
 * Returns the lines of a text in the order in which they are read. Where two columns of dishes stand side
 * by side, the left one comes first: spaces keep each at its distance. Works in steps.
 */
export function* linesInOrder(text: string): Generator<void, TextLine[]> {
  return yield* arrange(yield* linesOf(text))
}

function* arrange(lines: readonly TextLine[]): Generator<void, TextLine[]> {
  const start = yield* findRightColumn(lines)
  if (start === undefined) return [...lines]
  const orderedLines: TextLine[] = []
  let [left, right]: [TextLine[], TextLine[]] = [[], []]
  const finishBlock = function* (): Generator<void, void> {
    // The right column is no continuation of the left one.
    const gap = right.slice(0, 1).map((line) => ({ ...line, text: '' }))
    orderedLines.push(...left, ...gap, ...(yield* arrange(right)))
    left = []
    right = []
  }
  for (const line of lines) {
    yield
    const { text } = line
    if (crosses(text, start)) {
      yield* finishBlock()
      orderedLines.push(line)
      continue
    }
    const [before, after] = [text.slice(0, start), text.slice(start)]
    // An empty line separates in both columns; a column that has less to say doesn't.
    if (before.trim() !== '' || isEmpty(line)) left.push({ ...line, text: before })
    if (after.trim() !== '' || isEmpty(line)) {
      right.push({ ...line, offset: line.offset + start, text: after })
    }
  }
  yield* finishBlock()
  return orderedLines
}

/** Whether a line has words where the gap before a column at an index would be. */
const crosses = (text: string, start: number) => text.slice(start - 2, start).trim() !== ''

const maxLineLength = 500
const fewDishes = 3

/** Finds the index at which the texts of a second column of dishes begin; undefined if there is none. */
function* findRightColumn(lines: readonly TextLine[]): Generator<void, number | undefined> {
  const starts = new Map<number, number>()
  let filledLines = 0
  for (const line of lines) {
    yield
    const { text } = line
    if (isEmpty(line) || text.length > maxLineLength) continue
    filledLines++
    for (const { index, 0: gap } of text.matchAll(/(?<=\S) {2,}(?=[\p{L}\p{So}•*(\d-])/gu)) {
      const start = index + gap.length
      starts.set(start, (starts.get(start) ?? 0) + 1)
    }
  }
  const likely = [...starts]
    .filter(([, count]) => count >= Math.max(fewDishes, filledLines * 0.3))
    .toSorted(([one, few], [other, many]) => many - few || one - other)
    .slice(0, 5)
  for (const [start] of likely) {
    let [crossed, onLeft, onRight] = [0, 0, 0]
    for (const { text } of lines) {
      yield
      if (text.length > maxLineLength) continue
      if (crosses(text, start)) crossed++
      else {
        if (isDish(text.slice(0, start))) onLeft++
        if (isDish(text.slice(start))) onRight++
      }
    }
    const haveDishes = Math.min(onLeft, onRight) >= fewDishes
    if (haveDishes && crossed <= filledLines * 0.25) return start
  }
  return undefined
}

/** Whether a text is words with a price behind them. */
function isDish(text: string): boolean {
  const price = findPrices(text).at(-1)
  return (
    price !== undefined &&
    text.slice(price.end).trim() === '' &&
    /\p{L}{2}/u.test(text.slice(0, price.start))
  )
}
