import { useAccountTranslate } from '#app/i18n/account.ts'
import { Form } from './team-forms.tsx'
import { failureOf } from './form-failure.ts'
import { Notice } from './notice.tsx'
import { SubmitButton } from './submit-button.tsx'

interface Props {
  readonly email: string
  /** The result of the page's action. */
  readonly result: unknown
  /** The intent of the form that sends the mail. */
  readonly intent?: string
}

/** Sends a mail again. */
export function ResendForm({ email, result, intent = 'resend' }: Props) {
  const translate = useAccountTranslate()
  const failure = failureOf(result, intent)
  const problem = failure?.problem?.message ?? failure?.errors['email']
  const isResent = typeof result === 'object' && result !== null && 'resentTo' in result
  return (
    <Form method="post" className="flex flex-col items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="email" value={email} />
      <p className="text-ink-soft text-pretty">{translate('nothing_arrived')}</p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {isResent && <Notice tone="good">{translate('resent')}</Notice>}
      <SubmitButton tone="quiet">{translate('resend')}</SubmitButton>
    </Form>
  )
}
