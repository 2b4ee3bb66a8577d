import { foldText, splitHan } from '#app/domain/dietary/fold-text.ts'
import { minorDigits } from '#app/domain/money/price.ts'
import { cueValues, filterCues, type Cue } from './cues.ts'
import { namesCurrency, namesFrequentCurrency } from './currency-names.ts'
import type { Token } from './tokens.ts'
import { bounds, type Bound } from './words/language-words.ts'

/** A price or a number of calories in a message, and the limit that it sets. */
export interface Amount {
  readonly kind: 'price' | 'calories'
  /** In minor units of the menu's currency, or in kilocalories. */
  readonly value: number
  readonly bound: Bound
}

// 1.234,50 · 1,234.50 · 12 · 12,5
const writtenNumber = /\d[\d.,]{0,14}/gu

/**
 * Finds the prices and calories in a message. A number without a currency is a price only if words
 * bound it ("under 20"), it counts nothing ("2 people"), and no other number has a currency.
 * @param currency the ISO 4217 code of the menu's currency, in which every price is read
 */
export function findAmounts(text: string, cues: readonly Cue[], currency: string): Amount[] {
  const plain = splitHan(toWesternDigits(text))
  const boundsAt = findBounds(cues)
  const wordStarts = [...plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => match.index)
  let index = 0
  const found = [...plain.matchAll(writtenNumber)].flatMap((match) => {
    while ((wordStarts[index] ?? Infinity) < match.index) index++
    return readAmount(match, plain, boundNear(index, boundsAt), currency) ?? []
  })
  // If any number has a currency, those without one are counts: "we are 4, budget 2000 lira".
  const hasMoney = found.some(({ isMoney }) => isMoney)
  return found
    .filter(({ kind, isMoney }) => kind === 'calories' || isMoney || !hasMoney)
    .map(({ kind, value, bound }) => ({ kind, value, bound }))
}

const calorieUnit = /^\s?(k?cal|kalori|calor|kkal|ккал|калор|سعر|کالری|卡)/iu

/**
 * Reads one number of a text.
 * @param bound the bound near the number
 * @returns undefined if it is neither a price nor a number of calories
 */
function readAmount(
  match: RegExpExecArray,
  text: string,
  bound: Bound | undefined,
  currency: string,
): (Amount & { readonly isMoney?: boolean }) | undefined {
  const value = parseNumber(match[0])
  if (value === undefined) return undefined
  const end = match.index + match[0].length
  const after = text.slice(end, end + 14)
  if (calorieUnit.test(after)) return { kind: 'calories', value, bound: bound ?? 'to' }
  if (timeUnit.test(after)) return undefined
  const isMoney = isBesideCurrency(match, text, currency)
  const isCount =
    countedWord.test(after) || (value <= maxParty && endsWithFor.test(text.slice(0, match.index)))
  if (!isMoney && (bound === undefined || isCount)) return undefined
  return { kind: 'price', value: toMinorUnits(value, currency), bound: bound ?? 'to', isMoney }
}

// Prefixes of the words for minutes, hours and o'clock: "we waited 50 min", "um 15 Uhr".
const timeUnit =
  /^\s?(?:min(?:s|ut\p{L}*)?\b|h\b|hrs?\b|hours?\b|[ap]m\b|o['’]clock|dk\b|dakika|saat|stunde|uhr\b|heures?\b|horas?\b|ore\b|uur\b|uren\b|минут|час(?:а|ов)?(?!\p{L})|хвилин|годин|دقيق|دقائق|ساعات|دقیق|ساعت|分钟|分鐘|小时|小時|点钟|點鐘)/iu

/** Whether a word after a number makes it a time: the "pm" of "7 pm". */
export const isTimeUnit = (word: string): boolean => timeUnit.test(word)

/**
 * Finds the prices in an owner's text: figures directly beside the menu's currency, in minor units.
 * @param currency the ISO 4217 code of the menu's currency
 */
export function findPrices(text: string, currency: string): number[] {
  const plain = toWesternDigits(text)
  return [...plain.matchAll(writtenNumber)].flatMap(({ 0: figure, index }) => {
    const value = parseNumber(figure)
    const [sign] = /[₺€£$]\s?$/u.exec(plain.slice(Math.max(0, index - 2), index)) ?? []
    const end = index + figure.length
    const [word] = /^\s?(?:[₺€£$]|\p{L}+)/u.exec(plain.slice(end, end + 12)) ?? []
    const isPrice = value !== undefined && namesCurrency(sign ?? word ?? '', currency)
    return isPrice ? [toMinorUnits(value, currency)] : []
  })
}

/** Whether a sign or a name of money is just before or after a figure. */
function isBesideCurrency(
  { 0: figure, index }: RegExpExecArray,
  text: string,
  currency: string,
): boolean {
  const end = index + figure.length
  // "20 Swiss francs".
  const [words = ''] = /^\s?\p{L}+(?:\s\p{L}+)?/u.exec(text.slice(end, end + maxNameLength)) ?? []
  const around = text.slice(Math.max(0, index - 2), index) + text.slice(end, end + 8)
  return namesFrequentCurrency(around) || namesCurrency(words, currency)
}

/** In characters, with a space. */
const maxNameLength = 24

const toMinorUnits = (value: number, currency: string) =>
  Math.round(value * 10 ** minorDigits(currency))

// "2 people", "3 courses".
const countedWord = /^\s?(?:[x×]|\p{L}{4,})/u

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const toWesternDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digits.indexOf(digit) % 10))

/** Parses a positive number: a mark before exactly three digits separates thousands. */
function parseNumber(text: string): number | undefined {
  const plain = text
    .replace(/[.,]+$/, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

const opposites: Readonly<Record<Bound, Bound>> = {
  under: 'from',
  to: 'over',
  over: 'to',
  from: 'under',
  about: 'about',
}

/**
 * Finds bounds by the tokens where they start and end; a preceding negation inverts them: "not over
 * 20".
 */
function findBounds(cues: readonly Cue[]): ReadonlyMap<number, Bound> {
  const negationEnds = new Set(filterCues(cues, 'modifiers', 'not').map(({ end }) => end))
  const boundsAt = new Map<number, Bound>()
  for (const cue of cues) {
    const [named] = cueValues([cue], 'bounds', bounds)
    if (!named) continue
    const bound = negationEnds.has(cue.start) ? opposites[named] : named
    for (const index of [cue.start, cue.end]) {
      if (!boundsAt.has(index)) boundsAt.set(index, bound)
    }
  }
  return boundsAt
}

/** The largest distance of a number from its bound, in tokens. */
const maxBoundDistance = 4

/** Returns the bound nearest to a token. */
function boundNear(index: number, boundsAt: ReadonlyMap<number, Bound>): Bound | undefined {
  for (let gap = 0; gap <= maxBoundDistance; gap++) {
    const bound = boundsAt.get(index - gap) ?? boundsAt.get(index + gap)
    if (bound) return bound
  }
  return undefined
}

/**
 * Finds the numbers in a message, in digits (up to 99) or in words, by their tokens' positions. A
 * measure counts as part of the number: in "two glasses of", the last word has the value 2.
 */
export function findNumbers(tokens: readonly Token[], cues: readonly Cue[]): Map<number, number> {
  const numbers = new Map<number, number>()
  for (const [index, { written }] of tokens.entries()) {
    const [, number] = /^[x×]?(\d{1,2})[x×]?$/.exec(toWesternDigits(written)) ?? []
    if (number !== undefined) numbers.set(index, Number(number))
  }
  for (const { start, meanings } of cues) {
    const value = meanings.find(({ kind }) => kind === 'numbers')?.value
    if (value !== undefined) numbers.set(start, Number(value))
  }
  for (const { start, end } of filterCues(cues, 'modifiers', 'measure')) {
    const count = numbers.get(start - 1)
    if (count !== undefined) numbers.set(end - 1, count)
  }
  return numbers
}

const forWords = 'for für pour para per voor на для'.split(' ')
const foldedForWords = new Set(forWords.map(foldText))
const endsWithFor = new RegExp(`(?:^|\\P{L})(?:${forWords.join('|')})\\s+$`, 'iu')
/** The largest number after "for" that counts guests: "dinner for 4". */
const maxParty = 12
const maxPeople = 50

/** Returns how many people a message is about, up to 50: "4 people", "for four", "we're two". */
export function findPeopleCount(
  numbers: ReadonlyMap<number, number>,
  cues: readonly Cue[],
  tokens: readonly Token[],
): number | undefined {
  for (const { start, end } of filterCues(cues, 'modifiers', 'people')) {
    const count = numbers.get(start - 1) ?? numbers.get(end)
    if (count !== undefined && count > 0 && count <= maxPeople) return count
  }
  const party = [...numbers].find(
    ([index, count]) => count <= maxParty && foldedForWords.has(tokens[index - 1]?.text ?? ''),
  )
  return party?.[1]
}

/** Returns the number before "those" or "of those". */
export const findPointedCount = (
  cues: readonly Cue[],
  numbers: ReadonlyMap<number, number>,
): number | undefined =>
  filterCues(cues, 'modifiers', 'it').flatMap(
    ({ start }) => numbers.get(start - 1) ?? numbers.get(start - 2) ?? [],
  )[0]

/** Returns how many ways a bill is to be split: "split 3 ways". */
export function findWays(
  cues: readonly Cue[],
  numbers: ReadonlyMap<number, number>,
): number | undefined {
  const [split] = filterCues(cues, 'modifiers', 'split')
  if (!split) return undefined
  const near = [split.end, split.end + 1, split.start - 1, split.start - 2]
  return near.flatMap((index) => numbers.get(index) ?? [])[0]
}
