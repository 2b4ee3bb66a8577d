import { useBillingTranslate } from '#app/i18n/billing.ts'
import { landingTranslator } from '#app/i18n/landing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { plansPath } from '../pricing/plans-path.ts'
import { PlanCard } from '../pricing/plan-card.tsx'
import type { ShownPlan } from '../pricing/shown-plan.ts'

interface Props {
  readonly plans: readonly ShownPlan[]
  readonly isSignedIn: boolean
}

/** The plans, for everybody: one buys on one's account page. */
export function PricingSection({ plans, isSignedIn }: Props) {
  const translate = landingTranslator(useLocale())
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="scroll-mt-16 border-t border-line bg-sunken"
    >
      <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-14 sm:px-6 sm:py-20">
        <div>
          <h2
            id="pricing-title"
            className="font-display text-4xl leading-tight font-semibold tracking-tight text-balance"
          >
            {translate('pricing_title')}
          </h2>
          <p className="mt-2 text-ink-soft text-pretty">{translate('pricing_text')}</p>
        </div>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} tellsOfTrial={!isSignedIn}>
            <WayToBuy isSignedIn={isSignedIn} />
          </PlanCard>
        ))}
      </div>
    </section>
  )
}

function WayToBuy({ isSignedIn }: { isSignedIn: boolean }) {
  const translate = useBillingTranslate()
  if (isSignedIn) return <ButtonLink to={plansPath}>{translate('to_plans')}</ButtonLink>
  return (
    <>
      <ButtonLink to={`/auth/login?back=${encodeURIComponent(plansPath)}`}>
        {translate('login_to_purchase')}
      </ButtonLink>
      <ButtonLink tone="quiet" to="/auth/register">
        {translate('register')}
      </ButtonLink>
    </>
  )
}
