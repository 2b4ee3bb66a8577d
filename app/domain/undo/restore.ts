import { z } from 'zod'
import { deletedKinds } from '../deleted/kinds.ts'
import { restoreCategory } from '../categories/restore-category.ts'
import { restoreDish } from '../dishes/restore-dish.ts'
import { restoreDishes } from '../dishes/restore-dishes.ts'
import { restoreImport } from '../menu-imports/restore-import.ts'
import { restoreMenu } from '../menus/restore-menu.ts'
import { restoreRestaurant } from '../restaurants/restore-restaurant.ts'
import type { Member } from '../actor.ts'

const anId = z.string('form_unreadable')

export const restoreSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(deletedKinds), id: anId }),
    z.object({
      kind: z.literal('dishes'),
      /** The menu's. */
      id: anId,
      /** When the dishes were deleted together. */
      deletedAt: z.iso.datetime('form_unreadable').transform((text) => new Date(text)),
    }),
  ],
  'form_unreadable',
)

/** The result of a restoration. */
export interface Restored {
  /** Empty for an import of a pasted text. */
  readonly name: string
  /** How many dishes; 1 for all else. */
  readonly count: number
  /** The slug that a restaurant has lost to another one. */
  readonly lostSlug: string | null
  /**
   * The names of menus that a restaurant no longer shows, because their currency now differs.
   */
  readonly lostMenus?: readonly string[]
}

/**
 * Restores what an owner has deleted. Does nothing if it isn't deleted.
 * @param what `{kind, id}`; for dishes that were deleted together, their menu's id and `deletedAt`
 * @throws {NotFoundError | ConflictError | LimitReachedError | InvalidFieldsError}
 */
export async function restore(
  member: Member,
  what: z.infer<typeof restoreSchema>,
): Promise<Restored> {
  const { kind, id } = what
  switch (kind) {
    case 'restaurant': {
      const { restaurant, lostSlug, lostMenus } = await restoreRestaurant(member, id)
      const lostFields = { lostSlug, ...(lostMenus.length > 0 && { lostMenus }) }
      return { name: restaurant.name, count: 1, ...lostFields }
    }
    case 'menu':
      return { name: (await restoreMenu(member, id)).name, count: 1, lostSlug: null }
    case 'category':
      return { name: (await restoreCategory(member, id)).name, count: 1, lostSlug: null }
    case 'dish':
      return { name: (await restoreDish(member, id)).name, count: 1, lostSlug: null }
    case 'import':
      return { name: (await restoreImport(member, id)).fileName, count: 1, lostSlug: null }
    case 'dishes': {
      const together = { menuId: id, deletedAt: what.deletedAt }
      return { ...(await restoreDishes(member, together)), lostSlug: null }
    }
  }
}
