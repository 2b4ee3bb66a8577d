import { href } from 'react-router'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { errorTranslator } from '#app/i18n/errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import type { SignedInOwner } from '#app/auth/find-session.ts'
import type { PendingAddress } from '#app/domain/accounts/change-email.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import type { Member } from '#app/domain/actor.ts'
import { may } from '#app/domain/permissions.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { PlanView } from '../../pricing/plan-view.ts'
import { PlansCard } from '../billing/plans-card.tsx'
import type { Billing } from '#app/domain/billing/get-billing.ts'
import { SubscriptionCard } from '../billing/subscription-card.tsx'
import { hasSecondFactor, type FactorState } from '#app/domain/second-factor/factor-state.ts'
import { missingConfirmation } from '../second-factor/missing-confirmation.ts'
import { ConfirmPanel } from '../second-factor/confirm-panel.tsx'
import { FactorCard } from '../second-factor/factor-card.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { EmailCard } from './email-card.tsx'
import { HandOverCard } from './hand-over-card.tsx'
import { LogoutCard } from './logout-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { TeamCard } from './team-card.tsx'
import { SessionsCard, type SessionRow } from './sessions-card.tsx'

interface Props {
  readonly owner: SignedInOwner
  readonly member: Pick<Member, 'role' | 'restaurantIds'>
  readonly team: { readonly name: string; readonly isOwn: boolean }
  readonly factors: FactorState
  /** Whether the owner has just confirmed who they are. */
  readonly isConfirmed: boolean
  /** Undefined if it couldn't be loaded. */
  readonly billing: Billing | undefined
  readonly plans: readonly PlanView[]
  readonly sessions: readonly SessionRow[]
  readonly timeZones: readonly string[]
  readonly hasMailbox: boolean
  /** The new address that isn't confirmed yet. */
  readonly pendingAddress: PendingAddress | undefined
  /** The outcome of a link in an email, or of an abandoned checkout. */
  readonly flash: string | undefined
  /** The page's action data. */
  readonly result: unknown
}

// Their passwords can't be sent again for them, so they ask for the second factor themselves.
const withPasswords = ['password', 'email', 'handOver', 'delete']

export function AccountPage({
  owner,
  member,
  team,
  factors,
  isConfirmed,
  billing,
  plans,
  sessions,
  timeZones,
  result,
  flash,
  hasMailbox,
  pendingAddress,
}: Props) {
  const translate = useAccountTranslate()
  const translateApp = useTranslate()
  const locale = useLocale()
  const translateBilling = useBillingTranslate()
  const isOn = hasSecondFactor(factors)
  const choice = { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 }
  const asked = isOn ? missingConfirmation(result)?.intent : undefined
  const choiceOf = (intent: string) => (asked === intent ? choice : undefined)
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={translate('account')}
        description={translate('account_description')}
        actions={
          may(member, 'seeActivity') && (
            <ButtonLink tone="quiet" to={href('/dashboard/activity')}>
              {translateApp('activity')}
            </ButtonLink>
          )
        }
      />
      {flash === 'emailChanged' && <Notice tone="good">{translate('email_confirmed')}</Notice>}
      {flash === 'emailTaken' && (
        <Notice tone="bad">{errorTranslator(locale)('email_taken')}</Notice>
      )}
      {flash === 'linkInvalid' && <Notice tone="bad">{translate('link_invalid')}</Notice>}
      {flash === 'checkoutLeft' && <Notice>{translateBilling('checkout_left')}</Notice>}
      {isOn && <ConfirmPanel choice={choice} result={result} except={withPasswords} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <DetailsCard owner={owner} timeZones={timeZones} result={result} />
        {may(member, 'manageBilling') && (
          <>
            <SubscriptionCard billing={billing} timeZone={owner.timeZone} result={result} />
            <div className="xl:col-span-2">
              <PlansCard plans={plans} billing={billing} result={result} />
            </div>
          </>
        )}
        <TeamCard
          team={team.name}
          role={member.role}
          mayManage={may(member, 'manageMembers')}
          mayManageTokens={may(member, 'manageTokens')}
          mayManageWebhooks={may(member, 'manageWebhooks')}
          isOwn={team.isOwn}
          result={result}
        />
        <PasswordCard
          email={owner.email}
          choice={choiceOf('password')}
          result={result}
          seesTokens={may(member, 'manageTokens')}
        />
        <EmailCard
          email={owner.email}
          pendingEmail={pendingAddress?.isHandOver === false ? pendingAddress.email : undefined}
          hasMailbox={hasMailbox}
          choice={choiceOf('email')}
          result={result}
        />
        <FactorCard isOn={isOn} codesLeft={factors.codesLeft} />
        <SessionsCard sessions={sessions} timeZone={owner.timeZone} result={result} />
        {may(member, 'ownEverything') && (
          <DataCard email={owner.email} asksPassword={!isOn} result={result} />
        )}
        {team.isOwn && (
          <HandOverCard
            email={owner.email}
            newOwner={pendingAddress?.isHandOver ? pendingAddress.email : undefined}
            hasMailbox={hasMailbox}
            choice={choiceOf('handOver')}
            result={result}
          />
        )}
        <LogoutCard result={result} />
        <DeleteCard
          email={owner.email}
          choice={isOn && !isConfirmed ? choice : choiceOf('delete')}
          result={result}
        />
      </div>
    </div>
  )
}
