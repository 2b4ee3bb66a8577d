import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Details } from './schemas.ts'

/** Changes an owner's name and the time zone of the owner's statistics. */
export async function updateDetails(ownerId: string, details: Details): Promise<void> {
  await asOwner(ownerId, (transaction) =>
    transaction
      .update(owners)
      .set({ ...details, updatedAt: new Date() })
      .where(eq(owners.id, ownerId)),
  )
}
