// The request itself was refused: others may well be answered. Not 404: a model that nobody
// has fails everyone, and an assistant that is lost was made anew before.
const requestsFault: readonly (number | undefined)[] = [400, 413, 422]

/**
 * A provider answered with an error, or not to the end. Holds no one's words and no key:
 * it may be logged.
 */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
  /** What happened in one word: `http_429`, `ECONNREFUSED`, `cut_short`. */
  readonly code: string
  /** The HTTP status, if the provider gave one. */
  readonly status: number | undefined
  /** Whether this one request was at fault, and not the provider. */
  readonly isRequestsFault: boolean

  constructor(
    code: string,
    message: string,
    status?: number,
    { isRequestsFault = requestsFault.includes(status) } = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.isRequestsFault = isRequestsFault
  }
}

/** What an error is called: the system's code for it (`ECONNREFUSED`), or its own name. */
export function failureCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return error instanceof Error ? error.name : 'unknown_error'
}
