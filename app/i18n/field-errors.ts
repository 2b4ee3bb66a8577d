import { errorTranslator, isErrorKey } from './errors.ts'
import type { Locale } from './locales.ts'

/** What of a form breaks a rule, as a schema tells it: the message is a key of `errors`. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first message of each field, in the reader's language. */
export function fieldErrors(issues: readonly Issue[], locale: Locale): Record<string, string> {
  const translate = errorTranslator(locale)
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    errors[field] ??= translate(isErrorKey(message) ? message : 'form_unreadable')
  }
  return errors
}
