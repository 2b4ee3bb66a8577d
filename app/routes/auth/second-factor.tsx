import { href, Form, useSearchParams } from 'react-router'
import { finishLogin } from '#app/auth/second-factor/finish-login.ts'
import { findPendingLogin } from '#app/auth/second-factor/pending-login.ts'
import { findFactorState } from '#app/domain/second-factor/find-factor-state.ts'
import { factorSchema } from '#app/domain/second-factor/schemas.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { flashCookie } from '#app/http/flash.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { callerOf } from '#app/middleware/caller.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { FactorFields } from '#app/ui/second-factor/factor-fields.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { Route } from './+types/second-factor'
import { AuthPage, TextLink } from './auth-page.tsx'
import { redirectAfterLogin } from './redirect-after-login.ts'

/** Asks for the second factor after the password, in the browser where that was entered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const caller = callerOf(request, context)
  const state = await loadPage(async () => {
    const pending = await findPendingLogin(caller)
    return pending && findFactorState(pending.ownerId)
  })
  if (!state) {
    const flash = flashCookie(caller.appUrl, { kind: 'loginExpired' })
    return redirectWithCookies(`${href('/auth/login')}${new URL(request.url).search}`, [flash])
  }
  return { choice: { hasApp: state.hasApp, hasPasskeys: state.passkeyCount > 0 } }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    factor: onForm(factorSchema, async (form, caller) => {
      throw redirectAfterLogin(route.request, caller.appUrl, await finishLogin(caller, form))
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function SecondFactorPage({ actionData, loaderData }: Route.ComponentProps) {
  const translate = useFactorTranslate()
  const [search] = useSearchParams()
  const failure = failureOf(actionData, 'factor')
  const { errors, handlers } = useValidatedForm(factorSchema, failure)
  return (
    <AuthPage
      heading={translate('title')}
      summary={translate('login_summary')}
      description={translate('login_text')}
    >
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form method="post" {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="factor" />
        <FactorFields
          choice={loaderData.choice}
          errors={errors}
          passkeyPath={href('/auth/passkey')}
          purpose="second-factor"
        />
        <SubmitButton>{translate('login')}</SubmitButton>
      </Form>
      <p className="text-sm text-ink-soft text-pretty">{translate('lost')}</p>
      <TextLink to={`${href('/auth/login')}${search.size > 0 ? `?${search}` : ''}`}>
        {translate('login_restart')}
      </TextLink>
    </AuthPage>
  )
}
