import { and, eq, sql } from 'drizzle-orm'
import { translationRuns } from '#app/db/schema/index.ts'
import { getLanguagePair } from '../restaurant-language.ts'
import { asOwner } from '../../as-owner.ts'
import type { Member } from '../../actor.ts'

/**
 * Pauses a run; its stored translations stay. Does nothing if none is running.
 * @throws {NotFoundError | InvalidInputError}
 */
export async function pauseRun(
  member: Member,
  restaurantId: string,
  language: string,
): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    const { restaurant, to } = await getLanguagePair(transaction, restaurantId, language)
    await transaction
      .update(translationRuns)
      .set({ state: 'paused', reason: null, updatedAt: sql`now()` })
      .where(
        and(
          eq(translationRuns.restaurantId, restaurant.id),
          eq(translationRuns.language, to),
          eq(translationRuns.state, 'running'),
        ),
      )
  })
}
