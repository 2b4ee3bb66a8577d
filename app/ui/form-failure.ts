/** A rejected form: the reasons, and the input, so that nothing is lost. */
export interface FormFailure {
  /** The intent of the page's form. */
  readonly intent: string
  /** Messages by field, in the reader's language. */
  readonly errors: Readonly<Record<string, string>>
  /** A message about the form as a whole, and its key. */
  readonly problem?: { readonly code: string; readonly message: string }
  /** The input, without passwords. */
  readonly values: Readonly<Record<string, string>>
}

/** A form of the dashboard whose sender first has to log in, or to set up a second factor. */
export interface Interrupted {
  /** Why, in the reader's language. */
  readonly message: string
  readonly isSignedOut: boolean
  /** The input, without passwords, to send again; undefined if that makes no sense. */
  readonly sent: Readonly<Record<string, string>> | undefined
}

/** Returns what an action threw if it was interrupted. */
export const asInterrupted = (thrown: unknown): Interrupted | undefined =>
  isInterrupted(thrown) ? thrown : undefined

// Only `formAction` throws values with `sent`.
const isInterrupted = (thrown: unknown): thrown is Interrupted =>
  typeof thrown === 'object' && thrown !== null && 'sent' in thrown

/** Returns an action's result if it is a failure of the form with this intent. */
export function failureOf(result: unknown, intent: string): FormFailure | undefined {
  return isFailure(result) && result.intent === intent ? result : undefined
}

/** Returns an action's result if it is a failure of any form. */
export function anyFailure(result: unknown): FormFailure | undefined {
  return isFailure(result) ? result : undefined
}

/** A form's text fields by name, without files. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

export function withoutPasswords(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !/password/i.test(name)))
}

// Only `formAction` and `sendForm` return results with `errors`.
function isFailure(result: unknown): result is FormFailure {
  return typeof result === 'object' && result !== null && 'errors' in result
}
