/** A webhook that Stripe didn't sign, or not recently. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError'
  readonly reason: 'signature' | 'too_old' | 'from_the_future' | 'unreadable'

  constructor(reason: WebhookRefusedError['reason'], cause?: unknown) {
    super(`The webhook was refused: ${reason}`, { cause })
    this.reason = reason
  }
}
