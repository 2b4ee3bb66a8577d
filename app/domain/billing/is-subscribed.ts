import { findActiveSubscription } from './subscription-queries.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** Whether an owner has an active subscription, or a trial. */
export async function isSubscribed(member: Member): Promise<boolean> {
  const active = await asOwner(member, 'editMenus', (transaction) =>
    findActiveSubscription(transaction, member.ownerId),
  )
  return active !== undefined
}
