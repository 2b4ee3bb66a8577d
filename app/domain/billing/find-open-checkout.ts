import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { checkouts } from '#app/db/schema/index.ts'

export type CheckoutRow = typeof checkouts.$inferSelect

/** Finds the owner's open checkout, as last reported by Stripe. */
export async function findOpenCheckout(
  transaction: Transaction,
  ownerId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await transaction
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.ownerId, ownerId), eq(checkouts.status, 'open')))
  return row
}
