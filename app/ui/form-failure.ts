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

// `formAction` alone gives results with `errors`.
function isFailure(result: unknown): result is FormFailure {
  return typeof result === 'object' && result !== null && 'errors' in result
}
