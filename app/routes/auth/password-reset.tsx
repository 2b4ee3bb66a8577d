import { Form } from 'react-router'
import { requestPasswordReset } from '#app/auth/reset-password.ts'
import { emailOnly } from '#app/domain/accounts/schemas.ts'
import { answerHeaders } from '#app/http/answer-headers.ts'
import { formAction, onForm } from '#app/http/form-action.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { Field } from '#app/ui/field.tsx'
import { failureOf, type FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useCheckedForm } from '#app/ui/use-checked-form.ts'
import type { Route } from './+types/password-reset'
import { AuthPage, TextLink } from './auth-page.tsx'
import { MailboxNotice } from '#app/ui/mailbox-notice.tsx'
import { ResendForm } from './resend-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { hasMailbox: context.get(settingsContext).hasMailbox }
}

export const headers = answerHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    reset: onForm(emailOnly, async ({ email }, caller) => {
      await requestPasswordReset(caller, email)
      return { sentTo: email }
    }),
    resend: onForm(emailOnly, async ({ email }, caller) => {
      await requestPasswordReset(caller, email)
      return { sentTo: email, resentTo: email }
    }),
  }))
}

export default function PasswordResetPage({ actionData, loaderData }: Route.ComponentProps) {
  const translate = useAccountTranslate()
  const resend = failureOf(actionData, 'resend')
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : resend?.values['email']
  if (sentTo === undefined) return <ResetForm failure={failureOf(actionData, 'reset')} />
  return (
    <AuthPage heading={translate('reset_title')}>
      <Notice tone="good">{translate('reset_sent')}</Notice>
      <p className="font-semibold">{translate('sent_to', { email: sentTo })}</p>
      {loaderData.hasMailbox && <MailboxNotice />}
      <ResendForm email={sentTo} result={actionData} />
      <TextLink to="/auth/login">{translate('back_to_login')}</TextLink>
    </AuthPage>
  )
}

function ResetForm({ failure }: { failure: FormFailure | undefined }) {
  const translate = useAccountTranslate()
  const { errors, handlers } = useCheckedForm(emailOnly, failure)
  return (
    <AuthPage heading={translate('reset_title')} description={translate('reset_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
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
      <TextLink to="/auth/login">{translate('back_to_login')}</TextLink>
    </AuthPage>
  )
}
