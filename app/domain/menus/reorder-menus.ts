import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import { rewriteOrder } from '../positions.ts'
import { lockOwner } from '../locks/lock-owner.ts'

/**
 * Reorders the owner's menus.
 * @param input `{ids}`: every menu's id, once
 * @returns whether any moved
 * @throws {ConflictError} if these aren't exactly the current menus
 */
export async function reorderMenus(ownerId: string, input: unknown): Promise<boolean> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    return rewriteOrder(transaction, menus, eq(menus.ownerId, ownerId), input)
  })
}
