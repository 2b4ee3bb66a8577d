import { href, Form, redirect, useSearchParams } from 'react-router'
import { resetPassword } from '#app/auth/reset-password.ts'
import { findPasswordResetOwner } from '#app/domain/accounts/find-password-reset-owner.ts'
import { passwordResetSchema } from '#app/domain/accounts/schemas.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { flashCookie, readFlash } from '#app/http/flash.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { failureOf, type FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { Route } from './+types/new-password'
import { AuthPage, TextLink } from './auth-page.tsx'

/** Reports an invalid link immediately, before anything is typed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  if (search.has('done')) {
    const { appUrl } = context.get(settingsContext)
    return readFlash(request, appUrl, 'resetDone')
      ? { isDone: true }
      : redirect(href('/auth/login'))
  }
  const owner = await loadPage(() => findPasswordResetOwner(search.get('token') ?? ''))
  return owner ? { isDone: false } : redirect(href('/auth/confirm'))
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    reset: onForm(passwordResetSchema, async (form, caller) => {
      const cookie = await resetPassword(caller, form)
      throw redirectWithCookies(`${href('/auth/newPassword')}?done`, [
        cookie,
        flashCookie(caller.appUrl, { kind: 'resetDone' }),
      ])
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function NewPasswordPage({ actionData, loaderData }: Route.ComponentProps) {
  const translate = useAccountTranslate()
  if (!loaderData.isDone) return <NewPasswordForm failure={failureOf(actionData, 'reset')} />
  return (
    <AuthPage heading={translate('reset_title')} summary={translate('reset_summary')}>
      <Notice tone="good">{translate('reset_done')}</Notice>
      <ButtonLink to={href('/auth/login')}>{translate('login')}</ButtonLink>
    </AuthPage>
  )
}

function NewPasswordForm({ failure }: { failure: FormFailure | undefined }) {
  const translate = useAccountTranslate()
  const [search] = useSearchParams()
  const { errors, handlers } = useValidatedForm(passwordResetSchema, failure)
  return (
    <AuthPage heading={translate('new_password_title')} summary={translate('new_password_summary')}>
      {failure?.problem && (
        <Notice tone="bad" title={failure.problem.message}>
          <TextLink to={href('/auth/passwordReset')}>{translate('forgot_password')}</TextLink>
        </Notice>
      )}
      <Form method="post" {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="reset" />
        <input type="hidden" name="token" value={search.get('token') ?? ''} />
        <PasswordField
          label={translate('password')}
          hint={translate('password_hint')}
          name="password"
          autoComplete="new-password"
          required
          error={errors['password']}
        />
        <PasswordField
          label={translate('password_again')}
          name="repeatedPassword"
          autoComplete="new-password"
          required
          error={errors['repeatedPassword']}
        />
        <SubmitButton>{translate('reset_password')}</SubmitButton>
      </Form>
    </AuthPage>
  )
}
