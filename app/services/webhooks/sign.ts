import { createHmac } from 'node:crypto'

/**
 * Returns the headers with which a receiver checks a message (Standard Webhooks 1.0).
 * @param secret as `webhookSecret` returns it
 * @param seconds the time of sending, since 1970
 */
export function signatureHeaders(
  secret: string,
  { id, body, seconds }: { readonly id: string; readonly body: string; readonly seconds: number },
): Record<string, string> {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
