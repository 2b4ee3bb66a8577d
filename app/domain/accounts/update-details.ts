import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { owners, restaurants } from '#app/db/schema/index.ts'
import type { Details } from './schemas.ts'

/** Changes an owner's name and the time zone of the owner's statistics and opening hours. */
export async function updateDetails(ownerId: string, details: Details): Promise<void> {
  await asOwner(ownerId, async (transaction) => {
    await transaction
      .update(owners)
      .set({ ...details, updatedAt: new Date() })
      .where(eq(owners.id, ownerId))
    const { timeZone } = details
    await transaction
      .update(restaurants)
      .set({
        visit: sql`jsonb_set(${restaurants.visit}, '{timeZone}', to_jsonb(${timeZone}::text))`,
      })
      .where(and(eq(restaurants.ownerId, ownerId), isNotNull(restaurants.visit)))
  })
}
