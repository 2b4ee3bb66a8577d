/**
 * The only errors that a verb may throw. `app/http/` translates them in one place, to a status and
 * to the reader's language; nothing else catches them.
 */
export abstract class DomainError extends Error {
  abstract readonly kind:
    | 'not_found'
    | 'forbidden'
    | 'invalid'
    | 'conflict'
    | 'limit_reached'
    | 'signed_out'
    | 'failed'
    | 'busy'
  /** Key in the `errors` namespace of a message that says what the user can do. */
  readonly messageKey: string
  /** Values for the message's placeholders. */
  readonly values: Readonly<Record<string, string | number>>

  constructor(messageKey: string, values: Readonly<Record<string, string | number>> = {}) {
    super(messageKey)
    this.name = new.target.name
    this.messageKey = messageKey
    this.values = values
  }
}

/** The object doesn't exist, or isn't the caller's: the response is the same for both. */
export class NotFoundError extends DomainError {
  readonly kind = 'not_found'
}

/** The caller is known but isn't allowed to do this. */
export class ForbiddenError extends DomainError {
  readonly kind = 'forbidden'
}

/** The input violates a schema. */
export class InvalidInputError extends DomainError {
  readonly kind = 'invalid'
}

/** Why a form field was rejected: a message key, and values for its placeholders. */
export interface FieldError {
  readonly messageKey: string
  readonly values: Readonly<Record<string, string | number>>
}

/** One or more fields were rejected: the form shows each message next to its field. */
export class InvalidFieldsError extends InvalidInputError {
  readonly fields: Readonly<Record<string, FieldError>>

  constructor(fields: Readonly<Record<string, FieldError>>) {
    super('form_invalid')
    this.fields = fields
  }
}

/** The change conflicts with what is stored now. */
export class ConflictError extends DomainError {
  readonly kind = 'conflict'
}

/** A rate limit or a cap has been reached. */
export class LimitReachedError extends DomainError {
  readonly kind = 'limit_reached'
  /** Undefined if waiting doesn't help, because something has to be deleted first. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    retryAfterSeconds: number | undefined,
    messageKey = 'too_many_requests',
    values: DomainError['values'] = {},
  ) {
    const minutes = retryAfterSeconds && Math.ceil(retryAfterSeconds / 60)
    super(messageKey, minutes ? { ...values, minutes } : values)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Too many concurrent requests; a retry will succeed shortly. */
export class BusyError extends DomainError {
  readonly kind = 'busy'
}

/** The session has ended. */
export class SignedOutError extends DomainError {
  readonly kind = 'signed_out'

  /** What the team is called that the person was removed from, if that ended the session. */
  readonly removedFrom: string | undefined

  constructor(removedFrom?: string) {
    if (removedFrom === undefined) super('signed_out')
    else super('removed_from_team', { team: removedFrom })
    this.removedFrom = removedFrom
  }
}

/** An internal error; the message says which operation failed. The cause is logged. */
export class OperationFailedError extends DomainError {
  readonly kind = 'failed'

  constructor(messageKey: string, cause: unknown) {
    super(messageKey)
    this.cause = cause
  }
}
