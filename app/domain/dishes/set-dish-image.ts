import { eq } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { NotFoundError } from '../errors.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { getDishRow, lockDish } from '../locks/lock-dish.ts'
import { changeBetween, formerAtWith, type PictureChange } from '../picture-kinds.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Sets or removes a dish's picture. The file, which is named after the dish, is stored between two
 * transactions, after the first has checked that the dish belongs to the owner. Open forms of the
 * dish stay valid, because they don't contain the picture.
 * @param storeImage stores or removes the file; returns its path on our origin, or null
 * @throws {NotFoundError}, and what storeImage throws
 */
export async function setDishImage(
  member: Member,
  dishId: string,
  storeImage: (dishId: string) => Promise<string | null>,
): Promise<PictureChange> {
  const { id } = await asOwner(member, 'editMenus', (transaction) =>
    getDishRow(transaction, dishId),
  )
  const imageUrl = await storeImage(id)
  const { before, after } = await asOwner(member, 'editMenus', (transaction) =>
    // The dish may have been deleted in the meantime. The file is restored or deleted for good with
    // it.
    seeDeleted(transaction, async () => {
      const { dish, menu } = await lockDish(transaction, id)
      const changed = await transaction
        .update(dishes)
        .set({ imageUrl, formerImageAt: formerAtWith('dishPicture', imageUrl) })
        .where(eq(dishes.id, id))
        .returning()
      await touchMenu(transaction, menu.id)
      return { before: dish, after: returnedRow(changed) }
    }),
  )
  if (after.deletedAt !== null) throw new NotFoundError('dish_not_found')
  return changeBetween(before.formerImageAt, after.formerImageAt)
}
