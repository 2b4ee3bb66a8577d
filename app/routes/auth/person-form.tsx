import { Form } from 'react-router'
import { invitedSchema } from '#app/domain/team/schemas.ts'
import { useTeamTranslate } from '#app/i18n/team.ts'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { TimeZoneInput } from './time-zone-input.tsx'

interface Props {
  readonly email: string
  readonly intent: string
  readonly label: string
  readonly result: unknown
}

/** The name and password of a person whose address a link has proven. */
export function PersonForm({ email, intent, label, result }: Props) {
  const translate = useTeamTranslate()
  const failure = failureOf(result, intent)
  const { errors, handlers } = useValidatedForm(invitedSchema, failure)
  const field = (name: string) => ({
    name,
    required: true,
    defaultValue: failure?.values[name],
    error: errors[name],
  })
  return (
    <Form method="post" {...handlers} className="flex flex-col gap-5">
      <p>{translate('register_text', { email })}</p>
      <input type="hidden" name="intent" value={intent} />
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TimeZoneInput />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} label={translate('first_name')} autoComplete="given-name" />
        <Field {...field('lastName')} label={translate('surname')} autoComplete="family-name" />
      </div>
      <PasswordField
        {...field('password')}
        label={translate('password')}
        hint={translate('password_hint')}
        autoComplete="new-password"
      />
      <SubmitButton>{label}</SubmitButton>
    </Form>
  )
}
