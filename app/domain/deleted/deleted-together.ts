import { and, eq, type SQL } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'

/** Dishes of a menu that were deleted together. */
export interface DeletedTogether {
  readonly menuId: string
  readonly deletedAt: Date
}

/**
 * Selects dishes that were deleted together.
 * @throws {NotFoundError} if the menu's id is none
 */
export function areTogether({ menuId, deletedAt }: DeletedTogether): SQL | undefined {
  const id = requireRowId(menuId, 'menu_not_found')
  return and(eq(dishes.menuId, id), eq(dishes.deletedAt, deletedAt))
}
