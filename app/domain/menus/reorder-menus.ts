import { eq } from 'drizzle-orm'
import { menus } from '#app/db/schema/index.ts'
import { rewriteOrder } from '../positions.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Reorders the owner's menus.
 * @param input `{ids}`: every menu's id, once
 * @returns whether any moved
 * @throws {ConflictError} if these aren't exactly the current menus
 */
export async function reorderMenus(member: Member, input: unknown): Promise<boolean> {
  return asOwner(member, 'addMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    return rewriteOrder(transaction, menus, eq(menus.ownerId, member.ownerId), input)
  })
}
