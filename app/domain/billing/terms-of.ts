import type { Plan } from '../plans.ts'
import type { PaidSubscription } from './payments.ts'

/**
 * Returns what a subscription was sold as: according to the catalogue, by its price; for a
 * discontinued price, according to our checkout's metadata.
 * @throws {Error} if neither is known: a limit is never guessed
 */
export function termsOf(
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
  throw new Error(`${id} was sold at a price that Chefin does not know: ${priceIds.join(', ')}`)
}
