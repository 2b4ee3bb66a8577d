import { href } from 'react-router'
import type { ReactNode } from 'react'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { plansPath } from '../../pricing/account-paths.ts'
import { CeilingForm } from './ceiling-form.tsx'
import { CancelOrResumeForm } from './cancel-or-resume-form.tsx'
import { PortalForm } from './portal-form.tsx'
import type { Billing } from '#app/domain/billing/get-billing.ts'
import { statusOf } from './subscription-status.ts'
import { StatusBadge } from './status-badge.tsx'
import { SubscriptionDates } from './subscription-dates.tsx'
import { StatusMessage } from './status-message.tsx'
import { UsageMeter } from './usage-meter.tsx'

interface Props {
  /** Undefined if it couldn't be loaded. */
  readonly billing: Billing | undefined
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
  readonly result: unknown
}

export function SubscriptionCard({ billing, timeZone, result }: Props) {
  const translate = useBillingTranslate()
  if (!billing) {
    return (
      <Frame>
        <Notice tone="bad">{translate('load_failed')}</Notice>
        <ButtonLink
          tone="quiet"
          to={href('/dashboard/account')}
          reloadDocument
          className="self-start"
        >
          {translate('retry')}
        </ButtonLink>
      </Frame>
    )
  }
  const { subscription } = billing
  if (!subscription) {
    return (
      <Frame>
        <div>
          <p className="font-display text-2xl font-semibold">{translate('none_title')}</p>
          <p className="mt-1 text-ink-soft text-pretty">{translate('none_text')}</p>
        </div>
        <PlansLink />
      </Frame>
    )
  }
  const status = statusOf(subscription)
  const hasEnded = status === 'ended' || status === 'incomplete'
  return (
    <Frame
      aside={<StatusBadge status={status} />}
      footer={
        subscription.isSold && (
          <>
            <PortalForm status={status} />
            {!hasEnded && (
              <CancelOrResumeForm
                subscription={subscription}
                status={status}
                timeZone={timeZone}
                result={result}
              />
            )}
          </>
        )
      }
    >
      <Problems result={result} />
      <p className="-mt-3 font-display text-3xl leading-tight font-semibold">
        {subscription.planName}
      </p>
      <StatusMessage subscription={subscription} status={status} timeZone={timeZone} />
      <SubscriptionDates subscription={subscription} status={status} timeZone={timeZone} />
      {hasEnded && <PlansLink />}
      {!hasEnded && <UsageMeter subscription={subscription} />}
      {!hasEnded && subscription.overage && (
        <CeilingForm
          subscriptionId={subscription.subscriptionId}
          overage={subscription.overage}
          result={result}
        />
      )}
    </Frame>
  )
}

interface FrameProps {
  readonly aside?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

function Frame({ children, ...rest }: FrameProps) {
  const translate = useBillingTranslate()
  return (
    <div id="subscription" className="scroll-mt-20">
      <Card {...rest} title={translate('current')}>
        {children}
      </Card>
    </div>
  )
}

function PlansLink() {
  const translate = useBillingTranslate()
  return (
    <ButtonLink tone="quiet" to={plansPath} className="self-start">
      {translate('see_plans')}
    </ButtonLink>
  )
}

/** Errors of this card's forms. */
function Problems({ result }: { result: unknown }) {
  return ['cancel', 'resume', 'portal'].map((intent) => {
    const problem = failureOf(result, intent)?.problem
    return (
      problem && (
        <Notice key={intent} tone="bad">
          {problem.message}
        </Notice>
      )
    )
  })
}
