import type { RouterContextProvider } from 'react-router'
import { getBilling, type Billing } from '#app/domain/billing/get-billing.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { billingContext } from '#app/services/payments/index.server.ts'
import { toPlanViews, type PlanView } from '../../pricing/plan-view.ts'
import type { Member } from '#app/domain/actor.ts'

/** Loads the plans and the owner's billing; `billing` is undefined if it couldn't be loaded. */
export async function loadBilling(
  member: Member,
  context: Readonly<RouterContextProvider>,
): Promise<{ billing: Billing | undefined; plans: PlanView[] }> {
  const { plans } = billingContext()
  try {
    const billing = await getBilling(member)
    return { billing, plans: toPlanViews(plans, billing.hadTrial) }
  } catch (error) {
    context.get(settingsContext).log.error({ error }, 'subscription could not be read')
    return { billing: undefined, plans: toPlanViews(plans, false) }
  }
}
