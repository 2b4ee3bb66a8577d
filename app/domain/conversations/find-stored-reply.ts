import { asGuestPipelined } from '#app/db/actors.ts'
import type { Asker } from './ask-question.ts'
import { readQuestion, storedReply, type StoredReply } from './stored-question.ts'

/** Finds the stored reply to an earlier question of this guest, by the question's key. */
export async function findStoredReply(
  { restaurantId, guestHash }: Asker,
  key: string,
): Promise<StoredReply | undefined> {
  const [row] = await asGuestPipelined({ restaurant: { id: restaurantId }, guestHash }, (send) =>
    send(readQuestion({ key })),
  )
  return row && storedReply(row)
}
