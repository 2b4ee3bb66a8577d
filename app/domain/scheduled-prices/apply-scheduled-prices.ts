import { eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { dishes, scheduledPrices } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { nextVersion } from '../row-version.ts'

/** The number of dishes per transaction: a menu is locked for as long as one takes. */
const chunkSize = 200

/**
 * Makes the prepared prices whose time has come the prices of their dishes, also of deleted ones, so
 * that these are restored with their current price. Several processes may do so at once.
 * @param stopping ends it early, between two transactions
 * @returns in how many ms the next price is due, by Postgres's clock; undefined if none is prepared
 */
export async function applyScheduledPrices(stopping?: AbortSignal): Promise<number | undefined> {
  for (const menuId of await findDueMenus()) {
    let isComplete = false
    while (!isComplete) {
      if (stopping?.aborted) return undefined
      const applied = await asSystem('prepared prices begin', (transaction) =>
        applyChunk(transaction, menuId),
      )
      isComplete = applied < chunkSize
    }
  }
  return findWait()
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

/** Applies some of a menu's prices; returns how many. */
async function applyChunk(transaction: Transaction, menuId: string): Promise<number> {
  await lockMenu(transaction, menuId)
  // Read under the lock, as another process may have applied them meanwhile.
  const due = transaction
    .select({ id: scheduledPrices.id })
    .from(scheduledPrices)
    .innerJoin(dishes, eq(dishes.id, scheduledPrices.dishId))
    .where(sql`${eq(dishes.menuId, menuId)} and ${isDue}`)
    .limit(chunkSize)
  const applied = await transaction
    .update(dishes)
    .set({ priceMinor: scheduledPrices.priceMinor, updatedAt: nextVersion(dishes.updatedAt) })
    .from(scheduledPrices)
    .where(sql`${eq(dishes.id, scheduledPrices.dishId)} and ${inArray(scheduledPrices.id, due)}`)
    .returning({ dishId: dishes.id })
  if (applied.length === 0) return 0
  const dishIds = sql.param(applied.map(({ dishId }) => dishId))
  await transaction
    .delete(scheduledPrices)
    .where(sql`${scheduledPrices.dishId} = any(${dishIds}::uuid[])`)
  await touchMenu(transaction, menuId)
  return applied.length
}

/** Leaves out what is due already, so that a failure isn't retried at once. */
async function findWait(): Promise<number | undefined> {
  const [next] = await asSystem('when the next prepared price begins', (transaction) =>
    transaction
      .select({
        ms: sql<
          number | null
        >`(extract(epoch from min(${scheduledPrices.startsAt}) - now()) * 1000)::float8`,
      })
      .from(scheduledPrices)
      .where(gt(scheduledPrices.startsAt, sql`now()`)),
  )
  return next?.ms ?? undefined
}
