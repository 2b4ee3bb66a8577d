import { useId } from 'react'
import type { SubscriptionView } from '#app/domain/billing/get-billing.ts'
import { formatMoney } from '#app/domain/money/format-money.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

interface Props {
  readonly subscription: SubscriptionView
}

const fillOf = { green: 'fill-olive', yellow: 'fill-saffron', red: 'fill-beet' }

/** Shows how many of the period's messages are used, and what further ones cost. */
export function UsageMeter({ subscription }: Props) {
  const translate = useBillingTranslate()
  const label = useId()
  const { used, limit, bar } = subscription
  // At least 1 %, so that even the first message is visible.
  const width = Math.max(bar.percent, used > 0 ? 1 : 0)
  const count = translate('usage_count', { used, limit })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={label} className="text-sm text-ink-soft">
          {translate('usage')}
        </span>
        <span className="font-semibold tabular-nums">{count}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={bar.percent}
        aria-valuetext={count}
        data-colour={bar.colour}
      >
        {/* An SVG, as its width is an attribute: the content security policy blocks inline styles. */}
        <svg aria-hidden="true" className="block h-2.5 w-full rounded-full bg-sunken">
          <rect width={`${width}%`} height="100%" rx="5" className={fillOf[bar.colour]} />
        </svg>
      </div>
      {used >= limit && <PastLimit subscription={subscription} />}
    </div>
  )
}

function PastLimit({ subscription: { overage } }: Props) {
  const translate = useBillingTranslate()
  const locale = useLocale()
  return <p className="text-sm text-pretty">{describe()}</p>

  function describe(): string {
    if (!overage) return translate('past_limit_given')
    const format = (minor: number) => formatMoney(minor, overage.currency, locale)
    const price = format(overage.price)
    const extra = overage.messages
    const values = { extra, price, sum: format(extra * overage.price) }
    if (overage.isSpent) return translate('past_limit_spent', values)
    return extra === 0 ? translate('limit_reached', { price }) : translate('past_limit', values)
  }
}
