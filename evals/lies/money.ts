import { inWords } from './numbers-in-words.ts'
import { pick } from './random.ts'

type Locale = 'en' | 'tr'

const shapes: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  TRY: {
    en: ['₺#', '# TL', '# lira', '# Turkish lira', '₺#.00'],
    tr: ['# TL', '₺#', '# lira', '#,00 TL', '# ₺'],
  },
  GBP: { en: ['£#', '# pounds', 'GBP #'], tr: ['# sterlin', '£#', '# £'] },
}
const coins: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  TRY: { en: 'lira', tr: 'lira' },
  GBP: { en: 'pounds', tr: 'sterlin' },
}

/** An amount of minor units in figures alone, as the language writes it: 7.50; 1.150. */
export function amountIn(minor: number, locale: Locale): string {
  const whole = Math.floor(minor / 100)
  const grouped = whole.toLocaleString(locale === 'tr' ? 'tr-TR' : 'en-GB')
  const rest = minor % 100
  return rest === 0
    ? grouped
    : `${grouped}${locale === 'tr' ? ',' : '.'}${`${rest}`.padStart(2, '0')}`
}

/** A price as a reply may write it. */
export function priceIn(random: () => number, minor: number, currency: string, locale: Locale) {
  const shape = pick(random, shapes[currency]?.[locale] ?? ['#'])
  const amount = amountIn(minor, locale)
  const isExact = minor % 100 === 0 || !/#[.,]/.test(shape)
  return (isExact ? shape : '#').replace('#', amount)
}

/** A price of whole units in words, with its coin. */
export const priceInWords = (minor: number, currency: string, locale: Locale): string =>
  `${inWords(Math.floor(minor / 100), locale)} ${coins[currency]?.[locale] ?? ''}`

/** The figures in a text as numbers; groups of thousands are read, and "7,50" is 7.5. */
export function figuresIn(text: string): number[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((written) => {
    const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(written)
    const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
    const digits = isGrouped || cents !== undefined ? whole.replaceAll(/[.,]/g, '') : whole
    return Number(`${digits.replaceAll(/[.,]/g, '')}.${cents ?? 0}`)
  })
}
