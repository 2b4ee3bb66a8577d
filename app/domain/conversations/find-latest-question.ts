import { sql } from 'drizzle-orm'
import { asGuestPipelined } from '#app/db/actors.ts'
import { statement } from '#app/db/statement.ts'
import { conversationId } from './stored-question.ts'

/** What a guest asked last, and which instance took it on. */
export type LatestQuestion = {
  readonly key: string
  readonly writer: number | null
}

/** The last question of the guest's conversation, whether or not it was answered. */
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
