import type { PlacedWord } from './page-of-words.ts'

/** Words with no more than a space between them. */
export interface Segment {
  readonly words: readonly PlacedWord[]
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Segments that stand beside each other, from the left. */
export type PageLine = readonly Segment[]

// In heights of the letters.
const spaceFrom = 0.12
const gapFrom = 1.1
const maxShift = 0.45

export const middleOf = ({ top, bottom }: Pick<Segment, 'top' | 'bottom'>): number =>
  (top + bottom) / 2

/**
 * Puts together what stands beside each other. A line may rise or fall slowly, as in a photo: each piece
 * is compared with the one before it.
 */
export function groupLines<Piece extends Pick<Segment, 'left' | 'right' | 'top' | 'bottom'>>(
  pieces: readonly Piece[],
): Piece[][] {
  const open: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.left - other.left)) {
    const height = piece.bottom - piece.top
    let best: Piece[] | undefined
    let bestShift = Infinity
    for (const line of open) {
      const last = line.at(-1)
      if (!last || piece.left < last.right - height) continue
      const shift = Math.abs(middleOf(piece) - middleOf(last))
      if (shift < bestShift && shift < maxShift * Math.max(height, last.bottom - last.top)) {
        best = line
        bestShift = shift
      }
    }
    if (best) best.push(piece)
    else open.push([piece])
  }
  const topOf = (line: readonly Piece[]) => Math.min(...line.map(middleOf))
  return open.toSorted((one, other) => topOf(one) - topOf(other))
}

/** Splits words that stand in a line where a gap is between them. */
export function splitAtGaps(words: readonly PlacedWord[]): Segment[] {
  const parts: PlacedWord[][] = []
  for (const word of words) {
    const last = parts.at(-1)?.at(-1)
    const gap = last ? word.x - (last.x + last.width) : Infinity
    if (gap > gapFrom * Math.max(word.height, last?.height ?? 0)) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts.map(asSegment)
}

/** Whether a space is between two words of a segment. Pieces of one word may be printed separately. */
export function isSpaced(one: PlacedWord, other: PlacedWord): boolean {
  if (other.confidence !== undefined) return true
  const gap = other.x - (one.x + one.width)
  return gap > spaceFrom * other.height || one.text.endsWith(' ') || other.text.startsWith(' ')
}

function asSegment(words: readonly PlacedWord[]): Segment {
  let text = ''
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    text += (before && isSpaced(before, word) ? ' ' : '') + word.text.trim()
  }
  return {
    words,
    text,
    left: Math.min(...words.map(({ x }) => x)),
    right: Math.max(...words.map(({ x, width }) => x + width)),
    top: Math.min(...words.map(({ y }) => y)),
    bottom: Math.max(...words.map(({ y, height }) => y + height)),
  }
}

/** Some programs print letters twice to make them bold. */
function printedOnce(words: readonly PlacedWord[]): readonly PlacedWord[] {
  const byText = new Map<string, PlacedWord[]>()
  return words.filter((word) => {
    const same = byText.get(word.text) ?? []
    const shift = word.height / 4
    const isAgain = same.some(
      ({ x, y }) => Math.abs(x - word.x) < shift && Math.abs(y - word.y) < shift,
    )
    if (!isAgain) same.push(word)
    byText.set(word.text, same)
    return !isAgain
  })
}

/** Returns the segments of a page. */
export function segmentsOf(words: readonly PlacedWord[]): Segment[] {
  const pieces = printedOnce(words).map((word) => ({
    word,
    left: word.x,
    right: word.x + word.width,
    top: word.y,
    bottom: word.y + word.height,
  }))
  return groupLines(pieces).flatMap((line) => splitAtGaps(line.map(({ word }) => word)))
}
