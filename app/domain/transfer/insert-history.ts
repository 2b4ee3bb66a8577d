import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { conversations, conversationTotals, messages } from '#app/db/schema/index.ts'
import type { PictureKind } from '../picture-kinds.ts'
import { insertInBatches } from './insert-in-batches.ts'
import type { NewIds } from './new-ids.ts'
import type { ArchivedHistory } from './read-history.ts'

interface HistoryInput {
  readonly ownerId: string
  readonly ids: NewIds
  /** The path of a stored picture; null for none. */
  readonly pathOf: (kind: PictureKind, id: string) => string | null
}

/**
 * Inserts an archive's conversations, to be read only: they have no guest's secret, so no guest can open
 * or continue them. Nothing is counted against a plan.
 */
export async function insertHistory(
  transaction: Transaction,
  { counts, readConversations, readMessages }: ArchivedHistory,
  { ownerId, ids, pathOf }: HistoryInput,
): Promise<void> {
  if (counts.conversations === 0) return
  for await (const rows of readConversations()) {
    await insertInBatches(
      transaction,
      conversations,
      rows.map((row) => ({
        ...row,
        ownerId,
        id: ids.of('conversation', row.id),
        restaurantId: ids.of('restaurant', row.restaurantId),
      })),
    )
  }
  for await (const rows of readMessages()) {
    await insertInBatches(
      transaction,
      messages,
      rows.map((row) => ({
        ...row,
        ownerId,
        id: ids.of('message', row.id),
        restaurantId: ids.of('restaurant', row.restaurantId),
        conversationId: ids.of('conversation', row.conversationId),
        dishes: row.dishes.map(({ id, name }) => ({
          id: ids.of('dish', id),
          name,
          image_url: pathOf('dishPicture', id),
        })),
        ...(row.role === 'user'
          ? { idempotencyKey: crypto.randomUUID(), replyTo: null }
          : { replyTo: ids.orNull('message', row.replyTo) }),
      })),
    )
  }
  // The stored totals don't have what is older than a month: they are counted again.
  await transaction.delete(conversationTotals).where(eq(conversationTotals.ownerId, ownerId))
}
