import type { SubscriptionView } from '#app/domain/billing/find-billing.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Notice } from '#app/ui/notice.tsx'
import { needsCard, type Standing } from './shown-billing.ts'
import { useLongDate } from './use-long-date.ts'

interface Props {
  readonly subscription: SubscriptionView
  readonly standing: Standing
  readonly timeZone: string
}

const plainWords = {
  past_due: 'past_due_text',
  unpaid: 'unpaid_text',
  paused: 'paused_text',
  incomplete: 'incomplete_text',
  ended: 'ended_text',
} as const

/** What the owner has to know of how it stands, in words. */
export function SubscriptionNews({ subscription, standing, timeZone }: Props) {
  const translate = useBillingTranslate()
  const dateOf = useLongDate(timeZone)
  const { currentPeriodEnd, trialEnd, isSold, cancelAtPeriodEnd } = subscription
  if (standing === 'canceling') {
    return (
      <Notice title={translate('keep_access', { date: dateOf(currentPeriodEnd) })}>
        <p>{translate('keep_access_text')}</p>
      </Notice>
    )
  }
  if (standing === 'trialing') {
    return trialEnd && <p>{translate('trial_text', { date: dateOf(trialEnd) })}</p>
  }
  if (standing === 'active') return !isSold && <p>{translate('given_text')}</p>
  const words = translate(plainWords[standing])
  if (!needsCard(standing)) return <p className="text-pretty">{words}</p>
  return (
    <Notice tone="bad">
      <p>{words}</p>
      {cancelAtPeriodEnd && (
        <p className="mt-2">{translate('ends_on_text', { date: dateOf(currentPeriodEnd) })}</p>
      )}
    </Notice>
  )
}
