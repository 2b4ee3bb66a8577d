import { useBillingTranslate } from '#app/i18n/billing.ts'
import type { Standing } from './shown-billing.ts'

const good = 'bg-olive-wash text-olive'
const uncertain = 'bg-saffron-wash text-saffron'
const bad = 'bg-beet-wash text-beet'
const over = 'bg-sunken text-ink-soft'

const looks = {
  trialing: { words: 'status_trialing', colour: good },
  active: { words: 'status_active', colour: good },
  canceling: { words: 'status_canceling', colour: uncertain },
  past_due: { words: 'status_past_due', colour: bad },
  unpaid: { words: 'status_unpaid', colour: bad },
  paused: { words: 'status_paused', colour: bad },
  incomplete: { words: 'status_incomplete', colour: over },
  ended: { words: 'status_ended', colour: over },
} as const satisfies Record<Standing, unknown>

/** How a subscription stands, in a word. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const translate = useBillingTranslate()
  const { words, colour } = looks[standing]
  return (
    <span className={`rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${colour}`}>
      {translate(words)}
    </span>
  )
}
