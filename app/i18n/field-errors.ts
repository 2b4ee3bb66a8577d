import type { InvalidFieldsError } from '#app/domain/errors.ts'
import { errorTranslator, isErrorKey } from './errors.ts'
import type { Locale } from './locales.ts'

/** Error messages by field. */
export function fieldErrors(
  { fields }: InvalidFieldsError,
  locale: Locale,
): Record<string, string> {
  const translate = errorTranslator(locale)
  return Object.fromEntries(
    Object.entries(fields).map(([field, { messageKey, values }]) => [
      field,
      translate(isErrorKey(messageKey) ? messageKey : 'form_unreadable', values),
    ]),
  )
}
