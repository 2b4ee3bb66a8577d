import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import type { categories, dishes, menus } from '#app/db/schema/index.ts'
import { ConflictError } from './errors.ts'
import { orderSchema } from './field-schemas.ts'
import { parseInput } from './parse-input.ts'

/**
 * A table whose rows have distinct positions within one menu or one owner. A deleted row leaves a gap,
 * to which it can return.
 */
type OrderedTable = typeof dishes | typeof categories | typeof menus

/*
 * Callers must hold the lock on the rows' parent (the menu, or for menus the owner), so that no two
 * calls count the same rows at once.
 */

/** Returns the position after the last row. */
export async function nextPosition(
  transaction: Transaction,
  table: OrderedTable,
  within: SQL,
): Promise<number> {
  const { rows } = await transaction.execute<{ next: number }>(
    sql`select coalesce(max(position) + 1, 0) as next from ${table} where ${within}`,
  )
  return rows[0]?.next ?? 0
}

/**
 * Makes a position free for a restored row. Rows keep their positions when others are deleted, so it
 * is free already unless rows were added or reordered since.
 */
export async function freePosition(
  transaction: Transaction,
  table: OrderedTable,
  within: SQL,
  position: number,
): Promise<void> {
  await transaction.execute(sql`
    update ${table} set position = position + 1
    where ${within} and position >= ${position}
      and exists (select from ${table} where ${within} and position = ${position})`)
}

/**
 * Reorders all rows in one statement.
 * @param input `{ids}`: every row's id, once
 * @returns whether any row moved
 * @throws {ConflictError} if these aren't exactly the current rows
 */
export async function rewriteOrder(
  transaction: Transaction,
  table: OrderedTable,
  within: SQL,
  input: unknown,
): Promise<boolean> {
  const ids = parseInput(orderSchema, input).ids.map((id) => id.toLowerCase())
  const stored = await readOrder(transaction, table, within)
  const requested = new Set(ids)
  const isSameSet =
    ids.length === stored.length &&
    requested.size === ids.length &&
    stored.every((id) => requested.has(id))
  if (!isSameSet) throw new ConflictError('order_changed_elsewhere')
  const written = await transaction.execute(sql`
    update ${table} set position = listed.number - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, number)
    where ${table.id} = listed.id and ${table.position} <> listed.number - 1`)
  return (written.rowCount ?? 0) > 0
}

async function readOrder(
  transaction: Transaction,
  table: OrderedTable,
  within: SQL,
): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from ${table} where ${within}`,
  )
  return rows.map(({ id }) => id)
}
