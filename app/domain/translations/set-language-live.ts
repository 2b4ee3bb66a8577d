import { eq } from 'drizzle-orm'
import { restaurantLanguages } from '#app/db/schema/index.ts'
import { ConflictError } from '../errors.ts'
import { nextVersion } from '../row-version.ts'
import { joinTranslations, readTranslations } from './list-translations.ts'
import { readSubjects } from './read-subjects.ts'
import { ensureLanguage, getLanguagePair } from './restaurant-language.ts'
import { isShowable } from './translation-state.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Offers a language to guests, or withdraws it. Guests read subjects without a translation in the original.
 * @throws {NotFoundError | InvalidInputError}
 * @throws {ConflictError} if no translation into the language can be shown to guests yet
 */
export async function setLanguageLive(
  member: Member,
  restaurantId: string,
  language: string,
  isLive: boolean,
): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    const row = await ensureLanguage(transaction, pair)
    if (isLive) {
      const rows = await readTranslations(transaction, pair, [pair.to])
      const subjects = await readSubjects(transaction, pair.restaurant)
      const states = await joinTranslations(subjects, rows, pair.to)
      if (!states.some(({ state, isShown }) => isShown && isShowable(state))) {
        throw new ConflictError('language_has_no_translations')
      }
    }
    await transaction
      .update(restaurantLanguages)
      .set({
        liveAt: isLive ? (row.liveAt ?? new Date()) : null,
        updatedAt: nextVersion(restaurantLanguages.updatedAt),
      })
      .where(eq(restaurantLanguages.id, row.id))
  })
}
