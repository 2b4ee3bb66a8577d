import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { passwordChangeSchema } from '#app/domain/accounts/schemas.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { isDone, useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { ConfirmFields } from '../second-factor/confirm-fields.tsx'
import { UsernameInput } from './username-input.tsx'

// Spec section 8: the success message disappears after 5 s.
const shownForMs = 5_000

interface Props {
  readonly email: string
  /** The second factor to ask for, if any. */
  readonly choice: FactorChoice | undefined
  readonly result: unknown
  /** Whether the person may see the team's API tokens. */
  readonly seesTokens: boolean
}

export function PasswordCard({ email, choice, result, seesTokens }: Props) {
  const translate = useAccountTranslate()
  const failure = failureOf(result, 'password')
  const { errors, clear, handlers } = useValidatedForm(passwordChangeSchema, failure)
  const isRecent = useIsRecent(result)
  useDone(result, 'password', clear)
  const field = (name: string) => ({ name, required: true, error: errors[name] })
  return (
    <Card
      title={translate('change_password')}
      description={translate('change_password_description')}
    >
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      {isRecent && <Notice tone="good">{translate('password_changed')}</Notice>}
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="password" />
        <UsernameInput email={email} />
        <PasswordField
          {...field('currentPassword')}
          label={translate('current_password')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={translate('new_password')}
          hint={translate('password_hint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('repeatedPassword')}
          label={translate('confirm_password')}
          autoComplete="new-password"
        />
        <ConfirmFields choice={choice} errors={errors} />
        <SubmitButton className="self-start">{translate('change_password')}</SubmitButton>
      </Form>
      {seesTokens && (
        <p className="text-sm text-ink-soft">
          {translate('password_keeps_tokens')}{' '}
          <Link to={href('/dashboard/account/tokens')} className="font-semibold underline">
            {translate('password_tokens')}
          </Link>
        </p>
      )}
    </Card>
  )
}

function useIsRecent(result: unknown): boolean {
  const [expired, setExpired] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setExpired(result), shownForMs)
    return () => clearTimeout(timer)
  }, [result])
  return isDone(result, 'password') && expired !== result
}
