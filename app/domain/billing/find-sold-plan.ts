import type { Plan } from '../plans.ts'
import type { PaidSubscription } from './payments.ts'

/**
 * Finds the plan that a subscription was sold as: in the catalogue, by its price; for a
 * discontinued price, in our checkout's metadata.
 * @throws {Error} if neither contains it: a limit is never guessed
 */
export function findSoldPlan(
  { id, priceIds, metadata }: PaidSubscription,
  plans: readonly Plan[],
): { planName: string; aiMessageLimit: number } {
  const plan = plans.find(({ priceId }) => priceIds.includes(priceId))
  if (plan) return { planName: plan.plan_name, aiMessageLimit: plan.ai_message_limit }
  const planName = metadata['plan_name']
  const aiMessageLimit = Number(metadata['ai_message_limit'])
  if (planName && Number.isSafeInteger(aiMessageLimit) && aiMessageLimit > 0) {
    return { planName, aiMessageLimit }
  }
  throw new Error(`${id} was sold at a price that is not in the catalogue: ${priceIds.join(', ')}`)
}
