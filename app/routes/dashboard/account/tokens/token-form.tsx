import { lifetimes, maxTokenName } from '#app/domain/tokens/schemas.ts'
import { scopes } from '#app/domain/tokens/scopes.ts'
import { useTokensTranslate } from '#app/i18n/tokens.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { UsernameInput } from '../username-input.tsx'
import { useScopeNames } from './use-scope-names.ts'

interface Props {
  readonly email: string
  /** Without a second factor, which `ConfirmPanel` asks for. */
  readonly asksPassword: boolean
  readonly failure: FormFailure | undefined
}

export function TokenForm({ email, asksPassword, failure }: Props) {
  const translate = useTokensTranslate()
  const scopeNames = useScopeNames()
  const { errors = {}, values = {} } = failure ?? {}
  const lifetimeNames = {
    30: translate('days_30'),
    90: translate('days_90'),
    365: translate('days_365'),
    never: translate('never'),
  }
  return (
    <Card title={translate('create')} description={translate('create_description')}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="create" />
        <Field
          label={translate('name')}
          hint={translate('name_hint')}
          name="name"
          maxLength={maxTokenName}
          autoComplete="off"
          required
          defaultValue={values['name']}
          error={errors['name']}
        />
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-semibold">{translate('scopes')}</legend>
          {scopes.map((scope) => (
            <label key={scope} className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="checkbox"
                name={scope}
                value="on"
                defaultChecked={values[scope] === 'on'}
                className="mt-0.5 size-5 shrink-0 accent-paprika"
              />
              <span>
                {scopeNames[scope]}
                <span className="block font-mono text-sm text-ink-soft">{scope}</span>
              </span>
            </label>
          ))}
          {errors['scopes'] && (
            <p role="alert" className="text-sm font-medium text-beet">
              {errors['scopes']}
            </p>
          )}
        </fieldset>
        <SelectField
          label={translate('lifetime')}
          name="lifetime"
          defaultValue={values['lifetime'] ?? '90'}
          error={errors['lifetime']}
        >
          {lifetimes.map((lifetime) => (
            <option key={lifetime} value={lifetime}>
              {lifetimeNames[lifetime]}
            </option>
          ))}
        </SelectField>
        {asksPassword && (
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
        <SubmitButton className="self-start">{translate('create_button')}</SubmitButton>
      </Form>
    </Card>
  )
}
