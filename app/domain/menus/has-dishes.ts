import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'

/** Whether an owner has any dish, on any menu. */
export async function hasDishes(ownerId: string): Promise<boolean> {
  return asOwner(ownerId, async (transaction) => {
    const found = await transaction.select({ id: dishes.id }).from(dishes).limit(1)
    return found.length > 0
  })
}
