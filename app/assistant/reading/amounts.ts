import { minorDigits } from '#app/domain/money/price.ts'
import { signsOf, valuesOf, type Sign } from './signs.ts'
import { splitHan } from '#app/domain/dietary/fold-text.ts'
import type { Token } from './tokens.ts'
import { bounds, type Bound } from './words/language-words.ts'

/** A figure that a message names, and which way it limits. */
export interface Amount {
  readonly kind: 'price' | 'calories'
  /** Minor units of the menu's currency, or kilocalories. */
  readonly value: number
  readonly bound: Bound
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/₺|\btl\b|\btry\b|lira/iu, 'TRY'],
  [/€|\beur\b|euro|avro|евро|євро|يورو|یورو|欧元/iu, 'EUR'],
  [/£|\bgbp\b|pound|sterlin|quid|pfund|livre|libra|pond|фунт|جنيه|پوند|英镑/iu, 'GBP'],
  [/\$|\busd\b|dollar|dolar|доллар|долар|دولار|دلار|美元/iu, 'USD'],
]

/** The currency that a message names, by its ISO 4217 code. */
export const currencyOf = (text: string): string | undefined =>
  currencies.find(([pattern]) => pattern.test(text))?.[1]

// 1.234,50 · 1,234.50 · 12 · 12,5; Arabic and Persian digits are read as their own.
const figure = /\d[\d.,]{0,14}/gu

/** The money and the calories that a message names. */
export function readAmounts(text: string, signs: readonly Sign[], currency: string): Amount[] {
  const plain = splitHan(western(text))
  const boundsAt = placesOfBounds(signs)
  const begins = [...plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index }) => index)
  let place = 0
  const found = [...plain.matchAll(figure)].flatMap((match): (Amount & { isMoney?: boolean })[] => {
    while ((begins[place] ?? Number.POSITIVE_INFINITY) < match.index) place++
    const value = asNumber(match[0])
    const after = plain.slice(match.index + match[0].length, match.index + match[0].length + 14)
    const before = plain.slice(Math.max(0, match.index - 2), match.index)
    const bound = boundAt(place, boundsAt)
    if (value === undefined) return []
    if (/^\s?(k?cal|kalori|calor|kkal|ккал|калор|سعر|کالری|卡)/iu.test(after)) {
      return [{ kind: 'calories', value, bound: bound ?? 'to' }]
    }
    if (isTime.test(after)) return []
    const isMoney = currencyOf(before + after.slice(0, 8)) !== undefined
    if (!isMoney && isParty(plain.slice(0, match.index), value)) return []
    if (!isMoney && (bound === undefined || isCount(after))) return []
    return [{ kind: 'price', value: minor(value, currency), bound: bound ?? 'to', isMoney }]
  })
  // "We are 4, budget 2000 lira": beside a currency a bare figure is a count.
  const isMoneyNamed = found.some(({ isMoney }) => isMoney)
  return found
    .filter(({ kind, isMoney }) => kind === 'calories' || isMoney || !isMoneyNamed)
    .map(({ kind, value, bound }) => ({ kind, value, bound }))
}

// "We waited 50 min", "um 15 Uhr": the beginnings of words for minutes, hours and o'clock.
const isTime =
  /^\s?(?:min(?:s|ut\p{L}*)?\b|h\b|hrs?\b|hours?\b|[ap]m\b|o['’]clock|dk\b|dakika|saat|stunde|uhr\b|heures?\b|horas?\b|ore\b|uur\b|uren\b|минут|час(?:а|ов)?(?!\p{L})|хвилин|годин|دقيق|دقائق|ساعات|دقیق|ساعت|分钟|分鐘|小时|小時|点钟|點鐘)/iu

const minor = (value: number, currency: string) => Math.round(value * 10 ** minorDigits(currency))

// "2 people", "3 courses": a count of something else than money.
const isCount = (after: string) => /^\s?(?:[x×]|\p{L}{4,})/u.test(after)

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const western = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digits.indexOf(digit) % 10))

/** A mark before exactly three digits separates thousands; any other is the decimal mark. */
function asNumber(text: string): number | undefined {
  const plain = text
    .replace(/[.,]+$/, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

const mostToBound = 4

const contrary: Readonly<Record<Bound, Bound>> = {
  under: 'from',
  to: 'over',
  over: 'to',
  from: 'under',
  about: 'about',
}

/** Bounds by where they begin and end; a negation right before one turns it: "not over 20". */
function placesOfBounds(signs: readonly Sign[]): ReadonlyMap<number, Bound> {
  const nots = new Set(signsOf(signs, 'modifiers', 'not').map(({ end }) => end))
  const places = new Map<number, Bound>()
  for (const sign of signsOf(signs, 'bounds')) {
    const [named] = valuesOf([sign], 'bounds', bounds)
    if (!named) continue
    const bound = nots.has(sign.start) ? contrary[named] : named
    for (const place of [sign.start, sign.end]) {
      if (!places.has(place)) places.set(place, bound)
    }
  }
  return places
}

/**
 * The bound nearest to a word.
 * @param place how many words stand before it
 */
function boundAt(place: number, boundsAt: ReadonlyMap<number, Bound>): Bound | undefined {
  for (let gap = 0; gap <= mostToBound; gap++) {
    const near = boundsAt.get(place - gap) ?? boundsAt.get(place + gap)
    if (near) return near
  }
  return undefined
}

const mostPeople = 50

/**
 * The numbers of a message by their places, written in digits or in words. In "two glasses of" the
 * last word is a place of it too.
 */
export function readNumbers(tokens: readonly Token[], signs: readonly Sign[]): Map<number, number> {
  const numbers = new Map<number, number>()
  for (const [place, { written }] of tokens.entries()) {
    const count = western(written)
    const [, digitsOf] = /^(\d{1,2})[x×]?$/.exec(count) ?? []
    if (digitsOf !== undefined) numbers.set(place, Number(digitsOf))
  }
  for (const sign of signsOf(signs, 'numbers')) {
    const value = sign.meanings.find(({ kind }) => kind === 'numbers')?.value
    if (value !== undefined) numbers.set(sign.start, Number(value))
  }
  for (const { start, end } of signsOf(signs, 'modifiers', 'measure')) {
    const count = numbers.get(start - 1)
    if (count !== undefined) numbers.set(end - 1, count)
  }
  return numbers
}

const forWord = /(?:^|\P{L})(?:for|für|pour|para|per|voor|на|для)\s+$/iu
const mostAtTable = 12

/** "Dinner for 4": so few are guests, and no money. */
const isParty = (before: string, value: number) => value <= mostAtTable && forWord.test(before)

const forWords = new Set('for fur pour para per voor на для'.split(' '))

/** For how many a message asks, by "4 people", "for four" or "we're two"; else nothing. */
export function readPeople(
  numbers: ReadonlyMap<number, number>,
  signs: readonly Sign[],
  tokens: readonly Token[],
): number | undefined {
  for (const { start, end } of signsOf(signs, 'modifiers', 'people')) {
    const count = numbers.get(start - 1) ?? numbers.get(end)
    if (count !== undefined && count > 0 && count <= mostPeople) return count
  }
  const party = [...numbers].find(
    ([place, count]) => count <= mostAtTable && forWords.has(tokens[place - 1]?.text ?? ''),
  )
  return party?.[1]
}

/** The number before "those" or "of those". */
export function readPointedCount(
  signs: readonly Sign[],
  numbers: ReadonlyMap<number, number>,
): number | undefined {
  return signsOf(signs, 'modifiers', 'it').flatMap(
    ({ start }) => numbers.get(start - 1) ?? numbers.get(start - 2) ?? [],
  )[0]
}

/** Into how many parts a bill is to be split: "split 3 ways". */
export function readWays(
  signs: readonly Sign[],
  numbers: ReadonlyMap<number, number>,
): number | undefined {
  const [split] = signsOf(signs, 'modifiers', 'split')
  if (!split) return undefined
  const near = [split.end, split.end + 1, split.start - 1, split.start - 2]
  return near.flatMap((place) => numbers.get(place) ?? [])[0]
}
