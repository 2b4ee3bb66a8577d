import { Check, Gift, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { formatMoney } from '#app/domain/money/format-money.ts'
import type { PlanView } from './plan-view.ts'

interface Props {
  readonly plan: PlanView
  /** The heading's level. */
  readonly as?: 'h2' | 'h3'
  /** Whether to mention the trial; false for a plan that the owner already has. */
  readonly showsTrial: boolean
  /** The actions: a form or a link. */
  readonly children: ReactNode
}

/** A plan on sale: its features, price and actions. */
export function PlanCard({ plan, as: Heading = 'h3', showsTrial, children }: Props) {
  const translate = useBillingTranslate()
  const locale = useLocale()
  const format = (minor: number) => formatMoney(minor, plan.currency, locale)
  const promisesSeveral = plan.features.includes('feature_many_restaurants')
  const lines = [
    translate('message_limit', { limit: plan.ai_message_limit }),
    ...plan.features.map((feature) => translate(feature)),
    // The number would contradict a feature that promises several restaurants.
    ...(promisesSeveral ? [] : [translate('restaurant_limit', { limit: plan.restaurant_limit })]),
  ]
  return (
    <article className="@container overflow-clip rounded-card border border-line bg-surface shadow-card">
      <div className="grid @2xl:grid-cols-[minmax(0,1fr)_minmax(17rem,20rem)]">
        <div className="p-5 sm:p-7">
          <Heading className="font-display text-2xl font-semibold">{plan.title}</Heading>
          <ul aria-label={translate('includes')} className="mt-4 grid gap-3">
            {lines.map((line) => (
              <li key={line} className="flex items-start gap-3">
                <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-olive" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-5 border-t border-line bg-paper p-5 sm:p-7 @2xl:border-t-0 @2xl:border-l">
          <div>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-5xl leading-none font-semibold tracking-tight">
                {format(plan.price)}
              </span>
              <span className="text-ink-soft">{translate('per_month')}</span>
            </p>
            <p className="mt-2 text-sm text-ink-soft text-pretty">
              {translate('overage', {
                price: format(plan.overagePrice),
                limit: plan.ai_message_limit,
              })}
            </p>
          </div>
          {showsTrial && <TrialBanner plan={plan} />}
          <div className="mt-auto flex flex-col gap-3">{children}</div>
        </div>
      </div>
    </article>
  )
}

function TrialBanner({ plan }: { plan: PlanView }) {
  const translate = useBillingTranslate()
  const { trialDays } = plan
  const hasTrial = trialDays !== undefined
  const Icon = hasTrial ? Gift : Info
  return (
    <div
      className={`flex items-start gap-3 rounded-card px-4 py-3 ${hasTrial ? 'bg-olive-wash' : 'bg-sunken'}`}
    >
      <Icon
        size={20}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${hasTrial ? 'text-olive' : 'text-ink-soft'}`}
      />
      <div className="min-w-0 text-pretty">
        <p className="font-semibold">
          {hasTrial ? translate('trial_days', { days: trialDays }) : translate('trial_used')}
        </p>
        <p className="text-sm">
          {hasTrial
            ? translate('trial_charge', { limit: plan.ai_message_limit })
            : translate('trial_used_text')}
        </p>
      </div>
    </div>
  )
}
