import { href } from 'react-router'
import { registerWithInvitation } from '#app/auth/accept-invitation.ts'
import { findSession } from '#app/auth/find-session.ts'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import { SignedOutError } from '#app/domain/errors.ts'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import { acceptInvitation, findInvitation } from '#app/domain/team/accept-invitation.ts'
import { chooseTeam } from '#app/domain/team/choose-team.ts'
import { invitedSchema } from '#app/domain/team/schemas.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { callerOf } from '#app/middleware/caller.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { AuthFrame } from '#app/ui/auth-frame.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/invitation'
import { InvitationPage } from './invitation-page.tsx'

export const handle = appHandle({ isApp: true })

// The link in the email is a secret, and who is signed in differs.
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const [invitation, session] = await loadPage(() =>
    Promise.all([findInvitation(token), findSession(callerOf(request, context).headers)]),
  )
  return {
    token,
    invitation: invitation && { ...invitation, email: readableEmail(invitation.email) },
    signedInAs: session && readableEmail(session.owner.email),
  }
}

export function action(route: Route.ActionArgs) {
  const token = new URL(route.request.url).searchParams.get('token') ?? ''
  return formAction(route, () => ({
    accept: onForm(emptySchema, async (_, caller) => {
      const session = await findSession(caller.headers)
      if (!session) throw new SignedOutError()
      const team = await acceptInvitation(token, session.owner.id)
      await chooseTeam({ accountId: session.owner.id, sessionId: session.id }, team)
      throw redirectWithCookies(href('/dashboard'), [])
    }),
    register: onForm(invitedSchema, async (form, caller) => {
      throw redirectWithCookies(
        href('/dashboard'),
        await registerWithInvitation(caller, token, form),
      )
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function InvitationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthFrame>
      <InvitationPage {...loaderData} result={actionData} />
    </AuthFrame>
  )
}
