import { Busy, Failed } from '../errors.ts'

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
