import type { SubscriptionView } from '#app/domain/billing/get-billing.ts'
import { useBillingTranslate, type BillingKey } from '#app/i18n/billing.ts'
import type { SubscriptionStatus } from './subscription-status.ts'
import { useLongDate } from './use-long-date.ts'

interface Props {
  readonly subscription: SubscriptionView
  readonly status: SubscriptionStatus
  readonly timeZone: string
}

/** The subscription's start date and its next relevant date. */
export function SubscriptionDates({ subscription, status, timeZone }: Props) {
  const translate = useBillingTranslate()
  const formatDate = useLongDate(timeZone)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-6 gap-y-4">
      {rowsOf(subscription, status).map(({ key, date }) => (
        <div key={key}>
          <dt className="text-sm text-ink-soft">{translate(key)}</dt>
          <dd className="font-medium">{formatDate(date)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Row {
  readonly key: BillingKey
  readonly date: Date
}

function rowsOf(subscription: SubscriptionView, status: SubscriptionStatus): Row[] {
  const { startedAt, currentPeriodEnd, trialEnd, endedAt, isSold, stripeStatus } = subscription
  if (status === 'incomplete') return []
  const started: Row = { key: 'started', date: startedAt }
  if (status === 'ended') return endedAt ? [started, { key: 'ended_on', date: endedAt }] : [started]
  const trial: Row[] =
    stripeStatus === 'trialing' && trialEnd ? [{ key: 'trial_until', date: trialEnd }] : []
  if (status === 'trialing' && trial.length > 0) return [started, ...trial]
  const period = isSold ? periodKeys[status] : 'period_until'
  return [started, ...trial, ...(period ? [{ key: period, date: currentPeriodEnd }] : [])]
}

const periodKeys: Partial<Record<SubscriptionStatus, BillingKey>> = {
  trialing: 'renews',
  active: 'renews',
  canceling: 'access_until',
  past_due: 'period_until',
}
