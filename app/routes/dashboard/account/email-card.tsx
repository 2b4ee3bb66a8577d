import { createEmailChangeSchema } from '#app/domain/accounts/schemas.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { MailboxNotice } from '#app/ui/mailbox-notice.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf, type FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { ResendForm } from '#app/ui/resend-form.tsx'
import type { FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { isDone, useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { ConfirmFields } from '../second-factor/confirm-fields.tsx'
import { confirmationCodes } from '../second-factor/missing-confirmation.ts'
import { UsernameInput } from './username-input.tsx'

interface Props {
  readonly email: string
  /** The new address that isn't confirmed yet. */
  readonly pendingEmail: string | undefined
  readonly hasMailbox: boolean
  /** The second factor to ask for, if any. */
  readonly choice: FactorChoice | undefined
  readonly result: unknown
}

export function EmailCard({ email, pendingEmail, hasMailbox, choice, result }: Props) {
  const translate = useAccountTranslate()
  const failure = failureOf(result, 'email')
  const { errors, isReady, clear, handlers } = useValidatedForm(
    createEmailChangeSchema(email),
    failure,
    {
      validatesOnBlur: true,
    },
  )
  useDone(result, 'email', clear)
  const field = (name: string) => ({
    name,
    required: true,
    defaultValue: failure?.values[name],
    error: errors[name],
  })
  return (
    <Card
      title={translate('change_email')}
      description={translate('change_email_description', { email })}
    >
      {failure?.problem && <Notice tone="bad">{messageOf(failure.problem, translate)}</Notice>}
      {isDone(result, 'email') && <Notice tone="good">{translate('email_sent')}</Notice>}
      {pendingEmail && (
        <>
          <Notice>{translate('email_pending', { email: pendingEmail })}</Notice>
          {hasMailbox && <MailboxNotice />}
          <ResendForm email={pendingEmail} result={result} />
        </>
      )}
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="email" />
        <UsernameInput email={email} />
        <Field
          {...field('newEmail')}
          label={translate('new_email')}
          type="email"
          autoComplete="email"
        />
        <Field
          {...field('repeatedEmail')}
          label={translate('confirm_email')}
          type="email"
          autoComplete="off"
        />
        <PasswordField
          {...field('currentPassword')}
          label={translate('current_password')}
          autoComplete="current-password"
        />
        <ConfirmFields choice={choice} errors={errors} />
        <SubmitButton className="self-start" disabled={!isReady}>
          {translate('change_email')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

/** Spec section 8 defines separate error messages for this form. */
function messageOf(
  { code, message }: NonNullable<FormFailure['problem']>,
  translate: ReturnType<typeof useAccountTranslate>,
): string {
  const isClear = /^(?:too_many_requests|signed_out|removed_from_team)$/.test(code)
  if (isClear || confirmationCodes.has(code)) return message
  return code === 'unexpected'
    ? translate('email_unexpected')
    : translate('email_failed', { message })
}
