import { Busy, Failed } from '#app/domain/errors.ts'

/** Stripe cannot be reached, is too slow or not well: the same call may succeed later. */
export class PaymentsAway extends Busy {
  constructor(cause: unknown) {
    super('payments_away')
    this.cause = cause
  }
}

/** Stripe said no, and will again. */
export class PaymentsRefused extends Failed {
  /** Stripe's own word for it, such as `resource_missing`. */
  readonly code: string | undefined

  constructor(cause: unknown, code: string | undefined) {
    super('payments_refused', cause)
    this.code = code
  }
}

/** A webhook that Stripe did not send, or not now. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
  readonly reason: 'signature' | 'too_old' | 'from_the_future' | 'unreadable'

  constructor(reason: WebhookRefused['reason'], cause?: unknown) {
    super(`The webhook was refused: ${reason}`, { cause })
    this.reason = reason
  }
}
