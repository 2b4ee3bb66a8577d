import { eq, inArray, lte, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { dishes, scheduledPrices } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { withPrices } from '../sizes/size-columns.ts'
import { nextVersion } from '../row-version.ts'

/** The maximum number of dishes per transaction, which locks the menu. */
const chunkSize = 200

/**
 * Applies the scheduled prices that are due. Deleted dishes are included, so that they are restored
 * with their current price. Several processes may call it concurrently.
 * @param signal ends the work after the current transaction
 * @returns after how many ms to call it again, at most 10,000
 * @throws {AggregateError} if it failed on some menus; it has applied the prices of the others
 */
export async function applyScheduledPrices(signal?: AbortSignal): Promise<number> {
  const failures: unknown[] = []
  for (const menuId of await findDueMenus()) {
    await applyToMenu(menuId, signal).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Scheduled prices were not applied on all menus')
  return calculateWait()
}

async function applyToMenu(menuId: string, signal?: AbortSignal): Promise<void> {
  let isComplete = signal?.aborted
  while (!isComplete) {
    const appliedCount = await asSystem('scheduled prices begin', (transaction) =>
      applyChunk(transaction, menuId),
    )
    isComplete = appliedCount < chunkSize || signal?.aborted
  }
}

const isDue = lte(scheduledPrices.startsAt, sql`now()`)

async function findDueMenus(): Promise<readonly string[]> {
  const due = await asSystem('menus with prices that begin', (transaction) =>
    transaction
      .select({ menuId: dishes.menuId })
      .from(scheduledPrices)
      .innerJoin(dishes, eq(dishes.id, scheduledPrices.dishId))
      .where(isDue)
      .groupBy(dishes.menuId),
  )
  return due.map(({ menuId }) => menuId)
}

/** Applies at most `chunkSize` of a menu's prices, and returns how many. */
async function applyChunk(transaction: Transaction, menuId: string): Promise<number> {
  await lockMenu(transaction, menuId)
  // Read under the lock, because another process may have applied them in the meantime.
  const due = transaction
    .select({ id: scheduledPrices.id })
    .from(scheduledPrices)
    .innerJoin(dishes, eq(dishes.id, scheduledPrices.dishId))
    .where(sql`${eq(dishes.menuId, menuId)} and ${isDue}`)
    .limit(chunkSize)
  const appliedRows = await transaction
    .update(dishes)
    .set({
      priceMinor: sql`coalesce(nullif(${scheduledPrices.priceMinor}, 0), ${dishes.priceMinor})`,
      moreSizes: withPrices(scheduledPrices.morePrices),
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .from(scheduledPrices)
    .where(sql`${eq(dishes.id, scheduledPrices.dishId)} and ${inArray(scheduledPrices.id, due)}`)
    .returning({ dishId: dishes.id })
  if (appliedRows.length === 0) return 0
  const dishIds = sql.param(appliedRows.map(({ dishId }) => dishId))
  await transaction
    .delete(scheduledPrices)
    .where(sql`${scheduledPrices.dishId} = any(${dishIds}::uuid[])`)
  await touchMenu(transaction, menuId)
  return appliedRows.length
}

/**
 * Returns the ms until the seconds of Postgres's clock are a multiple of ten. Every date starts at
 * such a moment, so each call applies the prices of a date as soon as it starts.
 */
async function calculateWait(): Promise<number> {
  const { rows } = await asSystem('when to look for scheduled prices again', (transaction) =>
    transaction.execute<{ wait: number }>(
      sql`select (1000 * (10 - mod(extract(epoch from clock_timestamp()), 10)))::float8 as wait`,
    ),
  )
  return returnedRow(rows).wait
}
