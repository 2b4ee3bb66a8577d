/** A webhook that Stripe didn't sign, or not recently. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
  readonly reason: 'signature' | 'too_old' | 'from_the_future' | 'unreadable'

  constructor(reason: WebhookRefused['reason'], cause?: unknown) {
    super(`The webhook was refused: ${reason}`, { cause })
    this.reason = reason
  }
}
