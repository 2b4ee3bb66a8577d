import { passwordOnlySchema } from '#app/domain/accounts/schemas.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { UsernameInput } from '../account/username-input.tsx'

interface Props {
  readonly email: string
  readonly isRequired: boolean
  readonly result: unknown
}

/** Switches the second factor off, given the password; the page has asked for the factor before. */
export function TurnOffCard({ email, isRequired, result }: Props) {
  const translate = useFactorTranslate()
  const failure = failureOf(result, 'turnOff')
  const { errors, handlers } = useValidatedForm(passwordOnlySchema, failure)
  return (
    <Card title={translate('off')} description={translate('off_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      {isRequired ? (
        <p className="text-ink-soft">{translate('off_required')}</p>
      ) : (
        <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="turnOff" />
          <UsernameInput email={email} />
          <PasswordField
            label={translate('current_password')}
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
          <SubmitButton tone="danger" className="self-start">
            {translate('off')}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
