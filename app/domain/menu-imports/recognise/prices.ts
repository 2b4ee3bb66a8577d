import { minorDigits } from '../../money/price.ts'
import { maxPriceMinor } from '../../money/parse-price.ts'

const currencies: Readonly<Record<string, string>> = {
  '₺': 'TRY',
  TL: 'TRY',
  TRY: 'TRY',
  YTL: 'TRY',
  LİRA: 'TRY',
  LIRA: 'TRY',
  '€': 'EUR',
  EUR: 'EUR',
  EURO: 'EUR',
  '£': 'GBP',
  GBP: 'GBP',
  $: 'USD',
  USD: 'USD',
  '₽': 'RUB',
  RUB: 'RUB',
  РУБ: 'RUB',
  '₴': 'UAH',
  UAH: 'UAH',
  ГРН: 'UAH',
  '¥': 'CNY',
  CNY: 'CNY',
  RMB: 'CNY',
  元: 'CNY',
  CHF: 'CHF',
  AED: 'AED',
  SAR: 'SAR',
  KWD: 'KWD',
  QAR: 'QAR',
  BHD: 'BHD',
  OMR: 'OMR',
  JOD: 'JOD',
  AZN: 'AZN',
  '₼': 'AZN',
  GEL: 'GEL',
  '₾': 'GEL',
  'Р.': 'RUB',
  PLN: 'PLN',
  ZŁ: 'PLN',
  KČ: 'CZK',
  CZK: 'CZK',
  SEK: 'SEK',
  NOK: 'NOK',
  DKK: 'DKK',
}
const escape = (word: string) => word.replaceAll(/[.$]/g, String.raw`\$&`)
const currencyWords = Object.keys(currencies)
  .toSorted((one, other) => other.length - one.length)
  .map(escape)
  .join('|')
const space = String.raw`[ \u00A0\u202F\u2009]`
// Dots may lead to a price: "Levrek......550".
// Thousands are separated by a mark or a narrow space; then decimals may follow.
const number = String.raw`\d{1,3}(?:(?:[.,'’\u00A0\u202F\u2009]\d{3})+)(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,7}(?:[.,]\d{1,4}(?!\d))?`
const price = new RegExp(
  String.raw`(?:(${currencyWords})${space}?)?(?<![\d,:]|(?<!\.)\.)(${number})(?![\d:%]|[.,]\d)(?:,[-–]|\.[-–])?(?:${space}{0,2}(${currencyWords})(?![\p{L}\p{M}]))?`,
  'giu',
)
const notPrices =
  /^\s*(?:%|°|(?:kcal|kkal|cal|kalori|calories?|kj|ккал|cl|ml|l|lt|litre|liter|gr?|kg|cm|mm|oz|lb|adet|pcs?|pieces?|stück|stk|kişi|kişilik|dk|min|мл|гр?|кг|шт|л|克|毫升)\.?(?![\p{L}\p{M}]))/iu

/** A number in a text that may be a price. */
export interface PriceToken {
  readonly start: number
  readonly end: number
  /** The number as written. */
  readonly number: string
  /** ISO 4217 code, if the currency stands beside it. */
  readonly currency: string | undefined
}

/**
 * Finds all numbers of a text that may be prices: not amounts such as "330 ml", times or parts of
 * words.
 */
export function findPrices(text: string): PriceToken[] {
  return [...text.matchAll(price)].flatMap((match) => {
    const [whole, before, amount = '', after] = match
    const { index: start } = match
    const end = start + whole.length
    const currency = before ?? after
    const isOther = currency === undefined && notPrices.test(text.slice(end, end + 20))
    const isNegative = start === 1 && /^[-−]/.test(text)
    const isInWord =
      /[\p{L}\p{M}]$/u.test(text.slice(Math.max(0, start - 2), start)) ||
      (after === undefined && /^[\p{L}\p{M}]/u.test(text.slice(end, end + 2)))
    const isZeroLed = /^0\d/.test(amount)
    if (isOther || isInWord || isZeroLed || isNegative) return []
    return [{ start, end, number: amount, currency: currencyOf(currency) }]
  })
}

const currencyOf = (word: string | undefined): string | undefined =>
  word === undefined
    ? undefined
    : (currencies[word.toLocaleUpperCase('tr')] ?? currencies[word.toUpperCase()])

/** How the prices of a whole file are written. */
export interface PriceStyle {
  /** The decimal mark, if numbers show it; '' if some use one and some the other. */
  readonly mark: '.' | ',' | '' | undefined
  /** The currency that most of them name; undefined if none does. */
  readonly currency: string | undefined
}

/** Infers from all prices of a file how they are written. */
export function inferStyle(tokens: readonly PriceToken[]): PriceStyle {
  const marks = new Set(tokens.flatMap(({ number: written }) => markOf(written) ?? []))
  const countByCurrency = new Map<string, number>()
  for (const { currency } of tokens) {
    if (currency) countByCurrency.set(currency, (countByCurrency.get(currency) ?? 0) + 1)
  }
  const [most] = [...countByCurrency].toSorted(([, one], [, other]) => other - one)
  const [mark] = marks
  return { mark: marks.size > 1 ? '' : mark, currency: most?.[0] }
}

/** Returns the decimal mark that a number shows: 145,50 and 1.250,00, but not 1.250. */
function markOf(written: string): '.' | ',' | undefined {
  const [, last, decimals = ''] = /([.,])(\d+)$/.exec(written) ?? []
  if (last !== '.' && last !== ',') return undefined
  const others = written.slice(0, -decimals.length - 1)
  if (decimals.length !== 3) return last
  // "1,250.500" shows both; in "1.250" and "1.250.500" it separates thousands, or may.
  if (/[.,]/.test(others) && !others.includes(last)) return last
  if (others.includes(last)) return last === '.' ? ',' : '.'
  return undefined
}

export interface ReadPrice {
  /** The price in minor units. */
  readonly minor: number
  /** Whether the number has two readings, of which neither is certain. */
  readonly isDoubtful: boolean
}

/**
 * Reads a number as a price of a file.
 * @returns undefined if it can't be one in this currency
 */
export function readPrice(
  written: string,
  { mark }: Pick<PriceStyle, 'mark'>,
  currency: string,
): ReadPrice | undefined {
  const digits = minorDigits(currency)
  const [, last = '', after = ''] = /([.,])(\d+)$/.exec(written) ?? []
  const before = last === '' ? written : written.slice(0, -after.length - 1)
  const isAmbiguous = after.length === 3 && !/[.,'’\u00A0\u202F\u2009]/.test(before)
  const isDecimal =
    last !== '' &&
    (isAmbiguous
      ? digits === 3 && mark !== (last === '.' ? ',' : '.')
      : after.length !== 3 || (!before.includes(last) && /[.,]/.test(before)))
  const whole = (isDecimal ? before : written).replaceAll(/\D/g, '')
  const fraction = isDecimal ? after : ''
  if (/[1-9]/.test(fraction.slice(digits))) return undefined
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  if (!Number.isSafeInteger(minor) || minor > maxPriceMinor) return undefined
  const thousandsMark = mark === '.' ? ',' : mark === ',' ? '.' : undefined
  return { minor, isDoubtful: isAmbiguous && digits === 2 && last !== thousandsMark }
}
