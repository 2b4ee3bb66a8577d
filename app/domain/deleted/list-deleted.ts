import { sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes, menus, restaurants } from '#app/db/schema/index.ts'
import { isRestorable } from './is-restorable.ts'
import { wasDeletedAlone, type DeletedKind } from './kinds.ts'

/** Something that an owner has deleted and can restore. */
export interface DeletedItem {
  readonly kind: DeletedKind
  readonly id: string
  readonly name: string
  /** ISO 8601, in milliseconds. */
  readonly deletedAt: string
  /** The menu that a category or a dish was on. */
  readonly menu: { readonly id: string; readonly name: string; readonly isDeleted: boolean } | null
}

/** The end of a page, and the start of the next. */
export type DeletedCursor = Pick<DeletedItem, 'deletedAt' | 'id'>

const itemsPerPage = 100

/** Some of what an owner can restore. */
export interface DeletedPage {
  readonly items: readonly DeletedItem[]
  readonly hasOlder: boolean
}

type Row = Omit<DeletedItem, 'menu'> & {
  readonly menuId: string | null
  readonly menuName: string | null
  readonly isMenuDeleted: boolean
}

/**
 * Lists what an owner can restore, last deleted first, in pages. What was deleted together with its
 * menu isn't listed.
 * @param after the last item of the previous page; omitted for the first page
 */
export async function listDeleted(ownerId: string, after?: DeletedCursor): Promise<DeletedPage> {
  const isAfter = after
    ? sql`(found.deleted_at, found.id) < (${after.deletedAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await asOwner(ownerId, (transaction) =>
    seeDeleted(transaction, () =>
      transaction.execute<Row>(sql`
        select found.kind, found.id, found.name,
          to_char(found.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt",
          ${menus.id} as "menuId", ${menus.name} as "menuName",
          ${menus.deletedAt} is not null as "isMenuDeleted"
        from (
          select 'restaurant' as kind, id, name, deleted_at, null::uuid as menu_id
            from ${restaurants} where ${isRestorable(restaurants.deletedAt)}
          union all select 'menu', id, name, deleted_at, null
            from ${menus} where ${isRestorable(menus.deletedAt)}
          union all select 'category', id, name, deleted_at, menu_id
            from ${categories} where ${isRestorable(categories.deletedAt)} and ${wasDeletedAlone('category')}
          union all select 'dish', id, name, deleted_at, menu_id
            from ${dishes} where ${isRestorable(dishes.deletedAt)} and ${wasDeletedAlone('dish')}
        ) as found left join ${menus} on ${menus.id} = found.menu_id
        where ${isAfter}
        order by found.deleted_at desc, found.id desc
        limit ${itemsPerPage + 1}`),
    ),
  )
  const items = rows.slice(0, itemsPerPage).map(({ menuId, menuName, isMenuDeleted, ...item }) => ({
    ...item,
    menu: menuId === null ? null : { id: menuId, name: menuName ?? '', isDeleted: isMenuDeleted },
  }))
  return { items, hasOlder: rows.length > itemsPerPage }
}
