import { href, Form } from 'react-router'
import { register, resendConfirmation } from '#app/auth/register.ts'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import { emailOnlySchema, registrationSchema } from '#app/domain/accounts/schemas.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { flashCookie, readFlash } from '#app/http/flash.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf, type FormFailure } from '#app/ui/form-failure.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { Route } from './+types/register'
import { AuthPage, TextLink } from './auth-page.tsx'
import { TimeZoneInput } from './time-zone-input.tsx'
import { MailboxNotice } from '#app/ui/mailbox-notice.tsx'
import { FailureToast } from '#app/ui/failure-toast.tsx'
import { ResendForm } from '#app/ui/resend-form.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl, hasMailbox } = context.get(settingsContext)
  const isSent = new URL(request.url).searchParams.has('sent')
  const sent = isSent ? readFlash(request, appUrl, 'verificationSent') : undefined
  return { hasMailbox, sentTo: sent && readableEmail(sent.email) }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    register: onForm(registrationSchema, async (form, caller) => {
      const registrant = await register(caller, form)
      const sent = flashCookie(caller.appUrl, { kind: 'verificationSent', email: form.email })
      throw redirectWithCookies(`${href('/auth/register')}?sent`, [sent, registrant])
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

export default function RegisterPage({ actionData, loaderData }: Route.ComponentProps) {
  const resend = failureOf(actionData, 'resend')
  // After a long wait the cookie has expired, so the address is also taken from the resend result.
  const resentTo = actionData && 'resentTo' in actionData ? actionData.resentTo : undefined
  const sentTo = loaderData.sentTo ?? resentTo ?? resend?.values['email']
  return sentTo === undefined ? (
    <RegistrationForm failure={failureOf(actionData, 'register')} />
  ) : (
    <VerificationSent email={sentTo} result={actionData} hasMailbox={loaderData.hasMailbox} />
  )
}

function RegistrationForm({ failure }: { failure: FormFailure | undefined }) {
  const translate = useAccountTranslate()
  const { errors, handlers } = useValidatedForm(registrationSchema, failure)
  const field = (name: string) => ({
    name,
    required: true,
    defaultValue: failure?.values[name],
    error: errors[name],
  })
  return (
    <AuthPage heading={translate('register_title')} summary={translate('register_summary')}>
      <FailureToast failure={failure} />
      <Form method="post" {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="register" />
        <TimeZoneInput />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('firstName')} label={translate('name')} autoComplete="given-name" />
          <Field {...field('lastName')} label={translate('surname')} autoComplete="family-name" />
        </div>
        <Field {...field('email')} label={translate('email')} type="email" autoComplete="email" />
        <PasswordField
          {...field('password')}
          label={translate('password')}
          hint={translate('password_hint')}
          autoComplete="new-password"
        />
        <SubmitButton>{translate('continue')}</SubmitButton>
      </Form>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        {translate('have_account')}{' '}
        <TextLink to={href('/auth/login')}>{translate('login')}</TextLink>
      </p>
    </AuthPage>
  )
}

interface SentProps {
  readonly email: string
  readonly result: unknown
  readonly hasMailbox: boolean
}

function VerificationSent({ email, result, hasMailbox }: SentProps) {
  const translate = useAccountTranslate()
  return (
    <AuthPage
      heading={translate('verification_sent')}
      summary={translate('register_summary')}
      description={translate('verification_next')}
    >
      <p className="font-semibold">{translate('sent_to', { email })}</p>
      {hasMailbox && <MailboxNotice />}
      <ResendForm email={email} result={result} />
      <ButtonLink to={href('/auth/login')}>{translate('login')}</ButtonLink>
    </AuthPage>
  )
}
