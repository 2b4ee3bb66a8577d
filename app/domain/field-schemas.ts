import { z } from 'zod'
import { NotFoundError } from './errors.ts'

/**
 * Whether a text can be stored and normalised. Postgres text can't contain NUL, and half a
 * surrogate pair isn't a character. No script uses more than 30 combining marks in a row (UAX #15,
 * section 13), and normalising a run of marks takes quadratic time: check this before `normalize`.
 */
export function isStorable(text: string): boolean {
  return !/[\p{Surrogate}\0]|\p{M}{31}/u.test(text)
}

/** Creates the schema of a storable string; for any other, no later step of the schema runs. */
export const storableText = (missingKey: string) =>
  z.string(missingKey).refine(isStorable, { error: 'text_unreadable', abort: true })

/** The limits of a text, in UTF-16 units like an input's maxlength. */
interface TextRules {
  readonly max: number
  /** Whether line breaks become spaces, as in names. */
  readonly isOneLine?: boolean
}

/** Creates the schema of a required text; whitespace and invisible characters alone don't count. */
export function requiredText(rules: TextRules, missingKey: string) {
  return storableText(missingKey)
    .overwrite(tidy(rules))
    .refine(isVisible, missingKey)
    .max(rules.max, 'field_too_long')
}

/** Creates the schema of an optional text; empty by default. */
export function optionalText(rules: TextRules) {
  return storableText('text_unreadable')
    .overwrite(tidy(rules))
    .max(rules.max, 'field_too_long')
    .default('')
}

/** The maximum length of a restaurant's, menu's, category's or dish's name. */
export const maxNameLength = 120
export const name = requiredText({ max: maxNameLength, isOneLine: true }, 'name_required')

/** A checkbox of a form: a browser sends "on" if it is checked, and nothing otherwise. */
export const formSwitch = z
  .union([z.boolean(), z.literal('on').transform(() => true)], 'switch_unreadable')
  .default(false)

/** The id of another row, or null for none. The verb checks that the row exists. */
export const rowChoice = z
  .string('choice_unreadable')
  .nullish()
  .transform((id) => (id ? id.toLowerCase() : null))

/** A unique key per displayed form that adds something; see `rowIdFor`. */
export const formKey = z.uuid('form_malformed').default(() => crypto.randomUUID())

/** The time of the row's last change, as of when the form was loaded. */
export const versionRead = z.union(
  [z.date(), z.iso.datetime().transform((text) => new Date(text))],
  'changed_elsewhere',
)

/** The ids of all rows in their new order. */
export const orderSchema = z.object({
  ids: z.array(z.string('order_changed_elsewhere'), 'order_changed_elsewhere'),
})

/**
 * Returns a row id in lower case.
 * @param notFoundKey the message for a string that can't be a row id, as if no row had it
 * @throws {NotFoundError}
 */
export function requireRowId(text: string, notFoundKey: string): string {
  if (!isRowId(text)) throw new NotFoundError(notFoundKey)
  return text.toLowerCase()
}

/** Whether a string can be a row's id. */
export function isRowId(text: string): boolean {
  return z.uuid().safeParse(text).success
}

/** Whether a text contains any visible character, not just whitespace and invisible ones. */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(text)
}

function tidy({ isOneLine = false }: TextRules): (text: string) => string {
  return (text) =>
    (isOneLine ? text.replaceAll(/\s+/g, ' ') : text.replaceAll('\r\n', '\n'))
      .normalize('NFC')
      .trim()
}
