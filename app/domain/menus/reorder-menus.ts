import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import { rewriteOrder } from '../positions.ts'
import { lockOwner } from './lock-owner.ts'

/**
 * Puts the owner's menus into a new order.
 * @param input `{ids}`: every menu's id, once
 * @returns whether any moved
 * @throws {Conflict} if these are not exactly the menus that are there now
 */
export async function reorderMenus(ownerId: string, input: unknown): Promise<boolean> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    return rewriteOrder(transaction, menus, eq(menus.ownerId, ownerId), input)
  })
}
