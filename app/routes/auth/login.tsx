import { href, Form, useSearchParams } from 'react-router'
import { findRemoval } from '#app/auth/find-removal.ts'
import { resendConfirmation } from '#app/auth/register.ts'
import { offersPasskeys } from '#app/auth/second-factor/passkeys.ts'
import { signInWithPasskey } from '#app/auth/second-factor/finish-login.ts'
import { signIn } from '#app/auth/sign-in.ts'
import { emailOnlySchema, loginSchema } from '#app/domain/accounts/schemas.ts'
import { passkeyLoginSchema } from '#app/domain/second-factor/schemas.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { withFlash } from '#app/http/with-flash.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { callerOf } from '#app/middleware/caller.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { ResendForm } from '#app/ui/resend-form.tsx'
import { askPasskey } from '#app/ui/second-factor/ask-passkey.ts'
import { PasskeyButton } from '#app/ui/second-factor/passkey-button.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { Route } from './+types/login'
import { AuthPage, TextLink } from './auth-page.tsx'
import { redirectAfterLogin } from './redirect-after-login.ts'

const loginFlashes = ['emailConfirmed', 'emailChanged', 'accountDeleted', 'loginExpired'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  const removedFrom = await loadPage(() => findRemoval(callerOf(request, context).headers))
  return withFlash({ request, appUrl }, loginFlashes, {
    offersPasskeys: offersPasskeys(appUrl),
    removedFrom,
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { request } = route
  return formAction(route, () => ({
    login: onForm(loginSchema, async (form, caller) => {
      const signedIn = await signIn(caller, form)
      if (!signedIn.needsFactor) throw redirectAfterLogin(request, caller.appUrl, signedIn)
      const { search } = new URL(request.url)
      throw redirectWithCookies(`${href('/auth/secondFactor')}${search}`, signedIn.cookies)
    }),
    passkey: onForm(passkeyLoginSchema, async ({ passkey }, caller) => {
      const signedIn = await signInWithPasskey(caller, passkey)
      throw redirectAfterLogin(request, caller.appUrl, signedIn)
    }),
    resend: onForm(emailOnlySchema, async ({ email }, caller) => {
      await resendConfirmation(caller, email)
      return { resentTo: email }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function LoginPage({ actionData, loaderData }: Route.ComponentProps) {
  const translate = useAccountTranslate()
  const translateFactor = useFactorTranslate()
  const { flash, removedFrom } = loaderData
  const [search] = useSearchParams()
  const failure = failureOf(actionData, 'login')
  const { errors, handlers } = useValidatedForm(loginSchema, failure)
  const isUnconfirmed = failure?.problem?.code === 'email_not_confirmed'
  return (
    <AuthPage heading={translate('login_title')} summary={translate('login_summary')}>
      {flash === 'emailChanged' && <Notice tone="good">{translate('email_changed')}</Notice>}
      {flash === 'accountDeleted' && <Notice tone="good">{translate('account_deleted')}</Notice>}
      {flash === 'emailConfirmed' && <Notice tone="good">{translate('email_is_confirmed')}</Notice>}
      {flash === 'loginExpired' && <Notice tone="bad">{translateFactor('login_expired')}</Notice>}
      {removedFrom !== undefined && (
        <Notice>{translate('removed_from_team', { team: removedFrom })}</Notice>
      )}
      {search.has('confirm') && <Notice>{translate('login_to_confirm')}</Notice>}
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      {isUnconfirmed && <ResendForm email={failure.values['email'] ?? ''} result={actionData} />}
      <Form method="post" {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="login" />
        <input type="hidden" name="confirm" value={search.get('confirm') ?? ''} />
        <Field
          label={translate('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={failure?.values['email']}
          error={errors['email']}
        />
        <PasswordField
          label={translate('password')}
          name="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <SubmitButton>{translate('login')}</SubmitButton>
      </Form>
      {loaderData.offersPasskeys && <PasskeyLogin result={actionData} />}
      <TextLink to={href('/auth/passwordReset')}>{translate('forgot_password')}</TextLink>
      <ButtonLink tone="quiet" to={href('/auth/register')}>
        {translate('create_account')}
      </ButtonLink>
    </AuthPage>
  )
}

/** Logs in with a passkey of any account, without the password. */
function PasskeyLogin({ result }: { result: unknown }) {
  const translate = useFactorTranslate()
  const failure = failureOf(result, 'passkey')
  const problem = failure?.problem?.message ?? failure?.errors['passkey']
  return (
    <Form method="post" className="grid gap-3 noscript:hidden">
      <input type="hidden" name="intent" value="passkey" />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <PasskeyButton
        label={translate('login_passkey')}
        ask={() => askPasskey(href('/auth/passkey'), 'login')}
      />
    </Form>
  )
}
