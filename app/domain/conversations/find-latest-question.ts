import { sql } from 'drizzle-orm'
import { asGuestPipelined } from '#app/db/actors.ts'
import { statement } from '#app/db/statement.ts'
import { conversationId } from './stored-question.ts'

/** A guest's last question, and the instance that writes its reply. */
export type LatestQuestion = {
  readonly key: string
  readonly writer: number | null
}

/** Finds the last question of the guest's conversation, answered or not. */
export async function findLatestQuestion(
  restaurantId: string,
  guestHash: string,
): Promise<LatestQuestion | undefined> {
  const [latest] = await asGuestPipelined({ restaurant: { id: restaurantId }, guestHash }, (send) =>
    send(readLatest({})),
  )
  return latest
}

const readLatest = statement<Record<string, never>, LatestQuestion>(
  'read_latest_question',
  sql`select idempotency_key as key, writer from messages
    where conversation_id = ${conversationId} and role = 'user'
    order by sequence desc limit 1`,
)
