import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { auditLog, webhookDeliveries, webhookEvents, webhooks } from '#app/db/schema/index.ts'
import { describeChanges } from './describe-changes.ts'
import { describeGaps } from './describe-gaps.ts'
import { deliveryDays, maxDeliveriesPerHour } from './limits.ts'
import type { WebhookMessage } from './messages.ts'
import { readUnlogged } from './read-unlogged.ts'

const batchSize = 500

/**
 * Turns a batch of events into messages to the webhooks that want them. Events of one batch are sent
 * together, one message per restaurant and type. Safe in several processes: each event is deleted by
 * one, in the transaction that queues its messages.
 * @returns how many events were processed
 */
export async function queueDeliveries(): Promise<number> {
  return asSystem('webhook messages are queued', async (transaction) => {
    await deleteOld(transaction)
    const events = await takeEvents(transaction)
    const byOwner = Map.groupBy(events, ({ ownerId }) => ownerId)
    for (const [ownerId, ofOwner] of byOwner) await queueFor(transaction, ownerId, ofOwner)
    return events.length
  })
}

type WebhookEvent = typeof webhookEvents.$inferSelect

async function takeEvents(transaction: Transaction): Promise<WebhookEvent[]> {
  const taken = await transaction
    .delete(webhookEvents)
    .where(
      sql`${webhookEvents.id} in (
        select id from webhook_events
        where owner_id not in (
          select owner_id from webhook_deliveries where created_at > now() - interval '1 hour'
          group by owner_id having count(*) >= ${maxDeliveriesPerHour})
        order by at limit ${batchSize} for update skip locked)`,
    )
    .returning()
  return taken.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

async function queueFor(
  transaction: Transaction,
  ownerId: string,
  events: readonly WebhookEvent[],
): Promise<void> {
  const receivers = await transaction
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.ownerId, ownerId), isNull(webhooks.disabledAt)))
  if (receivers.length === 0) return
  const auditIds = events.flatMap(({ auditId }) => auditId ?? [])
  const entries = await transaction
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.ownerId, ownerId), inArray(auditLog.id, auditIds)))
    .orderBy(auditLog.at, auditLog.id)
  const happened = [...entries, ...(await readUnlogged(transaction, ownerId, events))].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  const questionIds = events.flatMap(({ messageId }) => messageId ?? [])
  const messages: WebhookMessage[] = [
    ...(await describeChanges(transaction, ownerId, happened)),
    ...(await describeGaps(transaction, ownerId, questionIds)),
  ]
  const rows = receivers.flatMap(({ id: webhookId, events: wanted }) =>
    messages
      .filter(({ type }) => wanted.some((one) => one === type))
      .map((message) => ({ ownerId, webhookId, message })),
  )
  if (rows.length > 0) await transaction.insert(webhookDeliveries).values(rows)
}

async function deleteOld(transaction: Transaction): Promise<void> {
  await transaction
    .delete(webhookDeliveries)
    .where(
      and(
        isNull(webhookDeliveries.nextAttemptAt),
        sql`${webhookDeliveries.createdAt} < now() - make_interval(days => ${deliveryDays})`,
      ),
    )
}
