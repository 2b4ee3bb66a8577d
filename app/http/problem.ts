import { isWriteRefusal } from '#app/db/write-refusals.ts'
import { DomainError, InvalidInputError, LimitReachedError } from '#app/domain/errors.ts'
import type { ErrorKey } from '#app/i18n/errors.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { isErrorKey, pageErrorTranslator } from '#app/i18n/page-errors.ts'

const statusByKind: Record<DomainError['kind'], number> = {
  not_found: 404,
  forbidden: 403,
  invalid: 422,
  conflict: 409,
  limit_reached: 429,
  signed_out: 401,
  failed: 500,
  busy: 503,
}

/** An error as shown to the user. */
export interface Problem {
  readonly status: number
  readonly code: ErrorKey
  readonly message: string
  readonly headers: Readonly<Record<string, string>>
}

/** Converts an error to a status and a message, without internal details. */
export function asProblem(error: unknown, locale: GuestLocale): Problem {
  const translate = pageErrorTranslator(locale)
  if (error instanceof DomainError && isErrorKey(error.messageKey)) {
    return {
      status: error instanceof RejectedRequestError ? error.status : statusByKind[error.kind],
      code: error.messageKey,
      message: translate(error.messageKey, error.values),
      headers: errorHeaders(error),
    }
  }
  const code = temporaryErrorCode(error)
  if (code) return { status: 503, code, message: translate(code), headers: {} }
  return { status: 500, code: 'unexpected', message: translate('unexpected'), headers: {} }
}

/** Returns the code of a temporary database error, which affects every request. */
function temporaryErrorCode(error: unknown): 'unavailable' | 'cannot_save' | undefined {
  if (isDatabaseUnavailable(error)) return 'unavailable'
  return isWriteRefusal(error) ? 'cannot_save' : undefined
}

function errorHeaders(error: DomainError): Problem['headers'] {
  if (error instanceof RejectedRequestError) return error.headers
  if (error instanceof LimitReachedError && error.retryAfterSeconds !== undefined) {
    return { 'Retry-After': String(error.retryAfterSeconds) }
  }
  return {}
}

/** A request that is rejected before it reaches a domain function. */
export class RejectedRequestError extends InvalidInputError {
  readonly status: 400 | 401 | 403 | 405 | 413
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: RejectedRequestError['status'],
    messageKey: ErrorKey,
    values: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(messageKey, values)
    this.status = status
    this.headers = headers
  }
}

// Class 08 is a lost connection, 57P0x a server that shuts down or starts up, 53300 too many
// connections (Postgres, appendix A); the rest are from Node and the pool.
const unavailableCodes = /^(08...|57P0[1-4]|53300|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND)$/
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/

function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    unavailableCodes.test(code) ||
    unavailableMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  )
}
