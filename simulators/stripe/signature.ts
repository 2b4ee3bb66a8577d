import { createHmac } from 'node:crypto'

/**
 * Creates the Stripe-Signature header of a webhook.
 * @param sentAt seconds since 1970
 */
export function signWebhook(body: string, secret: string, sentAt: number): string {
  const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')
  return `t=${sentAt},v1=${signature}`
}
