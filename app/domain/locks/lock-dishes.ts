import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { isRowId } from '../field-schemas.ts'
import { lockMenu, type Menu } from './lock-menu.ts'

/** The dishes of an owner's selection that still exist. */
export interface LockedDishes {
  readonly menu: Menu
  /** The dishes' ids, in the owner's order. */
  readonly ids: readonly string[]
  /** The selected ids that aren't dishes of the menu, such as those deleted in the meantime. */
  readonly missing: readonly string[]
  /** Selects the dishes. */
  readonly condition: SQL
}

/**
 * Locks a menu until the transaction ends, and finds selected dishes on it.
 * @throws {NotFoundError} if there is no such menu, or none of the dishes is on it
 */
export async function lockDishes(
  transaction: Transaction,
  menuId: string,
  selected: readonly string[],
): Promise<LockedDishes> {
  const menu = await lockMenu(transaction, menuId)
  const found = await transaction
    .select({ id: dishes.id })
    .from(dishes)
    .where(and(eq(dishes.menuId, menu.id), isOneOf(selected.filter(isRowId))))
    .orderBy(dishes.position, dishes.id)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) throw new NotFoundError('dishes_not_found')
  const known = new Set(ids)
  const missing = selected.filter((id) => !known.has(id.toLowerCase()))
  return { menu, ids, missing, condition: isOneOf(ids) }
}

/** Passes all ids as one parameter, however many there are. */
function isOneOf(ids: readonly string[]): SQL {
  return sql`${dishes.id} = any(${sql.param(ids)}::uuid[])`
}
