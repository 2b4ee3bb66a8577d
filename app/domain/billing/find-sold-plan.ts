import type { Plan } from '../plans.ts'
import type { PaidSubscription } from './payments.ts'

export interface SoldPlan {
  readonly planName: string
  readonly aiMessageLimit: number
}

/**
 * Finds the plan that a subscription was sold as: in the catalogue, by its price; for a
 * discontinued price, in our checkout's metadata. Undefined if neither contains it.
 */
export function findSoldPlan(
  { priceIds, metadata }: PaidSubscription,
  plans: readonly Plan[],
): SoldPlan | undefined {
  const plan = plans.find(({ priceId }) => priceIds.includes(priceId))
  if (plan) return { planName: plan.plan_name, aiMessageLimit: plan.ai_message_limit }
  const planName = metadata['plan_name']
  const aiMessageLimit = Number(metadata['ai_message_limit'])
  if (!planName || !Number.isSafeInteger(aiMessageLimit) || aiMessageLimit <= 0) return undefined
  return { planName, aiMessageLimit }
}

/**
 * Like `findSoldPlan`.
 * @throws {Error} if the plan isn't found: a limit is never guessed
 */
export function requireSoldPlan(subscription: PaidSubscription, plans: readonly Plan[]): SoldPlan {
  const sold = findSoldPlan(subscription, plans)
  if (sold) return sold
  const { id, priceIds } = subscription
  throw new Error(`${id} was sold at a price that is not in the catalogue: ${priceIds.join(', ')}`)
}
