import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { ConflictError } from '../errors.ts'
import type { Menu } from '../locks/lock-menu.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'
import { nextVersion } from '../row-version.ts'
import { sentenceHash, splitSentences, withoutSentence } from './sentences.ts'

/**
 * Removes a sentence from the instructions of a restaurant, or else of its menu. Both must be
 * locked. Open forms with these instructions will conflict.
 * @param hash the sentence's `sentenceHash`
 * @returns the sentence
 * @throws {ConflictError} if neither contains it now
 */
export async function removeInstruction(
  transaction: Transaction,
  restaurant: Restaurant,
  menu: Menu | undefined,
  hash: string,
): Promise<string> {
  const find = (text: string) =>
    splitSentences(text).find((sentence) => sentenceHash(sentence) === hash)
  const restaurantSentence = find(restaurant.aiInstructions)
  if (restaurantSentence !== undefined) {
    await transaction
      .update(restaurants)
      .set({
        aiInstructions: withoutSentence(restaurant.aiInstructions, restaurantSentence),
        updatedAt: nextVersion(restaurants.updatedAt),
      })
      .where(eq(restaurants.id, restaurant.id))
    return restaurantSentence
  }
  const menuSentence = menu && find(menu.aiMenuInstructions)
  if (!menu || menuSentence === undefined) throw new ConflictError('instruction_changed')
  await transaction
    .update(menus)
    .set({
      aiMenuInstructions: withoutSentence(menu.aiMenuInstructions, menuSentence),
      updatedAt: nextVersion(menus.updatedAt),
      editedAt: nextVersion(menus.editedAt),
    })
    .where(eq(menus.id, menu.id))
  return menuSentence
}
