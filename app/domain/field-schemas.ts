import { z } from 'zod'
import { NotFound } from './errors.ts'

/**
 * Whether a text can be stored and normalised. Postgres text holds no NUL, and half a surrogate pair
 * is no character. More than 30 combining marks in a row are in no script (UAX #15, section 13), and
 * normalising a run of marks takes quadratic time: check this before `normalize`.
 */
export function isStorable(text: string): boolean {
  return !/[\p{Surrogate}\0]|\p{M}{31}/u.test(text)
}

/** A string that is storable; where it is not, no later step of the schema runs. */
export const storableText = (missingKey: string) =>
  z.string(missingKey).refine(isStorable, { error: 'text_unreadable', abort: true })

/** The bounds of a text, in UTF-16 units as an input's maxlength counts them. */
interface TextRules {
  readonly max: number
  /** Line breaks become spaces: for names and the like. */
  readonly isOneLine?: boolean
}

/** A text that has to be there; blanks and invisible characters alone are none. */
export function requiredText(rules: TextRules, missingKey: string) {
  return storableText(missingKey)
    .overwrite(tidy(rules))
    .refine(isVisible, missingKey)
    .max(rules.max, 'field_too_long')
}

/** A text that may stay away, and is then empty. */
export function optionalText(rules: TextRules) {
  return storableText('text_unreadable')
    .overwrite(tidy(rules))
    .max(rules.max, 'field_too_long')
    .default('')
}

/** What guests and owners call a restaurant, a menu, a category or a dish. */
export const maxNameLength = 120
export const name = requiredText({ max: maxNameLength, isOneLine: true }, 'name_required')

/** A switch of a form: a browser sends "on" for one that is on, and nothing for one that is off. */
export const formSwitch = z
  .union([z.boolean(), z.literal('on').transform(() => true)], 'switch_unreadable')
  .default(false)

/** The id of another row, or null for none. Whether there is such a row, the verb finds out. */
export const rowChoice = z
  .string('choice_unreadable')
  .nullish()
  .transform((id) => (id ? id.toLowerCase() : null))

/** What tells a form that adds something from all others, each time anew; see `rowIdFor`. */
export const formKey = z.uuid('form_malformed').default(() => crypto.randomUUID())

/** The moment at which the form's row was last changed, as the form read it. */
export const versionRead = z.union(
  [z.date(), z.iso.datetime().transform((text) => new Date(text))],
  'changed_elsewhere',
)

/** A whole list of rows' ids in their new order. */
export const orderSchema = z.object({
  ids: z.array(z.string('order_changed_elsewhere'), 'order_changed_elsewhere'),
})

/**
 * Refuses what cannot be a row's id as if no row had it.
 * @throws {NotFound}
 */
export function requireRowId(text: string, notFoundKey: string): string {
  if (!z.uuid().safeParse(text).success) throw new NotFound(notFoundKey)
  return text.toLowerCase()
}

/** Whether anything of a text is seen: blanks and invisible characters alone are not. */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(text)
}

function tidy({ isOneLine = false }: TextRules): (text: string) => string {
  return (text) =>
    (isOneLine ? text.replaceAll(/\s+/g, ' ') : text.replaceAll('\r\n', '\n'))
      .normalize('NFC')
      .trim()
}
