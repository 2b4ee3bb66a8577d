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

/** What was sent in one field breaks a rule that only the server can check. */
export class InvalidField extends Invalid {
  readonly field: string

  constructor(field: string, messageKey: string) {
    super(messageKey)
    this.field = field
  }
}

/** It clashes with what is stored now. */
export class Conflict extends DomainError {
  readonly kind = 'conflict'
}

/** Too often for now. */
export class LimitReached extends DomainError {
  readonly kind = 'limit_reached'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, messageKey = 'too_many_requests') {
    super(messageKey, { minutes: Math.ceil(retryAfterSeconds / 60) })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Nobody is signed in any more. */
export class SignedOut extends DomainError {
  readonly kind = 'signed_out'

  constructor() {
    super('signed_out')
  }
}
