import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/** Takes an owner's address as confirmed. */
export async function confirmOwner(ownerId: string): Promise<void> {
  await asSystem('an address was confirmed', (transaction) =>
    transaction.update(owners).set({ emailVerified: true }).where(eq(owners.id, ownerId)),
  )
}
