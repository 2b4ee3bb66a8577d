import { useBillingTranslate } from '#app/i18n/billing.ts'
import type { SubscriptionStatus } from './subscription-status.ts'

const good = 'bg-olive-wash text-olive'
const uncertain = 'bg-saffron-wash text-saffron'
const bad = 'bg-beet-wash text-beet'
const neutral = 'bg-sunken text-ink-soft'

const styles = {
  trialing: { label: 'status_trialing', colour: good },
  active: { label: 'status_active', colour: good },
  canceling: { label: 'status_canceling', colour: uncertain },
  past_due: { label: 'status_past_due', colour: bad },
  unpaid: { label: 'status_unpaid', colour: bad },
  paused: { label: 'status_paused', colour: bad },
  incomplete: { label: 'status_incomplete', colour: neutral },
  ended: { label: 'status_ended', colour: neutral },
} as const satisfies Record<SubscriptionStatus, unknown>

export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  const translate = useBillingTranslate()
  const { label, colour } = styles[status]
  return (
    <span className={`rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${colour}`}>
      {translate(label)}
    </span>
  )
}
