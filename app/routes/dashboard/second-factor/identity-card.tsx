import { passwordOnlySchema } from '#app/domain/accounts/schemas.ts'
import { factorSchema } from '#app/domain/second-factor/schemas.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Card } from '#app/ui/card.tsx'
import { anyFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { UsernameInput } from '../account/username-input.tsx'
import { ConfirmFields } from './confirm-fields.tsx'

interface Props {
  readonly email: string
  readonly isOn: boolean
  readonly choice: FactorChoice
  readonly result: unknown
}

/** Asks for the second factor, or else for the password, before the page shows anything. */
export function IdentityCard({ email, isOn, choice, result }: Props) {
  const translate = useFactorTranslate()
  const failure = anyFailure(result)
  const { errors, handlers } = useValidatedForm(isOn ? factorSchema : passwordOnlySchema, failure)
  return (
    <Card
      title={translate('confirm_title')}
      description={translate(isOn ? 'confirm_factor' : 'confirm_password')}
    >
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form method="post" {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="confirm" />
        {isOn ? (
          <ConfirmFields choice={choice} errors={errors} />
        ) : (
          <>
            <UsernameInput email={email} />
            <PasswordField
              label={translate('current_password')}
              name="password"
              autoComplete="current-password"
              required
              error={errors['password']}
            />
          </>
        )}
        <SubmitButton className="self-start">{translate('confirm')}</SubmitButton>
      </Form>
    </Card>
  )
}
