import { BusyError, OperationFailedError } from '../errors.ts'

/** Stripe can't be reached, is too slow or failing: the same call may succeed later. */
export class PaymentsUnavailableError extends BusyError {
  /** Whether Stripe stores this error and replays it for the same idempotency key. */
  readonly isReplayed: boolean

  constructor(cause: unknown, isReplayed = false) {
    super('payments_away')
    this.cause = cause
    this.isReplayed = isReplayed
  }
}

/** Stripe rejected the call, and would again. */
export class PaymentsRefusedError extends OperationFailedError {
  /** Stripe's error code, such as `resource_missing`. */
  readonly code: string | undefined

  constructor(cause: unknown, code: string | undefined) {
    super('payments_refused', cause)
    this.code = code
  }
}
