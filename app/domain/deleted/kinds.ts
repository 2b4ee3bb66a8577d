import { sql, type SQL } from 'drizzle-orm'
import { categories, dishes, menuImports, menus, restaurants } from '#app/db/schema/index.ts'

/** What an owner can restore. */
export const deletedKinds = ['restaurant', 'menu', 'category', 'dish', 'import'] as const

export type DeletedKind = (typeof deletedKinds)[number]

/** The tables whose rows can be restored. */
export const tableOf = {
  restaurant: restaurants,
  menu: menus,
  category: categories,
  dish: dishes,
  /** Drafts of imports. */
  import: menuImports,
} as const

/** Whether a row is deleted, but wasn't deleted together with its menu. */
export function wasDeletedAlone(kind: DeletedKind): SQL {
  const isDeleted = sql`${tableOf[kind].deletedAt} is not null`
  if (kind === 'restaurant' || kind === 'menu') return isDeleted
  const { menuId, deletedAt } = tableOf[kind]
  return sql`${isDeleted} and not exists (select from ${menus} as its_menu
    where its_menu.id = ${menuId} and its_menu.deleted_at = ${deletedAt})`
}
