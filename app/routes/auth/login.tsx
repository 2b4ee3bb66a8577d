import { href, Form, useSearchParams } from 'react-router'
import { resendConfirmation } from '#app/auth/register.ts'
import { signIn } from '#app/auth/sign-in.ts'
import { emailOnlySchema, loginSchema } from '#app/domain/accounts/schemas.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { withFlash } from '#app/http/with-flash.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { relativePath } from '#app/http/relative-path.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { chosenLocale, localeCookie } from '#app/http/request-locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { Route } from './+types/login'
import { AuthPage, TextLink } from './auth-page.tsx'
import { ResendForm } from '#app/ui/resend-form.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  return withFlash({ request, appUrl }, ['emailConfirmed', 'emailChanged', 'accountDeleted'], {})
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { request } = route
  const back = new URL(request.url).searchParams.get('back')
  return formAction(route, () => ({
    login: onForm(loginSchema, async (form, caller) => {
      const { cookies, locale } = await signIn(caller, form)
      // The account's language applies unless another was chosen in this browser.
      const usesAccountLocale = locale && !chosenLocale(request.headers.get('Cookie'))
      throw redirectWithCookies(relativePath(back, href('/dashboard')), [
        ...cookies,
        ...(usesAccountLocale ? [localeCookie(caller.appUrl, locale)] : []),
      ])
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
  const { flash } = loaderData
  const [search] = useSearchParams()
  const failure = failureOf(actionData, 'login')
  const { errors, handlers } = useValidatedForm(loginSchema, failure)
  const isUnconfirmed = failure?.problem?.code === 'email_not_confirmed'
  return (
    <AuthPage heading={translate('login_title')} summary={translate('login_summary')}>
      {flash === 'emailChanged' && <Notice tone="good">{translate('email_changed')}</Notice>}
      {flash === 'accountDeleted' && <Notice tone="good">{translate('account_deleted')}</Notice>}
      {flash === 'emailConfirmed' && <Notice tone="good">{translate('email_is_confirmed')}</Notice>}
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
      <TextLink to={href('/auth/passwordReset')}>{translate('forgot_password')}</TextLink>
      <ButtonLink tone="quiet" to={href('/auth/register')}>
        {translate('create_account')}
      </ButtonLink>
    </AuthPage>
  )
}
