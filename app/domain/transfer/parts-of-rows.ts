import { z } from 'zod'
import { isTimeZone } from '../accounts/schemas.ts'
import { foldText } from '../dietary/fold-text.ts'
import { maxListEntryLength } from '../dishes/schemas.ts'
import { isStorable, isVisible, requiredText, storableText } from '../field-schemas.ts'
import { maxGroups, maxOptions, type OptionStatement } from '../guest-menu/option-group.ts'
import { isOptionFact } from '../guest-menu/statements.ts'
import { weekdays } from '../guest-menu/visit.ts'
import { formatHours, parseHours } from '../hours/hours-text.ts'
import { lookSchema } from '../look/schemas.ts'
import { maxPriceMinor } from '../money/parse-price.ts'
import {
  maxOptionIngredients,
  maxOptionNameLength,
  maxOptionsLength,
} from '../options/options-schema.ts'
import { checkService, serviceFields } from '../service-hours/schemas.ts'
import { parsePortion } from '../sizes/portion.ts'
import { maxSizes, type Portion } from '../sizes/size.ts'
import { maxCalories, maxSizeNameLength } from '../sizes/sizes-schema.ts'
import { linkFields, visitSchema } from '../visit/schemas.ts'

/*
 * The values of an archive's rows. An archive may come from anyone, so each value is held to the limits
 * of the form in which owners enter it; what a form requires, but a stored row may lack, may be missing.
 */

export const rowId = z.uuid().transform((id) => id.toLowerCase())
export const rowIdOrNull = rowId.nullable()

export const position = z.int().min(0).max(1_000_000)

/** A time in the archive, in ISO 8601. */
export const time = z.iso.datetime().transform((text) => new Date(text))
/** A time that can't be in the future: the clocks of two installations may differ. */
export const pastTime = time.transform((at) => new Date(Math.min(at.getTime(), Date.now())))

export const price = z.int().min(0).max(maxPriceMinor)
export const morePrices = z
  .record(rowId, price)
  .refine((prices) => Object.keys(prices).length <= maxSizes)

/** A list of texts, as `parseList` leaves it. */
export const list = (maxEntries: number) =>
  z.array(storableText('text_unreadable').max(maxListEntryLength).refine(isVisible)).max(maxEntries)

const isPortion = ({ amount, unit }: Portion) => parsePortion(`${amount} ${unit}`) !== undefined

export const portion = z
  .object({ amount: z.number(), unit: z.enum(['g', 'kg', 'ml', 'cl', 'l']) })
  .refine(isPortion)

export const calories = z.int().min(1).max(maxCalories)

export const sizeName = requiredText(
  { max: maxSizeNameLength, isOneLine: true },
  'size_name_required',
)

export const moreSizes = z
  .array(
    z
      .object({
        id: rowId,
        name: sizeName,
        priceMinor: price.nullable(),
        calories: calories.nullable(),
        portion: portion.optional(),
      })
      .transform(({ portion: served, ...size }) => (served ? { ...size, portion: served } : size)),
  )
  .max(maxSizes - 1)
  .refine(haveDifferentIds)

const optionName = requiredText({ max: maxOptionNameLength, isOneLine: true }, 'name_required')
const isoText = z.iso.datetime()

const option = z.object({
  id: rowId,
  name: optionName,
  extraMinor: price,
  ingredients: list(maxOptionIngredients),
  stated: z.record(
    z.string().refine((fact): boolean => isOptionFact(fact)),
    z
      .object({
        state: z.enum(['free', 'removes']),
        confirmedAt: isoText,
        voidedAt: isoText.optional(),
      })
      .transform(({ voidedAt, ...statement }): OptionStatement =>
        voidedAt === undefined ? statement : { ...statement, voidedAt },
      ),
  ),
})

const count = z.int().min(0).max(maxOptions)

function haveDifferentIds(rows: readonly { readonly id: string }[]): boolean {
  return new Set(rows.map(({ id }) => id)).size === rows.length
}

const haveDifferentNames = (named: readonly { readonly name: string }[]) =>
  new Set(named.map(({ name }) => foldText(name))).size === named.length

export const optionGroups = z
  .array(
    z
      .object({
        id: rowId,
        name: optionName,
        min: count,
        max: count,
        options: z.array(option).min(1).max(maxOptions).refine(haveDifferentNames),
      })
      .refine(({ min, max, options }) => max > 0 && min <= max && min <= options.length),
  )
  .max(maxGroups)
  .refine(haveDifferentNames)
  .refine((groups) => haveDifferentIds([...groups, ...groups.flatMap(({ options }) => options)]))
  .refine(
    (groups) =>
      groups
        .flatMap(({ name, options }) => [
          name,
          ...options.flatMap((one) => [one.name, ...one.ingredients]),
        ])
        .join('').length <= maxOptionsLength,
  )

const minute = z
  .int()
  .min(0)
  .max(2 * 1_440)
const day = z
  .array(z.tuple([minute, minute]))
  .max(4)
  // Times that no form could have sent are written differently.
  .refine((times) => JSON.stringify(parseHours(formatHours(times))) === JSON.stringify(times))
const week = z.array(day).max(weekdays.length)
const timeZone = z.string().refine(isTimeZone)

/** The texts of a week's hours, by weekday, as a form has them. */
const hoursTexts = (hours: z.output<typeof week>) =>
  Object.fromEntries(weekdays.map((weekday, index) => [weekday, formatHours(hours[index] ?? [])]))

const serviceForm = z.object(serviceFields).superRefine(checkService)

export const service = z
  .object({ timeZone, hours: week.length(weekdays.length), outside: z.enum(['hidden', 'shown']) })
  .refine(
    ({ hours, outside }) =>
      serviceForm.safeParse({ served: 'times', outside, ...hoursTexts(hours) }).success,
  )

export const visit = z
  .object({
    timeZone,
    hours: z.union([week.length(0), week.length(weekdays.length)]),
    phone: z.string(),
    wifiName: z.string(),
    wifiKey: z.string(),
    links: z.array(z.string()).max(linkFields.length),
    notice: z.string(),
  })
  .refine(({ hours, links, ...texts }) => {
    const linkTexts = Object.fromEntries(links.map((link, index) => [linkFields[index], link]))
    return visitSchema.safeParse({
      ...texts,
      ...linkTexts,
      ...hoursTexts(hours),
      visitVersion: '',
    }).success
  })

export const look = z.record(z.string(), z.unknown()).transform((stored, { addIssue }) => {
  const parsed = lookSchema.safeParse({ ...stored, lookVersion: '' })
  if (parsed.success) {
    const { lookVersion: _, ...chosen } = parsed.data
    return chosen
  }
  addIssue({ code: 'custom', message: 'colour_malformed' })
  return z.NEVER
})

/** A text that no form of the same name limits. */
export const shortText = z.string().max(300).refine(isStorable)
