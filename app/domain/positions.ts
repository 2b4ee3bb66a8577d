import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import type { categories, dishes, menus } from '#app/db/schema/index.ts'
import { ConflictError } from './errors.ts'
import { orderSchema } from './field-schemas.ts'
import { parseInput } from './parse-input.ts'

/**
 * A table whose rows have distinct positions within one menu or one owner. A deleted row leaves a
 * gap, to which it can return.
 */
type OrderedTable = typeof dishes | typeof categories | typeof menus

/*
 * Callers must hold the lock on the rows' parent (the menu, or for menus the owner), so that no two
 * calls count the same rows concurrently.
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
 * Makes positions free for restored rows: moves the row at each, and those after it, by one. Rows
 * keep their positions when others are deleted, so they are free already unless rows were added or
 * reordered since.
 */
export async function freePositions(
  transaction: Transaction,
  table: OrderedTable,
  within: SQL,
  positions: readonly number[],
): Promise<void> {
  const stored = await transaction
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(within)
    .orderBy(table.position)
  const reserved = new Set(positions)
  let shift = 0
  const moved = stored.flatMap(({ id, position }) => {
    while (reserved.has(position + shift)) shift++
    return shift > 0 ? [{ id, position: position + shift }] : []
  })
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  const newPositions = moved.map(({ position }) => position)
  await transaction.execute(sql`
    update ${table} set position = moved.position
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(newPositions)}::int[]) as moved (id, position)
    where ${table.id} = moved.id`)
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
