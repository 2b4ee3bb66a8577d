import type { DeletedKind } from './kinds.ts'

/**
 * How many deleted rows of each kind an owner can restore, so that adding and deleting in turn
 * doesn't fill the disk. A deleted menu counts as one, whatever is on it.
 */
export const keptDeletions: Readonly<Record<DeletedKind, number>> = {
  restaurant: 100,
  menu: 50,
  category: 1_000,
  dish: 2_000,
  // Each may hold a million characters.
  import: 20,
}
