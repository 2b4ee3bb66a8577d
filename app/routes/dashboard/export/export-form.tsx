import type { ReactNode } from 'react'
import { emptySchema, passwordOnlySchema } from '#app/domain/accounts/schemas.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { isDone, useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { UsernameInput } from '../account/username-input.tsx'

interface Props {
  readonly email: string
  readonly label: string
  /** Without a second factor, which `ConfirmPanel` asks for. */
  readonly asksPassword: boolean
  /** The page's action data. */
  readonly result: unknown
  /** Further fields. */
  readonly children?: ReactNode
}

/**
 * Asks for the password or the second factor, as exports contain guests' messages; then starts the
 * download.
 */
export function ExportForm({ email, label, asksPassword, result, children }: Props) {
  const translate = useAccountTranslate()
  const failure = failureOf(result, 'export')
  const { errors, clear, handlers } = useValidatedForm(
    asksPassword ? passwordOnlySchema : emptySchema,
    failure,
  )
  const file = exportedFile(result)
  useDone(result, 'export', () => {
    clear()
    if (file) location.assign(file)
  })
  return (
    <>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      {file && (
        <Notice tone="good">
          {translate('export_ready')}{' '}
          <a href={file} className="font-semibold underline">
            {translate('export_file')}
          </a>
        </Notice>
      )}
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="export" />
        <UsernameInput email={email} />
        {children}
        {asksPassword && (
          <PasswordField
            label={translate('current_password')}
            hint={translate('export_hint')}
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
        )}
        <SubmitButton className="self-start">{label}</SubmitButton>
      </Form>
    </>
  )
}

/** The file's URL once the owner has confirmed who they are. */
function exportedFile(result: unknown): string | undefined {
  if (!isDone(result, 'export')) return undefined
  const { file }: { file?: unknown } = Object(result)
  return typeof file === 'string' ? file : undefined
}
