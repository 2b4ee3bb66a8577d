import { href } from 'react-router'
import { trialDays } from '#app/domain/plans.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import type { Billing } from '#app/domain/billing/get-billing.ts'
import { hasPlan } from '../../dashboard/billing/subscription-status.ts'
import { accountPath, plansPath } from '../../pricing/account-paths.ts'
import { PlanCard } from '../../pricing/plan-card.tsx'
import type { PlanView } from '../../pricing/plan-view.ts'
import { useLandingTranslate } from '../use-landing-translate.ts'
import { SectionHead } from './section-head.tsx'

interface Props {
  readonly plans: readonly PlanView[]
  readonly isSignedIn: boolean
  /** The signed-in owner's billing; undefined if it couldn't be loaded. */
  readonly billing: Billing | undefined
}

/** The plans. Signed-in owners can buy them here. */
export function PricingSection({ plans, isSignedIn, billing }: Props) {
  const translate = useLandingTranslate()
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="scroll-mt-16 border-t border-line bg-sunken"
    >
      <div className="wrap flex flex-col gap-8 py-16 sm:py-28">
        <SectionHead
          id="pricing-title"
          title={translate('pricing_title')}
          text={translate('pricing_text')}
        />
        <div className="max-w-3xl border-l-4 border-saffron pl-4">
          <p className="font-semibold">{translate('pricing_offer', { trialDays })}</p>
          <p className="mt-1 text-ink-soft text-pretty">{translate('pricing_offer_text')}</p>
        </div>
        {plans.map((plan) => {
          const mayBuy = billing?.mayBuy === true && !hasPlan(billing, plan)
          return (
            <PlanCard key={plan.id} plan={plan} showsTrial={!isSignedIn || mayBuy}>
              {isSignedIn ? (
                <OwnerActions plan={plan} billing={billing} mayBuy={mayBuy} />
              ) : (
                <VisitorActions />
              )}
            </PlanCard>
          )
        })}
      </div>
    </section>
  )
}

interface OwnerActionsProps {
  readonly plan: PlanView
  readonly billing: Billing | undefined
  readonly mayBuy: boolean
}

/** The form to buy a plan, which submits to the account page; or a link to the plans there. */
function OwnerActions({ plan, billing, mayBuy }: OwnerActionsProps) {
  const translate = useBillingTranslate()
  if (mayBuy) {
    return (
      <form method="post" action={accountPath} className="grid">
        <input type="hidden" name="intent" value="checkout" />
        <input type="hidden" name="planId" value={plan.id} />
        <button type="submit" className={buttonStyle('primary')}>
          {translate(plan.trialDays === undefined ? 'subscribe' : 'start_trial')}
        </button>
      </form>
    )
  }
  return (
    <>
      {billing && hasPlan(billing, plan) && (
        <button type="button" aria-disabled="true" className={buttonStyle('quiet')}>
          {translate('current_plan')}
        </button>
      )}
      <ButtonLink to={plansPath} tone={billing ? 'quiet' : 'primary'}>
        {translate('to_plans')}
      </ButtonLink>
    </>
  )
}

function VisitorActions() {
  const translate = useBillingTranslate()
  return (
    <>
      <ButtonLink to={`${href('/auth/login')}?back=${encodeURIComponent(plansPath)}`}>
        {translate('login_to_purchase')}
      </ButtonLink>
      <ButtonLink tone="quiet" to={href('/auth/register')}>
        {translate('register')}
      </ButtonLink>
    </>
  )
}
