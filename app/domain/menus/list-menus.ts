import { asc, getTableColumns, sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import type { Menu } from '../locks/lock-menu.ts'

interface ListedMenu extends Menu {
  /** The names of the restaurants that show it. */
  readonly shownBy: readonly string[]
}

const shownBy = sql<string[]>`(
  select coalesce(json_agg(restaurants.name order by restaurants.created_at, restaurants.id), '[]')
  from restaurants
  where restaurants.menu_id = menus.id or exists (select from restaurant_menus
    where restaurant_menus.restaurant_id = restaurants.id and restaurant_menus.menu_id = menus.id))`

/** Lists the owner's menus in the owner's order. */
export async function listMenus(ownerId: string): Promise<ListedMenu[]> {
  return asOwner(ownerId, (transaction) =>
    transaction
      .select({ ...getTableColumns(menus), shownBy })
      .from(menus)
      .orderBy(asc(menus.position), asc(menus.id)),
  )
}
