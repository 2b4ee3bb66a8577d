import { asGuestPipelined } from '#app/db/actors.ts'
import type { Asker } from './ask-question.ts'
import { readQuestion, storedReply, type StoredReply } from './stored-question.ts'

/** The reply to a question that this guest has sent before, by its key, if it was answered. */
export async function findStoredReply(
  { restaurantId, guestHash }: Asker,
  key: string,
): Promise<StoredReply | undefined> {
  const [row] = await asGuestPipelined({ restaurant: { id: restaurantId }, guestHash }, (send) =>
    send(readQuestion({ key })),
  )
  return row && storedReply(row)
}
