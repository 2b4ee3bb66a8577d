import type { SubscriptionView } from '#app/domain/billing/find-billing.ts'
import { useBillingTranslate, type BillingKey } from '#app/i18n/billing.ts'
import type { Standing } from './shown-billing.ts'
import { useLongDate } from './use-long-date.ts'

interface Props {
  readonly subscription: SubscriptionView
  readonly standing: Standing
  readonly timeZone: string
}

/** When it began, and which day matters next. */
export function SubscriptionDates({ subscription, standing, timeZone }: Props) {
  const translate = useBillingTranslate()
  const dateOf = useLongDate(timeZone)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-6 gap-y-4">
      {rowsOf(subscription, standing).map(({ words, date }) => (
        <div key={words}>
          <dt className="text-sm text-ink-soft">{translate(words)}</dt>
          <dd className="font-medium">{dateOf(date)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Row {
  readonly words: BillingKey
  readonly date: Date
}

function rowsOf(subscription: SubscriptionView, standing: Standing): Row[] {
  const { startedAt, currentPeriodEnd, trialEnd, endedAt, isSold, stripeStatus } = subscription
  if (standing === 'incomplete') return []
  const started: Row = { words: 'started', date: startedAt }
  if (standing === 'ended')
    return endedAt ? [started, { words: 'ended_on', date: endedAt }] : [started]
  const trial: Row[] =
    stripeStatus === 'trialing' && trialEnd ? [{ words: 'trial_until', date: trialEnd }] : []
  if (standing === 'trialing' && trial.length > 0) return [started, ...trial]
  const period = !isSold ? 'period_until' : periodWords[standing]
  return [started, ...trial, ...(period ? [{ words: period, date: currentPeriodEnd }] : [])]
}

const periodWords: Partial<Record<Standing, BillingKey>> = {
  trialing: 'renews',
  active: 'renews',
  canceling: 'access_until',
  past_due: 'period_until',
}
