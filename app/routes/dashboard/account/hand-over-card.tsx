import { createEmailChangeSchema } from '#app/domain/accounts/schemas.ts'
import { useHandoverTranslate } from '#app/i18n/handover.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { MailboxNotice } from '#app/ui/mailbox-notice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { useDone } from '#app/ui/use-done.ts'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { ConfirmFields } from '../second-factor/confirm-fields.tsx'
import { UsernameInput } from './username-input.tsx'

interface Props {
  readonly email: string
  /** Of the person who hasn't accepted yet. */
  readonly newOwner: string | undefined
  readonly hasMailbox: boolean
  /** The second factor to ask for, if any. */
  readonly choice: FactorChoice | undefined
  readonly result: unknown
}

/** Hands the account, which holds the restaurants, over to another person. */
export function HandOverCard({ email, newOwner, hasMailbox, choice, result }: Props) {
  const translate = useHandoverTranslate()
  const failure = failureOf(result, 'handOver')
  const problem = failure?.problem ?? failureOf(result, 'keepAccount')?.problem
  const { errors, clear, handlers } = useValidatedForm(createEmailChangeSchema(email), failure)
  useDone(result, 'handOver', clear)
  const field = (name: string) => ({
    name,
    required: true,
    defaultValue: failure?.values[name],
    error: errors[name],
  })
  return (
    <div id="handOver" className="scroll-mt-20">
      <Card title={translate('hand_over')} description={translate('hand_over_description')}>
        <p>{translate('hand_over_ends')}</p>
        <p>{translate('hand_over_billing')}</p>
        {problem && <Notice tone="bad">{problem.message}</Notice>}
        {newOwner !== undefined && (
          <>
            <Notice>{translate('hand_over_pending', { email: newOwner })}</Notice>
            {hasMailbox && <MailboxNotice />}
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="keepAccount" />
              <Button type="submit" tone="quiet">
                {translate('withdraw')}
              </Button>
            </Form>
          </>
        )}
        {(newOwner === undefined || failure) && (
          <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
            <input type="hidden" name="intent" value="handOver" />
            <UsernameInput email={email} />
            <Field
              {...field('newEmail')}
              label={translate('new_owner_email')}
              type="email"
              autoComplete="off"
            />
            <Field
              {...field('repeatedEmail')}
              label={translate('new_owner_email_again')}
              type="email"
              autoComplete="off"
            />
            <PasswordField
              {...field('currentPassword')}
              label={translate('current_password')}
              autoComplete="current-password"
            />
            <ConfirmFields choice={choice} errors={errors} />
            <SubmitButton tone="danger" className="self-start">
              {translate('hand_over_send')}
            </SubmitButton>
          </Form>
        )}
      </Card>
    </div>
  )
}
