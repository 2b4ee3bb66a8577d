import { useAccountTranslate } from '#app/i18n/account.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { errorTranslator } from '#app/i18n/errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import type { SignedInOwner } from '#app/auth/find-session.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ShownPlan } from '../../pricing/shown-plan.ts'
import { PlansCard } from '../billing/plans-card.tsx'
import type { Billing } from '#app/domain/billing/find-billing.ts'
import { SubscriptionCard } from '../billing/subscription-card.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { EmailCard } from './email-card.tsx'
import { LogoutCard } from './logout-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard, type SessionRow } from './sessions-card.tsx'

interface Props {
  readonly owner: SignedInOwner
  /** Nothing where it could not be read. */
  readonly billing: Billing | undefined
  readonly plans: readonly ShownPlan[]
  readonly sessions: readonly SessionRow[]
  readonly timeZones: readonly string[]
  readonly hasMailbox: boolean
  /** The address that waits to be confirmed. */
  readonly pendingEmail: string | undefined
  /** What has just happened by a letter's link. */
  readonly news: string | undefined
  /** What the page's action gave back. */
  readonly result: unknown
}

export function AccountPage({
  owner,
  billing,
  plans,
  sessions,
  timeZones,
  result,
  news,
  hasMailbox,
  pendingEmail,
}: Props) {
  const translate = useAccountTranslate()
  const locale = useLocale()
  const billingWords = useBillingTranslate()
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('account')} description={translate('account_description')} />
      {news === 'emailChanged' && <Notice tone="good">{translate('email_confirmed')}</Notice>}
      {news === 'emailTaken' && (
        <Notice tone="bad">{errorTranslator(locale)('email_taken')}</Notice>
      )}
      {news === 'linkInvalid' && <Notice tone="bad">{translate('link_invalid')}</Notice>}
      {news === 'checkoutLeft' && <Notice>{billingWords('checkout_left')}</Notice>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <DetailsCard owner={owner} timeZones={timeZones} result={result} />
        <SubscriptionCard billing={billing} timeZone={owner.timeZone} result={result} />
        <div className="xl:col-span-2">
          <PlansCard plans={plans} billing={billing} result={result} />
        </div>
        <PasswordCard email={owner.email} result={result} />
        <EmailCard
          email={owner.email}
          pendingEmail={pendingEmail}
          hasMailbox={hasMailbox}
          result={result}
        />
        <SessionsCard sessions={sessions} timeZone={owner.timeZone} result={result} />
        <DataCard email={owner.email} result={result} />
        <LogoutCard result={result} />
        <DeleteCard email={owner.email} result={result} />
      </div>
    </div>
  )
}
