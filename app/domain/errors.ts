/**
 * The one family of errors a verb may throw. `app/http/` translates it once,
 * to a status and to the reader's language; nothing else catches it.
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
  /** Message key in the `errors` namespace; says what to do about it. */
  readonly messageKey: string
  /** Values for the placeholders of the message. */
  readonly values: Readonly<Record<string, string | number>>

  constructor(messageKey: string, values: Readonly<Record<string, string | number>> = {}) {
    super(messageKey)
    this.name = new.target.name
    this.messageKey = messageKey
    this.values = values
  }
}

/** It does not exist, or it is not the asker's: the two are answered alike. */
export class NotFound extends DomainError {
  readonly kind = 'not_found'
}

/** The asker is known and may not do this. */
export class Forbidden extends DomainError {
  readonly kind = 'forbidden'
}

/** What was sent breaks a rule of a schema. */
export class Invalid extends DomainError {
  readonly kind = 'invalid'
}

/** Why one field of a form was turned down: a message key, and values for its placeholders. */
export interface FieldError {
  readonly messageKey: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Several fields at once: the form shows each message beside the field that it is about. */
export class InvalidFields extends Invalid {
  readonly fields: Readonly<Record<string, FieldError>>

  constructor(fields: Readonly<Record<string, FieldError>>) {
    super('form_invalid')
    this.fields = fields
  }
}

/** It clashes with what is stored now. */
export class Conflict extends DomainError {
  readonly kind = 'conflict'
}

/** Too often for now, or as many as there may be. */
export class LimitReached extends DomainError {
  readonly kind = 'limit_reached'
  /** Nothing where no waiting helps: one has to delete something first. */
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

/** Too many are at it right now; a moment later it will do. */
export class Busy extends DomainError {
  readonly kind = 'busy'
}

/** Nobody is signed in any more. */
export class SignedOut extends DomainError {
  readonly kind = 'signed_out'

  constructor() {
    super('signed_out')
  }
}

/** Something of ours went wrong half-way; its message says what. The cause goes to the log. */
export class Failed extends DomainError {
  readonly kind = 'failed'

  constructor(messageKey: string, cause: unknown) {
    super(messageKey)
    this.cause = cause
  }
}
