import { sql } from 'drizzle-orm'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes, menuImports, menus, restaurants } from '#app/db/schema/index.ts'
import type { DeletedTogether } from './deleted-together.ts'
import { isRestorable } from '../is-restorable.ts'
import type { PictureKind } from '../picture-kinds.ts'
import { wasDeletedAlone, type DeletedKind } from './kinds.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Something that an owner has deleted and can restore; dishes that were deleted together are one.
 */
export interface DeletedItem {
  readonly kind: DeletedKind | PictureKind
  /**
   * For dishes that were deleted together, the first one's id; for a picture, its dish's or
   * restaurant's.
   */
  readonly id: string
  /**
   * The item's name (for a picture, its dish's or restaurant's; for an import its file's, empty for a
   * pasted text), or the names of the first dishes
   * that were deleted together.
   */
  readonly names: readonly string[]
  /** How many dishes were deleted together; 1 for everything else. */
  readonly count: number
  /** ISO 8601, in milliseconds. */
  readonly deletedAt: string
  /** Orders items that were deleted at the same time, highest first. */
  readonly place: number
  /** The menu that a category or a dish was on. */
  readonly menu: { readonly id: string; readonly name: string; readonly isDeleted: boolean } | null
}

/** The end of a page, and the start of the next. */
export type DeletedCursor = Pick<DeletedItem, 'deletedAt' | 'place' | 'id'>

const itemsPerPage = 100
const namesPerItem = 3

/** A page of the list of what an owner can restore. */
export interface DeletedPage {
  readonly items: readonly DeletedItem[]
  readonly hasOlder: boolean
}

interface Part {
  /** The last item of the previous page; omitted for the first page. */
  readonly after?: DeletedCursor
  /** Lists only these dishes, each as an item. */
  readonly together?: DeletedTogether
}

type Row = Omit<DeletedItem, 'menu'> & {
  readonly menuId: string | null
  readonly menuName: string | null
  readonly isMenuDeleted: boolean
}

/**
 * Lists what an owner can restore, last deleted first, in pages. What was deleted together with its
 * menu isn't listed.
 */
export async function listDeleted(
  member: Member,
  { after, together }: Part = {},
): Promise<DeletedPage> {
  const isAfter = after
    ? sql`(found.deleted_at, found.place, found.id)
        < (${after.deletedAt}::timestamptz, ${after.place}::int, ${after.id}::uuid)`
    : sql`true`
  const isIncluded = together
    ? sql`found.kind = 'dish' and found.menu_id = ${together.menuId}::uuid
        and found.deleted_at = ${together.deletedAt.toISOString()}::timestamptz`
    : sql`true`
  const [place, perDish] = together ? [sql`-min(position)`, sql`, ${dishes.id}`] : [sql`0`, sql``]
  const { rows } = await asOwner(member, 'editMenus', (transaction) =>
    seeDeleted(transaction, () =>
      transaction.execute<Row>(sql`
        select found.kind, found.id, found.names, found.count, found.place,
          to_char(found.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt",
          ${menus.id} as "menuId", ${menus.name} as "menuName",
          ${menus.deletedAt} is not null as "isMenuDeleted"
        from (
          select 'restaurant' as kind, id, array[name] as names, 1 as count, 0 as place, deleted_at,
              null::uuid as menu_id
            from ${restaurants} where ${isRestorable(restaurants.deletedAt)}
          union all select 'menu', id, array[name], 1, 0, deleted_at, null
            from ${menus} where ${isRestorable(menus.deletedAt)}
          union all select 'category', id, array[name], 1, 0, deleted_at, menu_id
            from ${categories} where ${isRestorable(categories.deletedAt)} and ${wasDeletedAlone('category')}
          union all select 'import', id, array[file_name], 1, 0, deleted_at, menu_id
            from ${menuImports} where ${isRestorable(menuImports.deletedAt)}
          union all select 'dishPicture', id, array[name], 1, 0, former_image_at, menu_id
            from ${dishes} where deleted_at is null and ${isRestorable(dishes.formerImageAt)}
          union all select 'logo', id, array[name], 1, 0, former_logo_at, null
            from ${restaurants} where deleted_at is null and ${isRestorable(restaurants.formerLogoAt)}
          union all select 'cover', id, array[name], 1, 0, former_cover_at, null
            from ${restaurants} where deleted_at is null and ${isRestorable(restaurants.formerCoverAt)}
          union all select 'dish', (array_agg(id order by position, id))[1],
              (array_agg(name order by position, id))[1:${sql.raw(String(namesPerItem))}],
              count(*)::int, ${place}, deleted_at, menu_id
            from ${dishes} where ${isRestorable(dishes.deletedAt)} and ${wasDeletedAlone('dish')}
            group by deleted_at, menu_id${perDish}
        ) as found left join ${menus} on ${menus.id} = found.menu_id
        where ${isAfter} and ${isIncluded}
        order by found.deleted_at desc, found.place desc, found.id desc
        limit ${itemsPerPage + 1}`),
    ),
  )
  const items = rows.slice(0, itemsPerPage).map(({ menuId, menuName, isMenuDeleted, ...item }) => ({
    ...item,
    menu: menuId === null ? null : { id: menuId, name: menuName ?? '', isDeleted: isMenuDeleted },
  }))
  return { items, hasOlder: rows.length > itemsPerPage }
}
