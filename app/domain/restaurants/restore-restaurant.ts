import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import { assertRoom } from '../caps.ts'
import { isRestorable } from '../is-restorable.ts'
import { NotFoundError } from '../errors.ts'
import { lockAllMenus } from '../locks/lock-all-menus.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { lockRestaurant, type Restaurant } from '../locks/lock-restaurant.ts'
import { readFurtherMenus, readShownMenus, writeShownMenus } from './shown-menus.ts'
import { takeSlugFromDeleted } from './take-slug-from-deleted.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

interface RestoredRestaurant {
  readonly restaurant: Restaurant
  /** The former slug, if another restaurant has it now. */
  readonly lostSlug: string | null
  /** The names of menus that the restaurant no longer shows. */
  readonly lostMenus: readonly string[]
}

/**
 * Restores a deleted restaurant with its conversations, under its former slug unless another
 * restaurant has it now, and with its menus, except those whose currency now differs from the first
 * one's. Does nothing if it isn't deleted.
 * @throws {NotFoundError} if there is no such restaurant, or it was deleted too long ago
 * @throws {LimitReachedError}
 */
export async function restoreRestaurant(
  member: Member,
  restaurantId: string,
): Promise<RestoredRestaurant> {
  try {
    return await undelete(member, restaurantId, { takesSlug: true })
  } catch (error) {
    // Only the constraint detects this, because other owners' restaurants are invisible.
    if (!breaksUniqueKey(error, 'restaurants_slug')) throw error
    return undelete(member, restaurantId, { takesSlug: false })
  }
}

/**
 * @param options.takesSlug whether to restore the former slug, too
 */
async function undelete(
  member: Member,
  restaurantId: string,
  { takesSlug }: { readonly takesSlug: boolean },
): Promise<RestoredRestaurant> {
  return asOwner(member, 'addMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    await lockAllMenus(transaction, member.ownerId)
    const restaurant = await seeDeleted(transaction, () =>
      lockRestaurant(transaction, restaurantId),
    )
    if (restaurant.deletedAt === null) return { restaurant, lostSlug: null, lostMenus: [] }
    await assertRoom(
      transaction,
      'restaurants',
      restaurants,
      eq(restaurants.ownerId, member.ownerId),
    )
    const { formerSlug } = restaurant
    const regained = takesSlug ? formerSlug : null
    if (regained !== null) await takeSlugFromDeleted(transaction, regained)
    const [restored] = await seeDeleted(transaction, () =>
      transaction
        .update(restaurants)
        .set({ deletedAt: null, formerSlug: null, slug: regained ?? restaurant.slug })
        .where(and(eq(restaurants.id, restaurant.id), isRestorable(restaurants.deletedAt)))
        .returning(),
    )
    if (!restored) throw new NotFoundError('restaurant_not_found')
    return {
      restaurant: restored,
      lostSlug: regained === null ? formerSlug : null,
      lostMenus: await removeOtherCurrencies(transaction, restored),
    }
  })
}

/** Removes a restaurant's menus whose currency isn't the first one's; returns their names. */
async function removeOtherCurrencies(
  transaction: Transaction,
  restaurant: Restaurant,
): Promise<string[]> {
  const shown = (await readShownMenus(transaction, restaurant.id)).map(({ id }) => id)
  if (shown.length === 0) return []
  const further = await readFurtherMenus(transaction, restaurant.id)
  await writeShownMenus(transaction, restaurant, shown)
  return further.filter(({ id }) => !shown.includes(id)).map(({ name }) => name)
}
