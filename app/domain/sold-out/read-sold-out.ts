import { eq } from 'drizzle-orm'
import { asGuest, type Transaction } from '#app/db/actors.ts'
import { soldOut } from '#app/db/schema/index.ts'

/** Reads the ids of the dishes that a restaurant has sold out. */
export async function readSoldOut(
  transaction: Transaction,
  restaurantId: string,
): Promise<readonly string[]> {
  const rows = await transaction
    .select({ dishId: soldOut.dishId })
    .from(soldOut)
    .where(eq(soldOut.restaurantId, restaurantId))
    .orderBy(soldOut.dishId)
  return rows.map(({ dishId }) => dishId)
}

/** Reads the ids of the dishes that a restaurant has sold out, for its guests. */
export const readSoldOutAsGuest = (restaurantId: string): Promise<readonly string[]> =>
  asGuest({ restaurant: { id: restaurantId } }, (transaction) =>
    readSoldOut(transaction, restaurantId),
  )
