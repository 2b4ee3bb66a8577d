import { asc, getTableColumns, sql } from 'drizzle-orm'
import { menus } from '#app/db/schema/index.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

interface ListedMenu extends Menu {
  /** The names of the restaurants that show it. */
  readonly shownBy: readonly string[]
}

const shownBy = sql<string[]>`(
  select coalesce(json_agg(restaurants.name order by restaurants.created_at, restaurants.id), '[]')
  from restaurants where ${showsMenu(menus.id)})`

/** Lists the owner's menus in the owner's order. */
export async function listMenus(member: Member): Promise<ListedMenu[]> {
  return asOwner(member, 'see', (transaction) =>
    transaction
      .select({ ...getTableColumns(menus), shownBy })
      .from(menus)
      .orderBy(asc(menus.position), asc(menus.id)),
  )
}
