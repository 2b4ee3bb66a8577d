import { eq } from 'drizzle-orm'
import { restaurantLanguages } from '#app/db/schema/index.ts'
import { parseInput } from '../parse-input.ts'
import { ensureLanguage, getLanguagePair } from './restaurant-language.ts'
import { glossarySchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Stores a restaurant's glossary for a language. It applies to translations that are checked from now on.
 * @param input `glossary`, with "original = translation" in each line
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 */
export async function saveGlossary(
  member: Member,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<void> {
  const { glossary } = parseInput(glossarySchema, input)
  await asOwner(member, 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    const { id } = await ensureLanguage(transaction, pair)
    await transaction
      .update(restaurantLanguages)
      .set({ glossary })
      .where(eq(restaurantLanguages.id, id))
  })
}
