import { asOwner } from '#app/db/actors.ts'
import { findActiveSubscription } from './subscription-queries.ts'

/** Whether an owner has an active subscription, or a trial. */
export async function isSubscribed(ownerId: string): Promise<boolean> {
  const active = await asOwner(ownerId, (transaction) =>
    findActiveSubscription(transaction, ownerId),
  )
  return active !== undefined
}
