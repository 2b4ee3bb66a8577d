import type { Read } from '../source.ts'
import type { Line } from './classify-lines.ts'
import { splitLineWords } from './read-line.ts'
import { cutPart } from './reading.ts'

export const maxHeadingLength = 80

/** Whether words are written in capitals; what stands in brackets doesn't matter. */
export function isCapital(text: string): boolean {
  const words = text.replaceAll(/\([^)]*\)/g, '')
  return /\p{Lu}/u.test(words) && !/\p{Ll}/u.test(words)
}

/** Whether words read like a sentence or a list, and not like a name. */
export function isDescription({ text }: Line): boolean {
  const heading = text.trim()
  if (isCapital(heading)) return false
  return (
    /^[\p{Ll}(]/u.test(heading) ||
    /[,;]\s/.test(heading) ||
    (/[.!]$/.test(heading) && heading.includes(' ')) ||
    heading.split(/\s+/).length > 6
  )
}

/** How a file's lines of words are to be understood, from where they stand. */
export interface Layout {
  /** Whether words directly below a dish describe it, however they read. */
  readonly describesBelow: boolean
  /** Whether a heading is followed by its translation. */
  readonly repeatsHeadings: boolean
}

const few = 2

/**
 * Infers from all lines where descriptions and headings stand. Works in steps.
 */
export function* layoutOf(lines: readonly Line[]): Generator<void, Layout> {
  let [dishes, described, headings, repeated, capitals, others] = [0, 0, 0, 0, 0, 0]
  for (const [index, line] of lines.entries()) {
    yield
    const next = lines[index + 1]
    const isFollowed = next?.kind === 'words' && !next.isAfterGap
    if (line.kind === 'dish') {
      dishes++
      if (isFollowed) described++
    } else if (line.kind === 'words' && line.isAfterGap) {
      headings++
      if (isFollowed && isAlike(line, next) && !isDescription(next)) repeated++
    }
    // What stands directly above a dish, but not directly below one, is a heading.
    if (next?.kind === 'dish' && line.kind === 'words' && isHeading(line, lines[index - 1])) {
      if (isCapital(line.text)) capitals++
      else others++
    }
  }
  const areAllCapital = capitals >= few && others === 0
  return {
    describesBelow: headings >= few && (areAllCapital || described >= dishes / 3),
    repeatsHeadings: repeated > few && repeated >= headings * 0.6,
  }
}

const isHeading = (line: Line, before: Line | undefined) =>
  (line.isAfterGap || before?.kind !== 'dish') && !isDescription(line)

const isAlike = ({ text }: Line, other: Line) => isCapital(text) === isCapital(other.text)

/** The category that the lines read so far stand below. */
export class Headings {
  category: Read | undefined
  subCategory: Read | undefined
  /** Whether the last heading may as well be a dish without a price. */
  isUnsure = false
  private isCategoryCapital = false
  private dishesBelow = 0
  /** The heading whose line was the last one. */
  private last: Line | undefined
  private readonly layout: Layout

  constructor(layout: Layout) {
    this.layout = layout
  }

  /** Counts a dish below the current heading. */
  addDish(): void {
    this.isUnsure = false
    this.dishesBelow++
    this.last = undefined
  }

  /** Reads a line as a heading, unless it only says more about the one above it. */
  read(line: Line): void {
    const { last } = this
    this.last = line
    if (last && !line.isAfterGap && this.isNote(last, line)) return
    if (line.text.length > 2 * maxHeadingLength) return
    const headingRead = readHeading(line)
    if (!headingRead || headingRead.text.length > maxHeadingLength) return
    const capital = isCapital(headingRead.text)
    const isNested =
      this.category !== undefined &&
      this.isCategoryCapital &&
      !capital &&
      (this.dishesBelow === 0 || this.subCategory !== undefined)
    if (isNested) this.subCategory = headingRead
    else {
      this.category = headingRead
      this.subCategory = undefined
      this.isCategoryCapital = capital
    }
    const isMarked = line.isAfterGap || capital || this.dishesBelow === 0 || /:\s*$/.test(line.text)
    this.isUnsure = !isMarked
    this.dishesBelow = 0
  }

  /** "Served with salad and mint sauce", or the heading in another language. */
  private isNote(last: Line, line: Line): boolean {
    if (isAlike(last, line)) return this.layout.repeatsHeadings
    return !isCapital(line.text) && line.text.trim().split(/\s+/).length > 4
  }
}

function readHeading({ text, offset, wordsStart }: Line): Read | undefined {
  // "*BURGERS* (all with fries)"
  const bold = /^[^\p{L}\p{N}*]*\*([^*]+)\*/u.exec(text)
  if (bold) {
    const [whole, inner = ''] = bold
    const end = whole.length - 1
    return cutPart(text, end - inner.length, end, { offset })
  }
  const { name } = splitLineWords(text, text.length, wordsStart)
  // Only what decorates a heading is left out, not what follows a dash.
  const end = text.replace(/[\s:*~\p{So}\p{Sk}\p{Variation_Selector}\p{Cf}]+$/u, '').length
  return cutPart(text, Math.min(name[0], end), end, { offset })
}
