import { Busy, Failed } from '../errors.ts'

/** Stripe cannot be reached, is too slow or not well: the same call may succeed later. */
export class PaymentsUnavailable extends Busy {
  /** Whether Stripe keeps this answer, and gives it again to whoever asks under the same key. */
  readonly isKept: boolean

  constructor(cause: unknown, isKept = false) {
    super('payments_away')
    this.cause = cause
    this.isKept = isKept
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
