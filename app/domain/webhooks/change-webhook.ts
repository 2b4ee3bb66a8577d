import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { webhookDeliveries, webhooks } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { ConflictError, LimitReachedError, NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { assertMay } from '../permissions.ts'
import { lockTeam } from '../accounts/lock-team.ts'
import { countRecentDeliveries } from './count-recent-deliveries.ts'
import { maxDeliveriesPerHour } from './limits.ts'

type Webhook = typeof webhooks.$inferSelect

/**
 * Deletes a webhook with its messages: nothing more is sent to it.
 * @returns its address
 * @throws {ForbiddenError}
 * @throws {NotFoundError} also if it was deleted meanwhile
 */
export function deleteWebhook(member: Member, webhookId: string): Promise<string> {
  return onWebhook(member, webhookId, async (transaction, { id, url }) => {
    await transaction.delete(webhooks).where(eq(webhooks.id, id))
    await appendAction(transaction, member, {
      action: 'webhook.deleted',
      subjectId: id,
      subjectName: new URL(url).host,
    })
    return url
  })
}

/**
 * Sends to a webhook again that was disabled, from now on.
 * @throws {ForbiddenError | NotFoundError}
 */
export async function enableWebhook(member: Member, webhookId: string): Promise<void> {
  await onWebhook(member, webhookId, async (transaction, { id, url, disabledAt }) => {
    if (!disabledAt) return
    await transaction.update(webhooks).set({ disabledAt: null }).where(eq(webhooks.id, id))
    await appendAction(transaction, member, {
      action: 'webhook.enabled',
      subjectId: id,
      subjectName: new URL(url).host,
    })
  })
}

/**
 * Queues a message without content. Wake the delivery afterwards.
 * @throws {ForbiddenError | NotFoundError | LimitReachedError}
 * @throws {ConflictError} if the webhook is disabled
 */
export async function sendTest(member: Member, webhookId: string): Promise<void> {
  await onWebhook(member, webhookId, async (transaction, webhook) => {
    await assertSends(transaction, webhook)
    await transaction.insert(webhookDeliveries).values({
      ownerId: member.ownerId,
      webhookId: webhook.id,
      message: { type: 'test', version: 1, timestamp: new Date().toISOString(), data: {} },
    })
  })
}

/**
 * Queues a message again that was delivered or given up, with its id. Wake the delivery afterwards.
 * @throws {ForbiddenError | LimitReachedError}
 * @throws {NotFoundError} also if it is queued already
 * @throws {ConflictError} if the webhook is disabled
 */
export async function resendDelivery(
  member: Member,
  webhookId: string,
  deliveryId: string,
): Promise<void> {
  const id = requireRowId(deliveryId, 'webhook_delivery_not_found')
  await onWebhook(member, webhookId, async (transaction, webhook) => {
    await assertSends(transaction, webhook)
    const queued = await transaction
      .update(webhookDeliveries)
      .set({ attempts: 0, nextAttemptAt: sql`now()`, deliveredAt: null, status: null, error: null })
      .where(
        and(
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.webhookId, webhook.id),
          isNull(webhookDeliveries.nextAttemptAt),
          isNotNull(webhookDeliveries.attemptedAt),
        ),
      )
      .returning({ id: webhookDeliveries.id })
    if (queued.length === 0) throw new NotFoundError('webhook_delivery_not_found')
  })
}

async function assertSends(transaction: Transaction, webhook: Webhook): Promise<void> {
  if (webhook.disabledAt) throw new ConflictError('webhook_disabled')
  const recent = await countRecentDeliveries(transaction, webhook.ownerId)
  if (recent >= maxDeliveriesPerHour) throw new LimitReachedError(3_600)
}

/** Runs a change of a webhook of the member's team, which is locked. */
async function onWebhook<Result>(
  member: Member,
  webhookId: string,
  change: (transaction: Transaction, webhook: Webhook) => Promise<Result>,
): Promise<Result> {
  assertMay(member, 'manageWebhooks')
  const id = requireRowId(webhookId, 'webhook_not_found')
  return asSystem('a webhook is changed', async (transaction) => {
    await lockTeam(transaction, member)
    const [webhook] = await transaction
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.ownerId, member.ownerId), eq(webhooks.id, id)))
    if (!webhook) throw new NotFoundError('webhook_not_found')
    return change(transaction, webhook)
  })
}
