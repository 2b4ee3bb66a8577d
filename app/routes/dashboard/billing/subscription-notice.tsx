import { Link } from 'react-router'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Notice } from '#app/ui/notice.tsx'
import { plansPath, subscriptionPath } from '../../pricing/account-paths.ts'
import type { Billing } from '#app/domain/billing/get-billing.ts'
import { needsCard, statusOf } from './subscription-status.ts'

const textKeys = {
  past_due: 'past_due_text',
  unpaid: 'unpaid_text',
  paused: 'paused_text',
} as const

/** Warns on the dashboard's home page if the chat is closed, limited, or about to close. */
export function SubscriptionNotice({ billing }: { billing: Billing | undefined }) {
  const translate = useBillingTranslate()
  if (!billing) return null
  const { subscription } = billing
  const status = subscription && statusOf(subscription)
  if (status && needsCard(status)) {
    return (
      <Notice tone="bad" title={translate(`status_${status}`)}>
        <p>{translate(textKeys[status])}</p>
        <NoticeLink to={subscriptionPath}>{translate('see_subscription')}</NoticeLink>
      </Notice>
    )
  }
  if (subscription?.isActive && subscription.overage?.isSpent) {
    return (
      <Notice tone="bad" title={translate('ceiling_reached_title')}>
        <p>{translate('ceiling_reached_text')}</p>
        <NoticeLink to={subscriptionPath}>{translate('see_subscription')}</NoticeLink>
      </Notice>
    )
  }
  if (subscription?.isActive) return null
  return (
    <Notice title={translate('closed_title')}>
      <p>{translate('closed_text')}</p>
      <NoticeLink to={plansPath}>{translate('see_plans')}</NoticeLink>
    </Notice>
  )
}

function NoticeLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mt-1 inline-flex min-h-11 items-center font-semibold text-paprika-deep underline underline-offset-4 lg:min-h-8"
    >
      {children}
    </Link>
  )
}
