import { hasSecondFactor, type FactorState } from '#app/domain/second-factor/factor-state.ts'
import type { OpenInvitation } from '#app/domain/team/list-members.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useTeamTranslate } from '#app/i18n/team.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { anyFailure, failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { ConfirmPanel } from '../../second-factor/confirm-panel.tsx'
import type { ListedMember, Restaurant } from './listed.ts'
import { MemberRow } from './member-row.tsx'
import { RoleFields } from './role-fields.tsx'
import { useRoleNames } from './use-role-names.ts'

interface Props {
  readonly members: readonly ListedMember[]
  readonly invitations: readonly OpenInvitation[]
  readonly restaurants: readonly Restaurant[]
  readonly timeZone: string
  /** The person's own. */
  readonly factors: FactorState
  /** The page's action data. */
  readonly result: unknown
}

/** The members of a team and its open invitations. */
export function MembersPage({
  members,
  invitations,
  restaurants,
  timeZone,
  factors,
  result,
}: Props) {
  const choice = { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 }
  const translate = useTeamTranslate()
  const problem = anyFailure(result)?.problem
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('team')} description={translate('team_description')} />
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {hasSecondFactor(factors) && <ConfirmPanel choice={choice} result={result} />}
      <Done result={result} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={translate('members')} description={translate('members_description')}>
            <ul className="flex flex-col divide-y divide-line">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  restaurants={restaurants}
                  result={result}
                />
              ))}
            </ul>
          </Card>
          {invitations.length > 0 && (
            <Card title={translate('invitations')}>
              <ul className="flex flex-col divide-y divide-line">
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} timeZone={timeZone} />
                ))}
              </ul>
            </Card>
          )}
        </div>
        <InviteCard restaurants={restaurants} result={result} />
      </div>
    </div>
  )
}

/** What an action has done: in the page, because a removed row can't say it. */
function Done({ result }: { result: unknown }) {
  const translate = useTeamTranslate()
  const { email = '', name = '' }: { email?: unknown; name?: unknown } = Object(result)
  if (isDone(result, 'invite'))
    return <Notice tone="good">{translate('invitation_sent', { email: String(email) })}</Notice>
  if (isDone(result, 'withdraw')) return <Notice tone="good">{translate('withdrawn')}</Notice>
  if (isDone(result, 'role')) return <Notice tone="good">{translate('role_changed')}</Notice>
  if (isDone(result, 'remove'))
    return <Notice tone="good">{translate('removed', { name: String(name) })}</Notice>
  return null
}

function InviteCard({
  restaurants,
  result,
}: {
  restaurants: readonly Restaurant[]
  result: unknown
}) {
  const translate = useTeamTranslate()
  const failure = failureOf(result, 'invite')
  const errors = failure?.errors ?? {}
  const values = failure?.values ?? {}
  const role = (['owner', 'manager', 'kitchen', 'reader'] as const).find(
    (one) => one === values['role'],
  )
  const chosen = {
    role: role ?? 'manager',
    restaurantIds:
      values['scope'] === 'some'
        ? restaurants.flatMap(({ id }) => (values[`at.${id}`] ? [id] : []))
        : null,
  }
  return (
    <Card title={translate('invite')} description={translate('invite_description')}>
      {/* Emptied once an invitation was sent. */}
      <Form
        method="post"
        key={isDone(result, 'invite') ? JSON.stringify(result) : 'form'}
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="invite" />
        <Field
          label={translate('email')}
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={values['email']}
          error={errors['email']}
        />
        <RoleFields restaurants={restaurants} chosen={chosen} errors={errors} />
        <SubmitButton className="self-start">{translate('send_invitation')}</SubmitButton>
      </Form>
    </Card>
  )
}

function InvitationRow({ invitation, timeZone }: { invitation: OpenInvitation; timeZone: string }) {
  const translate = useTeamTranslate()
  const roleNames = useRoleNames()
  const { id, email, role, expiresAt, isExpired } = invitation
  const date = expiresAt.toLocaleDateString(useLocale(), { dateStyle: 'long', timeZone })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">
          {roleNames[role]} · {translate(isExpired ? 'expired' : 'valid_until', { date })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="invitationId" value={id} />
          <Button type="submit" tone="quiet" aria-label={translate('resend_to', { email })}>
            {translate('resend')}
          </Button>
        </Form>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="invitationId" value={id} />
          <Button type="submit" tone="quiet" aria-label={translate('withdraw_from', { email })}>
            {translate('withdraw')}
          </Button>
        </Form>
      </div>
    </li>
  )
}
