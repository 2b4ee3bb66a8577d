import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../menus/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { getDishRow, lockDish, type Dish } from './lock-dish.ts'

/**
 * Gives a dish another picture, or none. The picture is stored between two transactions,
 * and only once it is known that the dish is the owner's: its file is named by the dish.
 * A form that is open on the dish stays good, since it doesn't hold the picture.
 * @param storeImage keeps or removes the file; gives its path on our origin, or null
 * @throws {NotFound}, and what storeImage throws
 */
export async function setDishImage(
  ownerId: string,
  dishId: string,
  storeImage: (dishId: string) => Promise<string | null>,
): Promise<Dish> {
  const { id } = await asOwner(ownerId, (transaction) => getDishRow(transaction, dishId))
  const imageUrl = await storeImage(id)
  return asOwner(ownerId, async (transaction) => {
    const { menu } = await lockDish(transaction, id)
    const changed = await transaction
      .update(dishes)
      .set({ imageUrl })
      .where(eq(dishes.id, id))
      .returning()
    await touchMenu(transaction, menu.id)
    return returnedRow(changed)
  })
}
