import { href } from 'react-router'
import { acceptHandOver } from '#app/auth/hand-over.ts'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import { findHandOver } from '#app/domain/team/hand-over.ts'
import { invitedSchema } from '#app/domain/team/schemas.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { useHandoverTranslate } from '#app/i18n/handover.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { AuthFrame } from '#app/ui/auth-frame.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { anyFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/hand-over'
import { AuthPage } from './auth-page.tsx'
import { PersonForm } from './person-form.tsx'

export const handle = appHandle({ isApp: true })

// The link in the email is a secret.
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request }: Route.LoaderArgs) {
  const offer = await loadPage(() => findHandOver(tokenOf(request)))
  return { offer: offer && { ...offer, email: readableEmail(offer.email) } }
}

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    takeOver: onForm(invitedSchema, async (form, caller) => {
      const cookies = await acceptHandOver(caller, tokenOf(route.request), form)
      throw redirectWithCookies(href('/dashboard'), cookies)
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

/** Takes over the account of a business that changes hands. */
export default function HandOverRoute({ loaderData: { offer }, actionData }: Route.ComponentProps) {
  const translate = useHandoverTranslate()
  const problem = anyFailure(actionData)?.problem
  const summary = translate('take_over_summary')
  return (
    <AuthFrame>
      {offer ? (
        <AuthPage
          heading={translate('take_over_title', { team: offer.team })}
          summary={summary}
          description={translate('take_over_text', { holder: offer.holder, team: offer.team })}
        >
          {problem && <Notice tone="bad">{problem.message}</Notice>}
          {offer.hasAccount ? (
            <Notice>{translate('take_over_has_account', { email: offer.email })}</Notice>
          ) : (
            <PersonForm
              email={offer.email}
              intent="takeOver"
              label={translate('take_over')}
              result={actionData}
            />
          )}
        </AuthPage>
      ) : (
        <AuthPage heading={translate('take_over_gone')} summary={summary}>
          <Notice tone="bad">{translate('take_over_gone_text')}</Notice>
          <ButtonLink to={href('/auth/login')}>{translate('login')}</ButtonLink>
        </AuthPage>
      )}
    </AuthFrame>
  )
}
