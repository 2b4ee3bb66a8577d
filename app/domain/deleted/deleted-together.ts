import { and, eq, type SQL } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'

/** Identifies the dishes that were deleted together from one menu. */
export interface DeletedTogether {
  readonly menuId: string
  readonly deletedAt: Date
}

/**
 * Returns the SQL condition for the dishes that were deleted together.
 * @throws {NotFoundError} for an invalid menu id
 */
export function wereDeletedTogether({ menuId, deletedAt }: DeletedTogether): SQL | undefined {
  const id = requireRowId(menuId, 'menu_not_found')
  return and(eq(dishes.menuId, id), eq(dishes.deletedAt, deletedAt))
}
