import { z } from 'zod'
import { portionUnits } from '#app/db/schema/size.ts'
import type { GuestLocale, Locale } from '#app/i18n/locales.ts'
import { foldText } from '../dietary/fold-text.ts'
import { decimalMarks } from '../money/parse-price.ts'
import type { Portion } from './size.ts'

type Unit = Portion['unit']

const unitNames: Readonly<Record<Unit, string>> = {
  g: 'g gr grs gram grams gramm gramme grammes',
  kg: 'kg kgs kilo kilogram kilograms kilogramm',
  ml: 'ml mililitre millilitre millilitres milliliter milliliters',
  cl: 'cl santilitre centilitre centilitres centiliter centiliters zentiliter',
  l: 'l lt ltr litre litres liter liters',
}

const unitByName = new Map(
  portionUnits.flatMap((unit) => unitNames[unit].split(' ').map((name) => [name, unit] as const)),
)

const perUnit = { g: 1, kg: 1_000, ml: 1, cl: 10, l: 1_000 } as const satisfies Record<Unit, number>

/** In grams or millilitres: no portion has more. */
const maxPortion = 20_000

/** Returns a portion's size in grams or millilitres. */
export const baseAmount = ({ amount, unit }: Portion): number => amount * perUnit[unit]

/** Whether a portion is a volume rather than a weight. */
export const isVolume = ({ unit }: Portion): boolean => !['g', 'kg'].includes(unit)

/**
 * Parses a weight or volume, such as "180 g" or "0,5 lt"; undefined if it is none. Three decimals
 * could also be thousands, so only kilograms and litres may have them.
 */
export function parsePortion(text: string): Portion | undefined {
  const [, number = '', decimals = '', name = ''] =
    /^(\d{1,5}(?:[.,](\d{1,3}))?)\s*(\p{L}+)\.?$/u.exec(text.trim()) ?? []
  const unit = unitByName.get(foldText(name))
  if (!unit || (decimals.length === 3 && perUnit[unit] !== 1_000)) return undefined
  const portion = { amount: Number(number.replace(',', '.')), unit }
  return portion.amount > 0 && baseAmount(portion) <= maxPortion ? portion : undefined
}

/** A portion as a form sends it; empty for none. */
export const portionText = z
  .string('portion_invalid')
  .default('')
  .transform((text, context) => {
    const portion = parsePortion(text)
    if (text.trim() !== '' && !portion) {
      context.addIssue({ code: 'custom', message: 'portion_invalid' })
    }
    return portion
  })

/** Returns a portion as it is typed in a language. */
export function portionAsText({ amount, unit }: Portion, locale: Locale): string {
  return `${String(amount).replace('.', decimalMarks[locale])} ${unit}`
}

const unitStyles = {
  g: 'gram',
  kg: 'kilogram',
  ml: 'milliliter',
  l: 'liter',
} as const satisfies Record<Exclude<Unit, 'cl'>, string>

// Where "cl" isn't read, centilitres are shown as millilitres.
const withoutCentilitres: readonly GuestLocale[] = ['ar', 'fa', 'ru', 'uk', 'zh']

/** Formats a portion in a guest's language: "180 g", "0,5 l". */
export function formatPortion(portion: Portion, locale: GuestLocale): string {
  const { amount, unit } = portion
  if (unit !== 'cl') return formatUnit(amount, unitStyles[unit], locale)
  if (withoutCentilitres.includes(locale)) {
    return formatUnit(baseAmount(portion), unitStyles.ml, locale)
  }
  return `${new Intl.NumberFormat(locale).format(amount)} cl`
}

const formatUnit = (amount: number, unit: string, locale: GuestLocale) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 3 }).format(amount)
