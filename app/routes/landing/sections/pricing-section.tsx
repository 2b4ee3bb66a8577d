import { useBillingTranslate } from '#app/i18n/billing.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { plansPath } from '../../pricing/plans-path.ts'
import { PlanCard } from '../../pricing/plan-card.tsx'
import type { ShownPlan } from '../../pricing/shown-plan.ts'
import { useWords } from '../use-words.ts'
import { SectionHead } from './section-head.tsx'

interface Props {
  readonly plans: readonly ShownPlan[]
  readonly isSignedIn: boolean
}

/** The plans, for everybody: one buys on one's account page. */
export function PricingSection({ plans, isSignedIn }: Props) {
  const translate = useWords()
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
          <p className="font-semibold">{translate('pricing_offer')}</p>
          <p className="mt-1 text-ink-soft text-pretty">{translate('pricing_offer_text')}</p>
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
