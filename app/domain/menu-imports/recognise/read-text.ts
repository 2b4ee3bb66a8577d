import type { ImportSource, Read } from '../source.ts'
import { classifyLines, type Line } from './classify-lines.ts'
import { inferStyle, type PriceToken } from './prices.ts'
import { findCalories, isYear, splitWords } from './read-line.ts'
import { amountsAsSizes, readSizeHeads, type SizeHeads } from './size-heads.ts'
import { readPart, type Doubt, type ReadDish, type Reading } from './reading.ts'
import { readSizes, sizeValues } from './read-sizes.ts'
import { withPrintSizes } from './print-sizes.ts'

type Text = Extract<ImportSource, { kind: 'text' }>

/**
 * Reads the dishes of a text: a line that ends with a price is one. Lines below it that read like a
 * sentence describe it; other lines without a price are headings.
 */
export function* readText(source: Text): Generator<void, Reading> {
  const lines = withPrintSizes(source, yield* classifyLines(source.text))
  const reader = new LineReader(lines)
  for (let index = 0; index < lines.length;) {
    yield
    index = reader.readAt(index)
  }
  return { columns: null, dishes: reader.dishes(), style: inferStyle(reader.tokens) }
}

const isCapital = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/** Whether words read like a sentence or a list, and not like a name. */
function isDescription({ text }: Line): boolean {
  const trimmed = text.trim()
  if (isCapital(trimmed)) return false
  return (
    /^[\p{Ll}(]/u.test(trimmed) ||
    /[,;]\s/.test(trimmed) ||
    (/[.!]$/.test(trimmed) && trimmed.includes(' ')) ||
    trimmed.split(/\s+/).length > 6
  )
}

const maxHeadingLength = 80
/** A description is printed smaller than its dish by at least this factor. */
const smallPrint = 0.9

interface Found {
  line: number
  values: Record<string, Read>
  readonly doubts: Set<Doubt>
}

class LineReader {
  readonly tokens: PriceToken[] = []
  private readonly found: Found[] = []
  private readonly lines: readonly Line[]
  private category: Read | undefined
  private subCategory: Read | undefined
  private isCategoryCapital = false
  /** Whether a heading may as well be a dish without a price. */
  private isHeadingUnsure = false
  private dishesBelow = 0
  /** What the sizes are called below a line such as "Glass   Bottle". */
  private heads: SizeHeads | undefined
  /** How large the last dish is printed. */
  private dishSize: number | undefined
  /** Whether the next line may describe the last dish: it stands directly below it. */
  private canDescribe = false

  constructor(lines: readonly Line[]) {
    this.lines = lines
  }

  dishes(): ReadDish[] {
    return this.found.map((dish) => ({ ...dish, doubts: [...dish.doubts] }))
  }

  /** Reads the line at an index, and those that belong to it. Returns the index of the next. */
  readAt(index: number): number {
    const line = this.lines[index]
    if (!line) return index + 1
    if (line.isAfterGap) this.canDescribe = false
    if (line.kind === 'dish') return this.readDish(line, line, index + 1)
    // A price that no words precede belongs to nothing.
    if (line.kind !== 'words') {
      this.canDescribe = false
      return index + 1
    }
    const name = this.findPricedBelow(index)
    if (name) return name
    const heads = readSizeHeads(line, this.lines.slice(index + 1, index + 12))
    if (heads) this.readHeads(heads, line)
    else if (isDescription(line) || this.isSmall(line)) this.describe(line)
    else this.readHeading(line)
    return index + 1
  }

  /** Whether a line directly below a dish is printed smaller. */
  private isSmall({ printSize }: Line): boolean {
    return (
      this.canDescribe &&
      printSize !== undefined &&
      this.dishSize !== undefined &&
      printSize < this.dishSize * smallPrint
    )
  }

  private readHeads(heads: SizeHeads, line: Line): void {
    const [start, end] = heads.heading
    if (end > start) this.readHeading({ ...line, text: line.text.slice(0, end) })
    this.heads = heads
    this.canDescribe = false
  }

  /** Reads a name whose price stands alone in one of the next lines. */
  private findPricedBelow(index: number): number | undefined {
    const [line, second, third] = this.lines.slice(index, index + 3)
    if (!line || line.text.length > maxHeadingLength || isDescription(line)) return undefined
    if (second?.kind === 'price' && !second.isAfterGap)
      return this.readDish(line, second, index + 2)
    const isDescribed =
      second?.kind === 'words' &&
      third?.kind === 'price' &&
      isDescription(second) &&
      !second.isAfterGap
    if (!isDescribed) return undefined
    this.readDish(line, third, index + 3)
    this.describe(second)
    return index + 3
  }

  private readDish(named: Line, priced: Line, next: number): number {
    const { text, offset } = named
    const calories = findCalories(text)
    const end = named === priced ? priced.wordsEnd : text.length
    const isLast = calories && text.slice(calories.outer[1], end).trim() === ''
    const wordsEnd = isLast ? Math.min(end, calories.outer[0]) : end
    const sizes = readSizes(priced.text, priced.wordsEnd, priced.prices, { offset: priced.offset })
    const haveNames = sizes.slice(1).some(({ sizeName }) => sizeName)
    const amounts = haveNames ? undefined : amountsAsSizes(text, wordsEnd, sizes.length)
    const { name, description } = splitWords(text, amounts?.[0]?.[0] ?? wordsEnd, haveNames)
    const values: Record<string, Read> = {}
    const add = (field: string, read: Read | undefined) => {
      if (read) values[field] = read
    }
    add('name', readPart(text, ...name, { offset }))
    const further = description && readPart(text, ...description, { offset })
    if (haveNames && sizes[0]) sizes[0] = { ...sizes[0], sizeName: further }
    else add('description', further)
    const heads = this.heads?.parts.length === sizes.length ? this.heads : undefined
    if (!haveNames && sizes.length > 1 && (amounts ?? heads)) {
      const from = amounts ? offset : (heads?.offset ?? 0)
      const within = amounts ? text : (heads?.text ?? '')
      for (const [row, [start, stop]] of (amounts ?? heads?.parts ?? []).entries()) {
        sizes[row] = { ...sizes[row], sizeName: readPart(within, start, stop, { offset: from }) }
      }
    }
    add('category', this.category)
    add('subCategory', this.subCategory)
    const read = calories && readPart(text, calories.start, calories.end, { offset })
    Object.assign(values, sizeValues(sizes))
    add('calories', read)
    this.tokens.push(...priced.prices)
    const doubts = new Set<Doubt>()
    if (sizes.length > 1 && sizes.some(({ sizeName }) => !sizeName)) doubts.add('several_prices')
    const [only] = priced.prices
    if (only && priced.prices.length === 1 && isYear(only)) doubts.add('maybe_year')
    if (this.isHeadingUnsure) doubts.add('maybe_heading')
    if (named.isCrowded) doubts.add('shared_line')
    if (named.hasCodes) doubts.add('codes')
    this.isHeadingUnsure = false
    this.dishesBelow++
    this.dishSize = named.printSize
    // Below two dishes of a line, nobody can say which one is described.
    this.canDescribe = !named.isShared
    this.found.push({ line: named.line, values, doubts })
    return next
  }

  /** Adds words to the last dish. */
  private describe(line: Line): void {
    const last = this.found.at(-1)
    const read = readPart(line.text, 0, line.text.length, { offset: line.offset })
    if (!last || !read || !this.canDescribe || last.values['description']) return
    const calories = findCalories(line.text)
    const isOnlyCalories =
      calories && line.text.trim().length <= calories.outer[1] - calories.outer[0]
    if (calories && !last.values['calories']) {
      const figure = readPart(line.text, calories.start, calories.end, { offset: line.offset })
      if (figure) last.values['calories'] = figure
    }
    if (!isOnlyCalories) last.values['description'] = read
  }

  private readHeading(line: Line): void {
    this.canDescribe = false
    this.heads &&= this.heads.isOfAll ? this.heads : undefined
    if (line.text.length > 2 * maxHeadingLength) return
    const { name } = splitWords(line.text, line.text.length)
    // Only what decorates a heading is left out, not what follows a dash.
    const end = line.text.replace(/[\s:*~\p{So}\p{Sk}\p{Variation_Selector}\p{Cf}]+$/u, '').length
    const read = readPart(line.text, Math.min(name[0], end), end, { offset: line.offset })
    if (!read || read.text.length > maxHeadingLength) return
    const capital = isCapital(read.text)
    const isNested =
      this.category !== undefined &&
      this.isCategoryCapital &&
      !capital &&
      (this.dishesBelow === 0 || this.subCategory !== undefined)
    if (isNested) this.subCategory = read
    else {
      this.category = read
      this.subCategory = undefined
      this.isCategoryCapital = capital
    }
    const isMarked = line.isAfterGap || capital || this.dishesBelow === 0 || /:\s*$/.test(line.text)
    this.isHeadingUnsure = !isMarked
    this.dishesBelow = 0
  }
}
