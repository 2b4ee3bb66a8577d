// Statuses that reject one request and not others. Not 404: an unknown model fails every request,
// and an unknown assistant is recreated.
const requestFaultStatuses: readonly (number | undefined)[] = [400, 413, 422]

/** A provider returned an error or an incomplete answer. Contains no guest's text and no API key. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** A short code for logs: `http_429`, `ECONNREFUSED`, `cut_short`. */
  readonly code: string
  /** The HTTP status, if the provider gave one. */
  readonly status: number | undefined
  /** Whether this request is at fault, so that other requests may succeed. */
  readonly isRequestFault: boolean

  constructor(
    code: string,
    message: string,
    status?: number,
    { isRequestFault = requestFaultStatuses.includes(status) } = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.isRequestFault = isRequestFault
  }
}

/** Returns the system's code for an error, such as `ECONNREFUSED`, or else the error's name. */
export function failureCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return error instanceof Error ? error.name : 'unknown_error'
}
