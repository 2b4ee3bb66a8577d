import { z } from 'zod'
import { deletedKinds } from '../deleted/kinds.ts'
import { restoreCategory } from '../categories/restore-category.ts'
import { restoreDish } from '../dishes/restore-dish.ts'
import { restoreMenu } from '../menus/restore-menu.ts'
import { parseInput } from '../parse-input.ts'
import { restoreRestaurant } from '../restaurants/restore-restaurant.ts'

export const restoreSchema = z.object({
  kind: z.enum(deletedKinds, 'form_unreadable'),
  id: z.string('form_unreadable'),
})

/** What was restored. */
export interface Restored {
  readonly name: string
  /** The slug that a restaurant has lost to another one of its owner. */
  readonly lostSlug: string | null
}

/**
 * Restores what an owner has deleted. Does nothing if it isn't deleted.
 * @param input `{kind, id}`
 * @throws {NotFoundError | ConflictError | LimitReachedError | InvalidFieldsError}
 */
export async function restore(ownerId: string, input: unknown): Promise<Restored> {
  const { kind, id } = parseInput(restoreSchema, input)
  switch (kind) {
    case 'restaurant': {
      const { restaurant, lostSlug } = await restoreRestaurant(ownerId, id)
      return { name: restaurant.name, lostSlug }
    }
    case 'menu':
      return { name: (await restoreMenu(ownerId, id)).name, lostSlug: null }
    case 'category':
      return { name: (await restoreCategory(ownerId, id)).name, lostSlug: null }
    case 'dish':
      return { name: (await restoreDish(ownerId, id)).name, lostSlug: null }
  }
}
