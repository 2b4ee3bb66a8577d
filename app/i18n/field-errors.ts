import type { FieldError, InvalidFieldsError } from '#app/domain/errors.ts'
import { errorTranslator, isCommonErrorKey } from './errors.ts'
import type { Locale } from './locales.ts'

/** Error messages by field, of forms that are validated in the browser. */
export function fieldErrors(
  { fields }: InvalidFieldsError,
  locale: Locale,
): Record<string, string> {
  const translate = errorTranslator(locale)
  return fieldMessages(fields, (key, values) =>
    translate(isCommonErrorKey(key) ? key : 'form_unreadable', values),
  )
}

export const fieldMessages = (
  fields: InvalidFieldsError['fields'],
  messageOf: (key: string, values: FieldError['values']) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { messageKey, values }]) => [
      field,
      messageOf(messageKey, values),
    ]),
  )
