import { findPrices, type PriceToken } from './prices.ts'

/** Longer lines aren't lines of a menu. */
const maxLineLength = 2_000

/** A part of a line with at most one dish. */
export interface LinePart {
  readonly line: number
  /** Where its text begins in the source. */
  readonly offset: number
  readonly text: string
  /** The prices at its end; none if it ends with words. */
  readonly prices: readonly PriceToken[]
  /** Where the words before the prices begin, if a dish's number precedes them. */
  readonly wordsStart?: number
  /** Where the words before the prices end. */
  readonly wordsEnd: number
  /** Whether another dish stands in the same line. */
  readonly isShared?: boolean
  /** Whether only a space is between it and the other dish. */
  readonly isCrowded?: boolean
  readonly hasCodes?: boolean
}

/**
 * Splits a line where its columns are: after a price that is followed by a tab or several spaces and
 * more words, or by words that name no size and have a price too.
 */
export function splitLine(text: string, line: number, offset: number): LinePart[] {
  if (text.length > maxLineLength)
    return [{ line, offset, text, prices: [], wordsEnd: text.length }]
  const tokens = findPrices(text)
  const parts: LinePart[] = []
  let start = 0
  let isCrowded = false
  for (const [index, token] of tokens.entries()) {
    const { end } = token
    const isGap = /^(?:\t| {2,})\s*[^\d\s/|]*\p{L}/u.test(text.slice(end))
    const isOther = !isGap && areTwoDishes(text, token, tokens[index + 1])
    if ((isGap || isOther) && /\p{L}/u.test(text.slice(start, end))) {
      parts.push(partOf(text.slice(start, end), line, offset + start))
      start = end
      isCrowded ||= isOther
    }
  }
  parts.push(partOf(text.slice(start), line, offset + start))
  const isShared = parts.filter(({ prices }) => prices.length > 0).length > 1
  return parts.map((part) => ({ ...part, isShared, isCrowded: isShared && isCrowded }))
}

function partOf(text: string, line: number, offset: number): LinePart {
  const tokens = findPrices(text)
  const last = tokens.at(-1)
  const calories = findCalories(text)
  const isLast = calories !== undefined && last !== undefined && calories.outer[0] >= last.end
  const end = isLast ? calories.outer[0] : text.length
  if (!last || /[^\s.*)]/.test(text.slice(last.end, end))) {
    return { line, offset, text, prices: [], wordsEnd: text.length }
  }
  let first = tokens.length - 1
  while (first > 0 && belongTogether(text, tokens[first - 1], tokens[first])) first--
  // "Chianti 2019   12.00   58.00": the year is part of the name, the prices stand apart.
  while (first < tokens.length - 1 && isYearOfName(text, tokens[first])) first++
  const prices = tokens.slice(first)
  return { line, offset, text, prices, wordsEnd: prices[0]?.start ?? text.length }
}

/**
 * Whether two numbers at the end of a line are prices of two sizes. "Pizza 30 250" has one; "120 / 180",
 * "120  180" and "Small 120 / Large 180" have two.
 */
function belongTogether(
  text: string,
  one: PriceToken | undefined,
  other: PriceToken | undefined,
): boolean {
  if (!one || !other) return false
  const gap = text.slice(one.end, other.start)
  if (/^(?:\s*[/|]\s*|\s*\t\s*| {2,})$/.test(gap)) return true
  const isSeparated = /^\s*[/|,;]\s*[\p{L}\p{M}. ]{1,40}[\s:.–-]*$/u.test(gap)
  if (isSeparated) return true
  const areBothNamed = one.currency !== undefined && other.currency !== undefined
  return areBothNamed && gap.length <= 40 && !areTwoDishes(text, one, other)
}

// Small, medium, large, half, whole, single, double, glass, bottle, portion: as a size, in twelve languages.
const sizeWord =
  /(?<![\p{L}\p{M}])(?:small|medium|large|regular|half|full|whole|single|double|glass|bottle|carafe|pint|cup|pot|portion|piece|s|m|l|xl|xxl|küçük|orta|büyük|yarım|tam|tek|duble|bir buçuk|kadeh|şişe|porsiyon|bardak|klein\p{L}*|mittel|groß\p{L}*|halb\p{L}*|ganz\p{L}*|glas|flasche|petite?|moyenne?|grande?|demie?|entière?|verre|bouteille|pequeñ[oa]|median[oa]|medi[oa]|entero|copa|botella|ración|piccol[oa]|mezz[oa]|inter[oa]|calice|bottiglia|groot|half|heel|fles|маленьк\p{L}*|средн\p{L}*|больш\p{L}*|бокал|бутылка|порция|велик\p{L}*|середн\p{L}*|келих|пляшка|порція|صغير|وسط|كبير|كوب|زجاجة|کوچک|متوسط|بزرگ|小|中|大)(?![\p{L}\p{M}])|\d\s?(?:cl|ml|l|lt|g|gr|kg|oz|cm)(?![\p{L}\p{M}])/iu

/** Whether the words between two certain prices are another dish's name, and not a size. */
function areTwoDishes(text: string, one: PriceToken, other: PriceToken | undefined): boolean {
  if (!other || !isSurePrice(one) || !isSurePrice(other)) return false
  const gap = text.slice(one.end, other.start)
  return /^\s+\p{L}/u.test(gap) && !sizeWord.test(gap)
}

const isSurePrice = ({ number, currency }: PriceToken) =>
  currency !== undefined || /[.,]\d\d$/.test(number)

/** Whether only a space is between a year and the words before it. */
const isYearOfName = (text: string, token: PriceToken | undefined) =>
  token !== undefined && isYear(token) && /[^\s\d/|.…] $/u.test(text.slice(0, token.start))

/** "Château Latour 2016" may end with a year. */
export const isYear = ({ number, currency }: PriceToken): boolean =>
  currency === undefined && /^(?:19|20)\d\d$/.test(number)

/** Where the name, and the description after it, stand in a part's words. */
export interface Words {
  readonly name: readonly [start: number, end: number]
  readonly description?: readonly [start: number, end: number]
}

const separator = /\s+[–—-]\s+(?=\S)|:\s+(?=\p{L})|\s*\|\s*|\t+/u
const separatorOfSizes = /\s+[–—-]\s+(?=\S)|:\s+(?=\p{L})|\s*\|\s*|\t+| {2,}/u

/**
 * Separates a dish's name from what the same line says about it.
 * @param from where its words begin
 * @param hasSizes whether it says what the first size is called
 */
export function splitLineWords(text: string, end: number, from = 0, hasSizes = false): Words {
  // "12. Adana", "12  Adana", "• Adana", "- Adana"
  const lead =
    from +
    (/^[\s\p{So}\p{Sk}\p{Variation_Selector}\p{Cf}]*(?:\(?\d{1,3}(?:[.)]\s+|\t|\s{2,}(?=\p{L}))|[•*·▪●○–—-]\s*)?/u.exec(
      text.slice(from),
    )?.[0].length ?? 0)
  const start = lead < end ? lead : 0
  const words = text.slice(start, end)
  const stop =
    start + words.replace(/[\s.…·_=:|*~\p{So}\p{Sk}\p{Variation_Selector}\p{Cf}–—-]+$/u, '').length
  const visibleText = text.slice(start, stop)
  const dash = (hasSizes ? separatorOfSizes : separator).exec(visibleText)
  if (dash && /\p{L}/u.test(visibleText.slice(0, dash.index))) {
    const after = start + dash.index + dash[0].length
    return { name: [start, start + dash.index], description: [after, stop] }
  }
  const bracket = /\(([^()]*)\)$/.exec(visibleText)
  const [, inside = ''] = bracket ?? []
  if (bracket && bracket.index > 0 && (inside.includes(',') || inside.split(/\s+/).length > 3)) {
    const after = start + bracket.index + 1
    return { name: [start, start + bracket.index], description: [after, stop - 1] }
  }
  return { name: [start, stop] }
}

/** Whether a line says where the restaurant is, how to reach it, or when it is open. */
export const isContact = (text: string): boolean =>
  /https?:|www\.|\w@\w|(?:^|\s)@\w|(?:caddesi|cad\.|sokağı|mahallesi|bulvarı)(?!\p{L})|\p{L}(?:straße|strasse) \d|\b\d{1,2}[:.]\d{2}\s*[–-]\s*\d{1,2}[:.]\d{2}\b|(?:\+|\b00?)\d{1,4}[\s()./-]{0,3}\d{2,4}[\s./-]?\d{2,3}[\s./-]?\d{2}/iu.test(
    text.slice(0, maxLineLength),
  )

/** Whether the words before an amount make it a minimum order, a fee or a discount, and not a dish's price. */
export const isCondition = (words: string): boolean =>
  /(?<![\p{L}\p{M}])(?:orders? (?:over|above|of|from)|(?:minimum|min\.?) (?:order|spend|charge)|(?:free|home) delivery|delivery (?:charge|fee)|discount|service charge|sipariş(?:ler)?(?:de|inizde|lerde)?|paket servis|teslimat|indirim\p{L}*|mindestbestellwert|lieferung|rabatt|livraison|remise|pedido mínimo|envío|descuento|ordine minimo|consegna|sconto|bezorg\p{L}*|korting|доставк\p{L}*|скидк\p{L}*|знижк\p{L}*|التوصيل|خصم|تخفیف|满减|外送)(?![\p{L}\p{M}])/iu.test(
    words.slice(0, maxLineLength),
  )

const kcal = /(\d{1,5})\s?(?:kcal|kkal|cal\b|kalori|calories|ккал|کالری|سعرة|大卡|千卡)/iu

/** Finds calories in a part's words; undefined if there are none. */
export function findCalories(
  text: string,
):
  | { readonly start: number; readonly end: number; readonly outer: readonly [number, number] }
  | undefined {
  const match = kcal.exec(text.slice(0, maxLineLength))
  if (!match) return undefined
  const [whole, digits = ''] = match
  const { index: start } = match
  // With the brackets around it.
  const before = /[([,|·•-]?\s*$/.exec(text.slice(Math.max(0, start - 5), start))?.[0].length ?? 0
  const after = /^\s*[)\]]?/.exec(text.slice(start + whole.length))?.[0].length ?? 0
  return {
    start,
    end: start + digits.length,
    outer: [start - before, start + whole.length + after],
  }
}
