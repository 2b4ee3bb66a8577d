import { and, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { conversationTotals, dishes, restaurants, translations } from '#app/db/schema/index.ts'
import { subjectKey, subjectKindsOf } from '../guest-menu/translation-subject.ts'
import { tableOf, type DeletedKind } from './kinds.ts'

/** Dishes and restaurants whose pictures have to be removed from the image store. */
export interface PictureOwners {
  readonly dishIds: readonly string[]
  readonly restaurantIds: readonly string[]
}

/** Finds the pictures of rows, with those of the dishes of menus. */
export async function findPictureOwners(
  transaction: Transaction,
  kind: DeletedKind,
  ids: readonly string[],
): Promise<PictureOwners> {
  if (kind === 'restaurant') return { dishIds: [], restaurantIds: ids }
  if (kind === 'category' || kind === 'import') return { dishIds: [], restaurantIds: [] }
  const isOf = inArray(kind === 'dish' ? dishes.id : dishes.menuId, [...ids])
  const pictured = await transaction
    .select({ id: dishes.id })
    .from(dishes)
    .where(and(isOf, or(isNotNull(dishes.imageUrl), isNotNull(dishes.formerImageAt))))
  return { dishIds: pictured.map(({ id }) => id), restaurantIds: [] }
}

/**
 * Deletes rows for good, with everything that belongs to them. For restaurants, the caller must
 * hold their owners' locks.
 * @param which selects rows of the kind's table that are still deleted: those found earlier may have
 *   been restored in the meantime
 */
export async function deleteForGood(
  transaction: Transaction,
  kind: DeletedKind,
  which: SQL | undefined,
): Promise<void> {
  // The stored totals include a restaurant's conversations. Without them, everything is recounted.
  if (kind === 'restaurant') {
    const ownerIds = transaction.select({ id: restaurants.ownerId }).from(restaurants).where(which)
    await transaction
      .delete(conversationTotals)
      .where(inArray(conversationTotals.ownerId, ownerIds))
  }
  const gone = await transaction
    .delete(tableOf[kind])
    .where(which)
    .returning({ id: tableOf[kind].id })
  // Those of menus and restaurants are deleted with them.
  if (kind === 'dish' || kind === 'category') {
    const subjects = gone.flatMap(({ id }) =>
      subjectKindsOf[kind].map((each) => subjectKey(each, id)),
    )
    await transaction.delete(translations).where(inArray(translations.subject, subjects))
  }
}
