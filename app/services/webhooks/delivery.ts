import { deliverDueWebhooks } from '#app/domain/webhooks/deliver-due.ts'
import { queueDeliveries } from '#app/domain/webhooks/queue-deliveries.ts'
import { webhookSecret } from '#app/domain/webhooks/secret.ts'
import { invalidField } from '#app/domain/parse-input.ts'
import { wakeMailDelivery } from '../mail/delivery.ts'
import { startOutbox, type Outbox, type OutboxLog } from '../outbox.ts'
import { isPrivateHost } from './public-address.ts'
import { sendWebhook, type Sending } from './send.ts'

let opened: { readonly outbox: Outbox; readonly sending: Sending } | undefined

/** Starts sending what has happened to owners' webhooks. Needs an open database. */
export function startWebhooks(appUrl: string, sending: Sending, log: OutboxLog): Outbox {
  const deliver = async () => {
    const queued = await queueDeliveries()
    const sent = await deliverDueWebhooks((delivery) => sendWebhook(delivery, sending), appUrl)
    // A webhook may have been disabled.
    if (sent > 0) wakeMailDelivery()
    return queued + sent
  }
  const outbox = startOutbox('webhooks', deliver, log)
  opened = { outbox, sending }
  return outbox
}

/** Sends newly queued messages immediately. Call it after the transaction has been committed. */
export function wakeWebhooks(): void {
  opened?.outbox.wake()
}

/** Returns the key that signs a webhook's messages. */
export const secretOf = (webhookId: string): string =>
  webhookSecret(requireSending().appSecret, webhookId)

/**
 * Rejects an address that messages are never sent to. Names are checked when they are resolved.
 * @throws {InvalidFieldsError}
 */
export function checkWebhookAddress(url: URL): void {
  if (requireSending().isLocal) return
  if (url.protocol !== 'https:') throw invalidField('url', 'webhook_url_insecure')
  if (isPrivateHost(url) || /(?:^|\.)localhost$/.test(url.hostname)) {
    throw invalidField('url', 'webhook_url_private')
  }
}

function requireSending(): Sending {
  if (!opened) throw new Error('Webhooks are not started')
  return opened.sending
}
