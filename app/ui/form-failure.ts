/** A form that was not taken: why, and what was typed, so that nothing is lost. */
export interface FormFailure {
  /** Which form of the page. */
  readonly intent: string
  /** Messages by field, in the reader's language. */
  readonly errors: Readonly<Record<string, string>>
  /** A message about the whole, and its key. */
  readonly problem?: { readonly code: string; readonly message: string }
  /** What was typed, passwords apart. */
  readonly values: Readonly<Record<string, string>>
}

/** Narrows what an action gave back to a failure of one of the page's forms. */
export function failureOf(result: unknown, intent: string): FormFailure | undefined {
  return isFailure(result) && result.intent === intent ? result : undefined
}

/** Narrows it to a failure of any of them. */
export function failureIn(result: unknown): FormFailure | undefined {
  return isFailure(result) ? result : undefined
}

/** A form's texts by name; files are left out. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

/** What of a form may stand in its page again. */
export function withoutPasswords(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !/password/i.test(name)))
}

// `formAction` and `sendForm` alone give results with `errors`.
function isFailure(result: unknown): result is FormFailure {
  return typeof result === 'object' && result !== null && 'errors' in result
}
