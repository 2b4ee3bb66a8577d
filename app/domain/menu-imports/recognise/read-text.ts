import { maxSizes } from '../../sizes/size.ts'
import type { ImportSource, Read } from '../source.ts'
import { classifyLines, type Line } from './classify-lines.ts'
import {
  Headings,
  isCapital,
  isDescription,
  layoutOf,
  maxHeadingLength,
  type Layout,
} from './headings.ts'
import { inferStyle, type PriceToken } from './prices.ts'
import { findCalories, isYear, splitLineWords } from './read-line.ts'
import { findSizeAmounts, readSizeHeads, type SizeHeads } from './size-heads.ts'
import { cutPart, type Doubt, type ReadDish, type MenuReading } from './reading.ts'
import { readSizes, sizeValues } from './read-sizes.ts'
import { withPrintSizes } from './print-sizes.ts'
import { withoutTitle } from './without-title.ts'

type Text = Extract<ImportSource, { kind: 'text' }>

/**
 * Reads the dishes of a text: a line that ends with a price is one. Lines below it that read like a
 * sentence describe it; other lines without a price are headings.
 */
export function* readMenuText(source: Text): Generator<void, MenuReading> {
  const lines = withPrintSizes(source, yield* classifyLines(source))
  const reader = new LineReader(lines, yield* layoutOf(lines))
  for (let index = 0; index < lines.length;) {
    yield
    index = reader.readAt(index)
  }
  const dishes = withoutTitle(reader.dishes())
  return { columns: null, dishes, style: inferStyle(reader.tokens) }
}

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
  private readonly layout: Layout
  private readonly headings: Headings
  /** What the sizes are called below a line such as "Glass   Bottle". */
  private heads: SizeHeads | undefined
  /** The last dish's line, if the next line may describe it: it stands directly below. */
  private described: Line | undefined
  /** The last number of a dish, in a file that numbers them. */
  private lastNumber = -1

  constructor(lines: readonly Line[], layout: Layout) {
    this.lines = lines
    this.layout = layout
    this.headings = new Headings(layout)
  }

  dishes(): ReadDish[] {
    return this.found.map((dish) => ({ ...dish, doubts: [...dish.doubts] }))
  }

  /** Reads the line at an index, and those that belong to it. Returns the index of the next. */
  readAt(index: number): number {
    const line = this.lines[index]
    if (!line) return index + 1
    if (line.isAfterGap) this.described = undefined
    if (line.kind === 'dish') return this.readDish(line, line, index + 1)
    // A price that no words precede belongs to nothing.
    if (line.kind !== 'words') {
      this.described = undefined
      return index + 1
    }
    const next = this.readNumbered(line, index) ?? this.findPricedBelow(index)
    if (next) return next
    const heads = readSizeHeads(line, this.lines.slice(index + 1, index + 12))
    if (heads) this.readHeads(heads, line)
    else if (isDescription(line) || this.isBelowDish(line) || this.isSmall(line)) {
      this.describe(line)
    } else this.readHeading(line)
    return index + 1
  }

  /** Whether words describe the dish above them because of where they stand. */
  private isBelowDish(line: Line): boolean {
    const last = this.described
    if (!last || this.found.at(-1)?.values['description']) return false
    if (isCapital(line.text) || /:\s*$/.test(line.text)) return false
    return this.layout.describesBelow || indentOf(line) >= indentOf(last) + 2
  }

  /** Whether a line directly below a dish is printed smaller. */
  private isSmall({ printSize = Infinity }: Line): boolean {
    return printSize < (this.described?.printSize ?? 0) * smallPrint
  }

  private readHeads(heads: SizeHeads, line: Line): void {
    const [start, end] = heads.heading
    if (end > start) this.readHeading({ ...line, text: line.text.slice(0, end) })
    this.heads = heads
    this.described = undefined
  }

  private readHeading(line: Line): void {
    this.described = undefined
    this.heads &&= this.heads.isOfAll ? this.heads : undefined
    this.headings.read(line)
  }

  /**
   * Reads a numbered name without a price, in a file that numbers its dishes. Lines directly below it that
   * have prices but no numbers are its sizes: "20 Green Curry", "Chicken £10.95", "Prawns £12.95".
   */
  private readNumbered(line: Line, index: number): number | undefined {
    const { number } = line
    if (number === undefined || number <= this.lastNumber) return undefined
    const following = this.lines.slice(index + 1, index + 2 + maxSizes)
    const end = following.findIndex(
      (below) => below.kind !== 'dish' || below.isAfterGap || below.number !== undefined,
    )
    const sizes = following.slice(0, end === -1 ? following.length : end)
    const nextNumber = this.lines.slice(index + 1).find((below) => below.number !== undefined)
    if (sizes.length > maxSizes || (nextNumber?.number ?? Infinity) <= number) return undefined
    if (sizes.length === 1 || sizes.some(({ prices }) => prices.length !== 1)) return undefined
    this.readDish(line, line, index + 1)
    const values = sizes.map(({ text, offset, prices: [price], wordsEnd }) => ({
      sizeName: cutPart(text, ...splitLineWords(text, wordsEnd).name, { offset }),
      price: price && cutPart(text, price.start, price.end, { offset }),
    }))
    const dish = this.found.at(-1)
    if (dish && sizes.length > 0) {
      Object.assign(dish.values, sizeValues(values))
      dish.doubts.delete('no_price')
      this.tokens.push(...sizes.flatMap(({ prices }) => prices))
    }
    return index + 1 + sizes.length
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

  private readDish(nameLine: Line, priceLine: Line, next: number): number {
    const { text, offset } = nameLine
    const calories = findCalories(text)
    const end = nameLine === priceLine ? priceLine.wordsEnd : text.length
    const isLast = calories && text.slice(calories.outer[1], end).trim() === ''
    const wordsEnd = isLast ? Math.min(end, calories.outer[0]) : end
    const sizes = readSizes(priceLine.text, priceLine.wordsEnd, priceLine.prices, {
      offset: priceLine.offset,
    })
    const haveNames = sizes.slice(1).some(({ sizeName }) => sizeName)
    const amounts = findSizeAmounts(text, wordsEnd, sizes)
    const nameEnd = amounts?.[0]?.[0] ?? wordsEnd
    const { name, description } = splitLineWords(
      text,
      nameEnd,
      nameLine.wordsStart,
      haveNames && !amounts,
    )
    const values: Record<string, Read> = {}
    const add = (field: string, value: Read | undefined) => {
      if (value) values[field] = value
    }
    add('name', cutPart(text, ...name, { offset }))
    const further = description && cutPart(text, ...description, { offset })
    if (!haveNames || amounts) add('description', further)
    else if (sizes[0]) sizes[0] = { ...sizes[0], sizeName: further }
    const heads = this.heads?.parts.length === sizes.length ? this.heads : undefined
    if (amounts ?? (!haveNames && sizes.length > 1 && heads)) {
      const from = amounts ? offset : (heads?.offset ?? 0)
      const within = amounts ? text : (heads?.text ?? '')
      for (const [row, [start, stop]] of (amounts ?? heads?.parts ?? []).entries()) {
        sizes[row] = { ...sizes[row], sizeName: cutPart(within, start, stop, { offset: from }) }
      }
    }
    add('category', this.headings.category)
    add('subCategory', this.headings.subCategory)
    const caloriesRead = calories && cutPart(text, calories.start, calories.end, { offset })
    Object.assign(values, sizeValues(sizes))
    add('calories', caloriesRead)
    this.tokens.push(...priceLine.prices)
    const doubts = new Set<Doubt>()
    if (sizes.length === 0) doubts.add('no_price')
    if (sizes.length > 1 && sizes.some(({ sizeName }) => !sizeName)) doubts.add('several_prices')
    const [only] = priceLine.prices
    if (only && priceLine.prices.length === 1 && isYear(only)) doubts.add('maybe_year')
    if (this.headings.isUnsure) doubts.add('maybe_heading')
    if (nameLine.isCrowded) doubts.add('shared_line')
    if (nameLine.hasCodes) doubts.add('codes')
    this.found.push({ line: nameLine.line, values, doubts })
    this.headings.addDish()
    this.lastNumber = nameLine.number ?? this.lastNumber
    // Below two dishes of a line, nobody can say which one is described.
    this.described = nameLine.isShared ? undefined : nameLine
    return next
  }

  /** Adds words to the last dish. */
  private describe(line: Line): void {
    const last = this.found.at(-1)
    const textRead = cutPart(line.text, 0, line.text.length, { offset: line.offset })
    if (!last || !textRead || !this.described || last.values['description']) return
    const calories = findCalories(line.text)
    const isOnlyCalories =
      calories && line.text.trim().length <= calories.outer[1] - calories.outer[0]
    if (calories && !last.values['calories']) {
      const figure = cutPart(line.text, calories.start, calories.end, { offset: line.offset })
      if (figure) last.values['calories'] = figure
    }
    if (!isOnlyCalories) last.values['description'] = textRead
  }
}

const indentOf = ({ text }: Line) => text.length - text.trimStart().length
