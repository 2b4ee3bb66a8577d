import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { Conflict } from '../errors.ts'
import type { Menu } from '../locks/lock-menu.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'
import { nextVersion } from '../row-version.ts'
import { sentenceHash, sentencesOf, withoutSentence } from './sentences.ts'

/**
 * Removes a sentence from the instructions of a restaurant, or else of its menu. Both must be
 * locked. Open forms with these instructions will conflict.
 * @param hash the sentence's `sentenceHash`
 * @returns the sentence
 * @throws {Conflict} if neither contains it any more
 */
export async function removeInstruction(
  transaction: Transaction,
  restaurant: Restaurant,
  menu: Menu | undefined,
  hash: string,
): Promise<string> {
  const find = (text: string) => sentencesOf(text).find((one) => sentenceHash(one) === hash)
  const ofRestaurant = find(restaurant.aiInstructions)
  if (ofRestaurant !== undefined) {
    await transaction
      .update(restaurants)
      .set({
        aiInstructions: withoutSentence(restaurant.aiInstructions, ofRestaurant),
        updatedAt: nextVersion(restaurants.updatedAt),
      })
      .where(eq(restaurants.id, restaurant.id))
    return ofRestaurant
  }
  const ofMenu = menu && find(menu.aiMenuInstructions)
  if (!menu || ofMenu === undefined) throw new Conflict('instruction_changed')
  await transaction
    .update(menus)
    .set({
      aiMenuInstructions: withoutSentence(menu.aiMenuInstructions, ofMenu),
      updatedAt: nextVersion(menus.updatedAt),
      editedAt: nextVersion(menus.editedAt),
    })
    .where(eq(menus.id, menu.id))
  return ofMenu
}
