import { href, Form } from 'react-router'
import type { InvitationView } from '#app/domain/team/accept-invitation.ts'
import { useTeamTranslate } from '#app/i18n/team.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { anyFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useRoleNames } from '../dashboard/account/members/use-role-names.ts'
import { AuthPage } from './auth-page.tsx'
import { PersonForm } from './person-form.tsx'

interface Props {
  readonly token: string
  /** Undefined if it is no longer valid. */
  readonly invitation: InvitationView | undefined
  /** The address of the signed-in person. */
  readonly signedInAs: string | undefined
  readonly result: unknown
}

/** Accepts an invitation: signed in, by logging in, or by registering. */
export function InvitationPage({ token, invitation, signedInAs, result }: Props) {
  const translate = useTeamTranslate()
  const roleNames = useRoleNames()
  const problem = anyFailure(result)?.problem
  if (!invitation) return <Gone />
  const { team, role, email, hasAccount } = invitation
  const heading = translate('invitation_title', { team })
  const back = encodeURIComponent(`${href('/auth/invitation')}?token=${token}`)
  return (
    <AuthPage
      heading={heading}
      summary={translate('invitation_summary')}
      description={translate('invitation_text', { team, role: roleNames[role] })}
    >
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {signedInAs !== undefined && (
        <Form method="post" className="flex flex-col gap-4">
          <input type="hidden" name="intent" value="accept" />
          <p>{translate('accept_as', { email: signedInAs })}</p>
          <SubmitButton>{translate('accept')}</SubmitButton>
        </Form>
      )}
      {signedInAs === undefined && hasAccount && (
        <>
          <p>{translate('log_in_text', { email })}</p>
          <ButtonLink to={`${href('/auth/login')}?back=${back}`}>
            {translate('log_in_to_accept')}
          </ButtonLink>
        </>
      )}
      {signedInAs === undefined && !hasAccount && (
        <PersonForm email={email} intent="register" label={translate('accept')} result={result} />
      )}
    </AuthPage>
  )
}

function Gone() {
  const translate = useTeamTranslate()
  return (
    <AuthPage heading={translate('invitation_gone')} summary={translate('invitation_summary')}>
      <Notice tone="bad">{translate('invitation_gone_text')}</Notice>
      <ButtonLink to={href('/auth/login')}>{translate('login')}</ButtonLink>
    </AuthPage>
  )
}
