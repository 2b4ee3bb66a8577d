import { and, eq, isNotNull } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { checkouts } from '#app/db/schema/index.ts'

/** Whether an owner has begun a checkout that is not paid, as far as Stripe has told. */
export async function hasOpenCheckout(ownerId: string): Promise<boolean> {
  const open = await asOwner(ownerId, (transaction) =>
    transaction.$count(
      checkouts,
      and(
        eq(checkouts.ownerId, ownerId),
        eq(checkouts.status, 'open'),
        isNotNull(checkouts.sessionId),
      ),
    ),
  )
  return open > 0
}
