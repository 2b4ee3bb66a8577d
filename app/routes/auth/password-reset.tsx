import { href, Form } from 'react-router'
import { requestPasswordReset } from '#app/auth/reset-password.ts'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import { emailOnlySchema } from '#app/domain/accounts/schemas.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { flashCookie, readFlash } from '#app/http/flash.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { Field } from '#app/ui/field.tsx'
import { failureOf, type FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { Route } from './+types/password-reset'
import { AuthPage, TextLink } from './auth-page.tsx'
import { MailboxNotice } from '#app/ui/mailbox-notice.tsx'
import { FailureToast } from '#app/ui/failure-toast.tsx'
import { ResendForm } from '#app/ui/resend-form.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl, hasMailbox } = context.get(settingsContext)
  const isSent = new URL(request.url).searchParams.has('sent')
  const sent = isSent ? readFlash(request, appUrl, 'resetSent') : undefined
  return { hasMailbox, sentTo: sent && readableEmail(sent.email) }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    reset: onForm(emailOnlySchema, async ({ email }, caller) => {
      await requestPasswordReset(caller, email)
      const sent = flashCookie(caller.appUrl, { kind: 'resetSent', email })
      throw redirectWithCookies(`${href('/auth/passwordReset')}?sent`, [sent])
    }),
    resend: onForm(emailOnlySchema, async ({ email }, caller) => {
      await requestPasswordReset(caller, email)
      return { resentTo: email }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function PasswordResetPage({ actionData, loaderData }: Route.ComponentProps) {
  const translate = useAccountTranslate()
  const resend = failureOf(actionData, 'resend')
  // After a long wait the cookie has expired, so the address is also taken from the resend result.
  const resentTo = actionData && 'resentTo' in actionData ? actionData.resentTo : undefined
  const sentTo = loaderData.sentTo ?? resentTo ?? resend?.values['email']
  if (sentTo === undefined) return <ResetForm failure={failureOf(actionData, 'reset')} />
  return (
    <AuthPage heading={translate('reset_title')} summary={translate('reset_summary')}>
      <Notice tone="good">{translate('reset_sent')}</Notice>
      <p className="font-semibold">{translate('sent_to', { email: sentTo })}</p>
      {loaderData.hasMailbox && <MailboxNotice />}
      <ResendForm email={sentTo} result={actionData} />
      <TextLink to={href('/auth/login')}>{translate('back_to_login')}</TextLink>
    </AuthPage>
  )
}

function ResetForm({ failure }: { failure: FormFailure | undefined }) {
  const translate = useAccountTranslate()
  const { errors, handlers } = useValidatedForm(emailOnlySchema, failure)
  return (
    <AuthPage
      heading={translate('reset_title')}
      summary={translate('reset_summary')}
      description={translate('reset_description')}
    >
      <FailureToast failure={failure} />
      <Form method="post" {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="reset" />
        <Field
          label={translate('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={failure?.values['email']}
          error={errors['email']}
        />
        <SubmitButton>{translate('reset_password')}</SubmitButton>
      </Form>
      <TextLink to={href('/auth/login')}>{translate('back_to_login')}</TextLink>
    </AuthPage>
  )
}
