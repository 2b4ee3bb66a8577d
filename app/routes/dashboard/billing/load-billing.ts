import type { RouterContextProvider } from 'react-router'
import { findBilling, type Billing } from '#app/domain/billing/find-billing.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { shop } from '#app/services/payments/index.server.ts'
import { showPlans, type ShownPlan } from '../../pricing/shown-plan.ts'

/** The plans for sale, and what the owner has; nothing where that could not be read. */
export async function loadBilling(
  ownerId: string,
  context: Readonly<RouterContextProvider>,
): Promise<{ billing: Billing | undefined; plans: ShownPlan[] }> {
  const { plans } = shop()
  try {
    const found = await findBilling(ownerId)
    return { billing: found, plans: showPlans(plans, found.hadTrial) }
  } catch (error) {
    context.get(settingsContext).log.error({ error }, 'a subscription could not be read')
    return { billing: undefined, plans: showPlans(plans, false) }
  }
}
