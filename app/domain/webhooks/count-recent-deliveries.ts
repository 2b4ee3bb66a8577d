import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { webhookDeliveries } from '#app/db/schema/index.ts'

/** How many messages were queued or sent again for an owner in the last hour. */
export const countRecentDeliveries = (transaction: Transaction, ownerId: string) =>
  transaction.$count(
    webhookDeliveries,
    and(
      eq(webhookDeliveries.ownerId, ownerId),
      sql`greatest(${webhookDeliveries.createdAt}, ${webhookDeliveries.attemptedAt}) > now() - interval '1 hour'`,
    ),
  )
