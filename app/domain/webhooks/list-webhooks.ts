import { asc, desc, eq, sql } from 'drizzle-orm'
import { webhookDeliveries, webhooks } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import type { WebhookEventType } from './events.ts'
import { maxListed } from './limits.ts'

/** A webhook as owners see it. */
export interface ListedWebhook {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEventType[]
  readonly isDisabled: boolean
}

/** A message to a webhook as owners see it. */
export interface ListedDelivery {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly attempts: number
  readonly deliveredAt: Date | null
  /** When it is sent next; null once it was delivered or given up. */
  readonly nextAttemptAt: Date | null
  readonly status: number | null
  readonly error: string | null
}

const columns = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  isDisabled: sql<boolean>`${webhooks.disabledAt} is not null`,
}

/**
 * Lists the webhooks of a team, oldest first.
 * @throws {ForbiddenError}
 */
export function listWebhooks(member: Member): Promise<ListedWebhook[]> {
  return asOwner(member, 'manageWebhooks', (transaction) =>
    transaction.select(columns).from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id)),
  )
}

/**
 * Returns a webhook with its latest messages, newest first.
 * @throws {ForbiddenError | NotFoundError}
 */
export async function getWebhook(
  member: Member,
  webhookId: string,
): Promise<{ readonly webhook: ListedWebhook; readonly deliveries: ListedDelivery[] }> {
  const id = requireRowId(webhookId, 'webhook_not_found')
  return asOwner(member, 'manageWebhooks', async (transaction) => {
    const [webhook] = await transaction.select(columns).from(webhooks).where(eq(webhooks.id, id))
    if (!webhook) throw new NotFoundError('webhook_not_found')
    const deliveries = await transaction
      .select({
        id: webhookDeliveries.id,
        type: sql<string>`${webhookDeliveries.message}->>'type'`,
        createdAt: webhookDeliveries.createdAt,
        attempts: webhookDeliveries.attempts,
        deliveredAt: webhookDeliveries.deliveredAt,
        nextAttemptAt: webhookDeliveries.nextAttemptAt,
        status: webhookDeliveries.status,
        error: webhookDeliveries.error,
      })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(maxListed)
    return { webhook, deliveries }
  })
}
