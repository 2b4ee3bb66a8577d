import { foldText } from '#app/domain/dietary/fold-text.ts'

/** What a guest wants to spend. */
export interface Budget {
  /** In minor units of the menu's currency. */
  readonly minor: number
  /** Whether it is a limit for each dish ("under 200"), and not a sum for a meal. */
  readonly isEachLimit: boolean
}

const currencyOf: readonly (readonly [RegExp, string])[] = [
  [/₺|\btl\b|\btry\b|lira/, 'TRY'],
  [/€|\beur\b|euro|avro/, 'EUR'],
  [/£|\bgbp\b|pound|sterlin/, 'GBP'],
  [/\$|\busd\b|dollar|dolar/, 'USD'],
]
const money =
  /(₺|\btl|\btry|\$|€|£)?\s{0,2}(\d{1,3}(?: \d{3}){1,3}(?!\d)|\d[\d.,]{0,14})\s{0,2}[’']?(₺|tl\b|tl\w{1,5}\b|try\b|lira\w{0,8}|\$|€|£|euro\w{0,6}|avro\w{0,6}|dollars?|usd|eur|gbp|pounds?|sterlin\w{0,5}|dolar\w{0,5}|(?<=[’'])y?[ea]\b)?/g
const limitWords =
  /\b(under|below|less than|cheaper than|up to|at most|max|altinda\w*|alti\b|daha ucuz|kadar olan|en fazla|gecmesin|gecmeyen|asmayan)\b/
const sumWords =
  /\b(with|for|within|budget|spend|butce\w*|cebimde|param\b|paraya|ile|toplam\w*|total|liraya|tlye|doy\w*|liralik)\b/

const wholeMeal =
  /\b(butce|budget|toplam|total|spend|dinner|lunch|for two|of us|we are|(starter|main|dessert)s? and|kisiyiz|aksam yemegi|ogle yemegi)/

/** The money that a question names, as a currency code; undefined when it names none. */
export function namedCurrency(question: string): string | undefined {
  const text = foldText(question)
  if (!/\d/.test(text)) return undefined
  return currencyOf.find(([sign]) => sign.test(text))?.[1]
}

/**
 * What a guest wants to spend, from "300 liraya", "1.500 TL", "₺1,500.50". A bare number
 * counts only beside a word about money.
 */
export function askedBudget(question: string, currency: string): Budget | undefined {
  // Of "300-400 lira" the lower is the safe one.
  const text = foldText(question).replaceAll(/(\d)\s?[-–]\s?\d[\d.,]{0,9}/g, '$1')
  const isEachLimit = limitWords.test(text)
  const isSum = sumWords.test(text)
  const amounts = [...text.matchAll(money)].flatMap(([, before, amount = '', after]) => {
    const isMoney = before !== undefined || after !== undefined
    if (
      !isMoney &&
      (!(isEachLimit || isSum) || Number(amount) < 20 || /\bk?cal|kalori/.test(text))
    ) {
      return []
    }
    const minor = toMinor(amount, currency)
    return minor === undefined ? [] : [minor]
  })
  return amounts.length === 0
    ? undefined
    : {
        minor: Math.min(...amounts),
        isEachLimit: isEachLimit && !wholeMeal.test(text),
      }
}

function toMinor(amount: string, currency: string): number | undefined {
  const plain = amount
    .replaceAll(' ', '')
    .replace(/[.,](?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
    .replace(/[.]+$/, '')
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  const minor = Math.round(Number(plain) * 10 ** digits)
  return Number.isSafeInteger(minor) && minor > 0 ? minor : undefined
}

/** From folded words. */
export const numbersByWord: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
}

/** For how many a question is; from folded words, 1 when it does not say, 20 at the most. */
export function askedPeople(text: string): number {
  const found =
    /\b(?:for )?(\d{1,2}|two|three|four|five|six|iki|uc|dort|bes|alti) (?:people|persons|of us|adults|kisi\w*)/.exec(
      text,
    ) ??
    /\b(?:for|we are|the) (two|three|four|five|six|[2-9])\b(?! (?:hundred|thousand))/.exec(text)
  const word = found?.[1] ?? ''
  return Math.min(20, numbersByWord[word] ?? (Number(word) || 1))
}

/** The most kilocalories that a question allows, from folded words. */
export function askedCalories(text: string): number | undefined {
  return Number(/\b(\d{2,4})\s?(?:k?cal\w*|kalori\w*)/.exec(text)?.[1]) || undefined
}
