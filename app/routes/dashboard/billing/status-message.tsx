import type { SubscriptionView } from '#app/domain/billing/get-billing.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Notice } from '#app/ui/notice.tsx'
import { needsCard, type SubscriptionStatus } from './subscription-status.ts'
import { useLongDate } from './use-long-date.ts'

interface Props {
  readonly subscription: SubscriptionView
  readonly status: SubscriptionStatus
  readonly timeZone: string
}

const textKeys = {
  past_due: 'past_due_text',
  unpaid: 'unpaid_text',
  paused: 'paused_text',
  incomplete: 'incomplete_text',
  ended: 'ended_text',
} as const

/** Explains the subscription's status. */
export function StatusMessage({ subscription, status, timeZone }: Props) {
  const translate = useBillingTranslate()
  const formatDate = useLongDate(timeZone)
  const { currentPeriodEnd, trialEnd, isSold, cancelAtPeriodEnd } = subscription
  if (status === 'canceling') {
    return (
      <Notice title={translate('keep_access', { date: formatDate(currentPeriodEnd) })}>
        <p>{translate('keep_access_text')}</p>
      </Notice>
    )
  }
  if (status === 'trialing') {
    return trialEnd && <p>{translate('trial_text', { date: formatDate(trialEnd) })}</p>
  }
  if (status === 'active') return !isSold && <p>{translate('given_text')}</p>
  const text = translate(textKeys[status])
  if (!needsCard(status)) return <p className="text-pretty">{text}</p>
  return (
    <Notice tone="bad">
      <p>{text}</p>
      {cancelAtPeriodEnd && (
        <p className="mt-2">{translate('ends_on_text', { date: formatDate(currentPeriodEnd) })}</p>
      )}
    </Notice>
  )
}
