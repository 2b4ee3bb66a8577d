import { href } from 'react-router'
import type { Role } from '#app/domain/actor.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { useHandoverTranslate } from '#app/i18n/handover.ts'
import { useTeamTranslate } from '#app/i18n/team.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { useRoleNames } from './members/use-role-names.ts'

interface Props {
  readonly team: string
  readonly role: Role
  readonly mayManage: boolean
  readonly mayManageTokens: boolean
  readonly mayManageWebhooks: boolean
  /** Whether the team is the person's own, which can't be left. */
  readonly isOwn: boolean
  readonly result: unknown
}

/** The team: its members for those who manage them, and the way out for others. */
export function TeamCard({
  team,
  role,
  mayManage,
  mayManageTokens,
  mayManageWebhooks,
  isOwn,
  result,
}: Props) {
  const translate = useTeamTranslate()
  const translateHandover = useHandoverTranslate()
  const translateApp = useTranslate()
  const roleNames = useRoleNames()
  const failure = failureOf(result, 'leave')
  return (
    <Card
      title={translate('team')}
      description={
        isOwn
          ? translate('team_description')
          : translate('leave_description', { team, role: roleNames[role] })
      }
    >
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        {mayManage && (
          <ButtonLink to={href('/dashboard/account/members')}>
            {translate('manage_members')}
          </ButtonLink>
        )}
        {mayManageTokens && (
          <ButtonLink tone="quiet" to={href('/dashboard/account/tokens')}>
            {translateApp('apiTokens')}
          </ButtonLink>
        )}
        {mayManageWebhooks && (
          <ButtonLink tone="quiet" to={href('/dashboard/account/webhooks')}>
            {translateApp('webhooks')}
          </ButtonLink>
        )}
        <ButtonLink tone="quiet" to={href('/dashboard/account/developers')}>
          {translateApp('developers')}
        </ButtonLink>
        {!isOwn && (
          <Form method="post">
            <input type="hidden" name="intent" value="leave" />
            <Button type="submit" tone="quiet">
              {translate('leave')}
            </Button>
          </Form>
        )}
      </div>
      {isOwn && (
        <p className="text-sm text-ink-soft">
          {translateHandover('to_leave')}{' '}
          <a href="#handOver" className="font-semibold underline">
            {translateHandover('hand_over')}
          </a>
        </p>
      )}
    </Card>
  )
}
