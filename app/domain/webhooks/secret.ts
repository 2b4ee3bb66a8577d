import { hkdfSync } from 'node:crypto'

/**
 * Derives the key that signs a webhook's messages, as Standard Webhooks writes it. It isn't stored:
 * only who knows the app's secret can derive it.
 */
export function webhookSecret(appSecret: string, webhookId: string): string {
  const key = hkdfSync('sha256', appSecret, webhookId, 'chefin webhook', 32)
  return `whsec_${Buffer.from(key).toString('base64')}`
}
