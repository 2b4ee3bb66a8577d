import { asc } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import type { Menu } from '../locks/lock-menu.ts'

/** Lists the owner's menus in the owner's order. */
export async function listMenus(ownerId: string): Promise<Menu[]> {
  return asOwner(ownerId, (transaction) =>
    transaction.select().from(menus).orderBy(asc(menus.position), asc(menus.id)),
  )
}
