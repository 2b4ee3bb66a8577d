import { z } from 'zod'
import { deletedKinds } from '../deleted/kinds.ts'
import { formSwitch } from '../field-schemas.ts'
import { restoreCategory } from '../categories/restore-category.ts'
import { restoreDish } from '../dishes/restore-dish.ts'
import { restoreMenu } from '../menus/restore-menu.ts'
import { parseInput } from '../parse-input.ts'
import { restoreRestaurant } from '../restaurants/restore-restaurant.ts'

export const restoreSchema = z.object({
  kind: z.enum(deletedKinds, 'form_unreadable'),
  id: z.string('form_unreadable'),
  /** Whether to restore all dishes that were deleted together with this one. */
  isTogether: formSwitch,
})

/** What was restored. */
export interface Restored {
  readonly name: string
  /** How many dishes; 1 for all else. */
  readonly count: number
  /** The slug that a restaurant has lost to another one of its owner. */
  readonly lostSlug: string | null
}

/**
 * Restores what an owner has deleted. Does nothing if it isn't deleted.
 * @param input `{kind, id}`, and `isTogether` for dishes
 * @throws {NotFoundError | ConflictError | LimitReachedError | InvalidFieldsError}
 */
export async function restore(ownerId: string, input: unknown): Promise<Restored> {
  const { kind, id, isTogether } = parseInput(restoreSchema, input)
  switch (kind) {
    case 'restaurant': {
      const { restaurant, lostSlug } = await restoreRestaurant(ownerId, id)
      return { name: restaurant.name, count: 1, lostSlug }
    }
    case 'menu':
      return { name: (await restoreMenu(ownerId, id)).name, count: 1, lostSlug: null }
    case 'category':
      return { name: (await restoreCategory(ownerId, id)).name, count: 1, lostSlug: null }
    case 'dish': {
      const { dish, count } = await restoreDish(ownerId, id, { isTogether })
      return { name: dish.name, count, lostSlug: null }
    }
  }
}
