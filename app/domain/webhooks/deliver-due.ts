import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { owners, webhookDeliveries, webhooks } from '#app/db/schema/index.ts'
import { queueAccountEmail } from '../accounts/account-emails.ts'
import { appendAction } from '../audit/record-action.ts'
import { isDue } from '../outbox/is-due.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import { maxRetryWait, retryWaits } from './limits.ts'

/** Messages per batch, each to another webhook. */
const batchSize = 20
/** How long a claim lasts; longer than a delivery may take. */
const leaseSeconds = 60

/** What came back from a receiver. */
export interface DeliveryOutcome {
  /** The HTTP status; null if there was no response. */
  readonly status: number | null
  /** Why it failed, as a code; null if it was accepted. */
  readonly error: string | null
}

/** A message to send. */
export interface DueDelivery {
  /** The `webhook-id`, by which a receiver recognises a repetition. */
  readonly id: string
  readonly webhookId: string
  readonly url: string
  readonly body: string
}

/** Sends a message within the lease of 60 s; never throws. */
export type SendMessage = (delivery: DueDelivery) => Promise<DeliveryOutcome>

/**
 * Sends one batch of due messages. Safe in several processes: each message is claimed by one, and sent
 * twice only if a process dies between sending and recording it. New messages of a webhook leave one
 * at a time, in order; those that failed come later.
 * @param appUrl the public address, without a trailing slash
 * @returns how many messages were sent or failed; 0 if none is due
 */
export async function deliverDueWebhooks(send: SendMessage, appUrl: string): Promise<number> {
  const due = await claimDue()
  const outcomes = await Promise.allSettled(
    due.map(async ({ attempts, ...delivery }) =>
      settle(delivery, attempts + 1, await send(delivery), appUrl),
    ),
  )
  const rejection = outcomes.find((outcome) => outcome.status === 'rejected')
  if (rejection) throw rejection.reason
  return due.length
}

async function claimDue(): Promise<(DueDelivery & { readonly attempts: number })[]> {
  return asSystem('due webhook messages are claimed', async (transaction) => {
    const due = await transaction
      .select({
        id: webhookDeliveries.id,
        webhookId: webhookDeliveries.webhookId,
        url: webhooks.url,
        body: sql<string>`${webhookDeliveries.message}::text`,
        attempts: webhookDeliveries.attempts,
      })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(
        and(
          isDue(webhookDeliveries.nextAttemptAt, maxRetryWait),
          sql`not exists (
            select from webhook_deliveries earlier
            where earlier.webhook_id = ${webhookDeliveries.webhookId}
              and earlier.next_attempt_at is not null and earlier.attempts = 0
              and (earlier.created_at, earlier.id) < (${webhookDeliveries.createdAt}, ${webhookDeliveries.id}))`,
        ),
      )
      .orderBy(webhookDeliveries.nextAttemptAt)
      .limit(batchSize)
      .for('update', { of: webhookDeliveries, skipLocked: true })
    for (const { id } of due) {
      await transaction
        .update(webhookDeliveries)
        .set({ nextAttemptAt: secondsFromNow(leaseSeconds) })
        .where(eq(webhookDeliveries.id, id))
    }
    return due
  })
}

async function settle(
  { id, webhookId }: DueDelivery,
  attempts: number,
  { status, error }: DeliveryOutcome,
  appUrl: string,
): Promise<void> {
  await asSystem('a webhook message was sent', async (transaction) => {
    const wait = retryWaits[attempts - 1]
    // 410 Gone: the receiver wants no more.
    const isGivenUp = error !== null && (wait === undefined || status === 410)
    const isFinal = error === null || isGivenUp
    await transaction
      .update(webhookDeliveries)
      .set({
        attempts,
        status,
        error,
        attemptedAt: sql`now()`,
        deliveredAt: error === null ? sql`now()` : null,
        nextAttemptAt: isFinal ? null : secondsFromNow((wait ?? 0) * (1 + Math.random() / 10)),
      })
      .where(eq(webhookDeliveries.id, id))
    if (isGivenUp) await disable(transaction, { webhookId, appUrl, isGone: status === 410 })
  })
}

/**
 * Disables a webhook that has accepted nothing for a day, or wants no more, and emails its owner.
 * What is queued for it is given up.
 */
async function disable(
  transaction: Transaction,
  {
    webhookId,
    appUrl,
    isGone,
  }: { readonly webhookId: string; readonly appUrl: string; readonly isGone: boolean },
): Promise<void> {
  const isOfWebhook = eq(webhookDeliveries.webhookId, webhookId)
  const accepted = await transaction.$count(
    webhookDeliveries,
    and(isOfWebhook, sql`${webhookDeliveries.deliveredAt} > now() - interval '1 day'`),
  )
  if (accepted > 0 && !isGone) return
  const [disabled] = await transaction
    .update(webhooks)
    .set({ disabledAt: sql`now()` })
    .where(and(eq(webhooks.id, webhookId), sql`${webhooks.disabledAt} is null`))
    .returning()
  if (!disabled) return
  await transaction
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, error: 'disabled' })
    .where(and(isOfWebhook, isNotNull(webhookDeliveries.nextAttemptAt)))
  const host = new URL(disabled.url).host
  await appendAction(
    transaction,
    { ownerId: disabled.ownerId, accountId: null },
    { action: 'webhook.disabled', subjectId: webhookId, subjectName: host },
  )
  const [owner] = await transaction.select().from(owners).where(eq(owners.id, disabled.ownerId))
  if (!owner) return
  await queueAccountEmail(transaction, {
    kind: 'webhook_disabled',
    to: owner,
    url: `${appUrl}/dashboard/account/webhooks/${webhookId}`,
    hours: 72,
    values: { host },
  })
}
