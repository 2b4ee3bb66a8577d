import { CircleCheck, Clock, SearchX } from 'lucide-react'
import type { PaymentState } from '#app/domain/billing/confirm-checkout.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { plansPath, subscriptionPath } from '../../pricing/account-paths.ts'
import { Confirming } from './confirming.tsx'
import { ResultCard } from './result-card.tsx'

/** The page after a checkout. Screen readers announce each change. */
export function PaymentResultPage({ state }: { state: PaymentState | 'unknown' }) {
  return (
    <div aria-live="polite" className="mx-auto w-full max-w-2xl py-6 lg:py-12">
      <Outcome state={state} />
    </div>
  )
}

function Outcome({ state }: { state: PaymentState | 'unknown' }) {
  const translate = useBillingTranslate()
  if (state === 'confirming') return <Confirming />
  const { title, text, Mark, tone, link, to } = outcomes[state]
  return (
    <ResultCard
      mark={<Mark size={32} aria-hidden="true" />}
      tone={tone}
      title={translate(title)}
      text={translate(text)}
    >
      <ButtonLink to={to}>{translate(link)}</ButtonLink>
    </ResultCard>
  )
}

const outcomes = {
  confirmed: {
    title: 'confirmed',
    text: 'confirmed_text',
    Mark: CircleCheck,
    tone: 'good',
    link: 'my_account',
    to: subscriptionPath,
  },
  inactive: {
    title: 'inactive',
    text: 'inactive_text',
    Mark: Clock,
    tone: 'plain',
    link: 'my_account',
    to: subscriptionPath,
  },
  expired: {
    title: 'expired',
    text: 'expired_text',
    Mark: Clock,
    tone: 'plain',
    link: 'back_to_plans',
    to: plansPath,
  },
  unknown: {
    title: 'unknown',
    text: 'unknown_text',
    Mark: SearchX,
    tone: 'plain',
    link: 'back_to_plans',
    to: plansPath,
  },
} as const
