import { useRef, useState } from 'react'
import { passwordOnlySchema } from '#app/domain/accounts/schemas.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { ConfirmFields } from '../second-factor/confirm-fields.tsx'
import { UsernameInput } from './username-input.tsx'

interface Props {
  readonly email: string
  /** The second factor to ask for; undefined if there is none, or it was just given. */
  readonly choice: FactorChoice | undefined
  readonly result: unknown
}

/** Deletes the account, given the password, the second factor if there is one, and a confirmation. */
export function DeleteCard({ email, choice, result }: Props) {
  const translate = useAccountTranslate()
  const failure = failureOf(result, 'delete')
  const [isAsking, setAsking] = useState(false)
  const isConfirmed = useRef(false)
  const { errors, form, handlers } = useValidatedForm(passwordOnlySchema, failure, {
    preventsSubmit() {
      setAsking(!isConfirmed.current)
      return !isConfirmed.current
    },
  })
  return (
    <Card title={translate('delete_account')} description={translate('delete_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="delete" />
        <UsernameInput email={email} />
        <PasswordField
          label={translate('current_password')}
          name="password"
          autoComplete="current-password"
          required
          error={errors['password']}
        />
        <ConfirmFields choice={choice} errors={errors} />
        <SubmitButton tone="danger" className="self-start">
          {translate('delete_account')}
        </SubmitButton>
      </Form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={translate('delete_question')}
        body={translate('delete_body')}
        confirmLabel={translate('delete_confirm')}
        cancelLabel={translate('cancel')}
        danger
        onConfirm={() => {
          // requestSubmit() calls preventsSubmit before it returns.
          isConfirmed.current = true
          form.current?.requestSubmit()
          isConfirmed.current = false
          setAsking(false)
        }}
      />
    </Card>
  )
}
