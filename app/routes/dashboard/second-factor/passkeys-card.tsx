import { KeyRound } from 'lucide-react'
import { href } from 'react-router'
import type { PasskeyEntry } from '#app/domain/second-factor/passkeys.ts'
import { newPasskeySchema } from '#app/domain/second-factor/schemas.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { createPasskey } from '#app/ui/second-factor/ask-passkey.ts'
import { PasskeyButton } from '#app/ui/second-factor/passkey-button.tsx'
import { useDone } from '#app/ui/use-done.ts'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { SmallForm } from './small-form.tsx'
import { useShortDate } from './use-short-date.ts'

export interface PasskeysView {
  readonly passkeys: readonly PasskeyEntry[]
  /** Whether browsers accept passkeys for this site's address. */
  readonly offersPasskeys: boolean
}

interface Props extends PasskeysView {
  readonly timeZone: string
  readonly result: unknown
}

export function PasskeysCard({ passkeys, offersPasskeys, timeZone, result }: Props) {
  const translate = useFactorTranslate()
  return (
    <Card title={translate('passkeys')} description={translate('passkeys_description')}>
      {passkeys.length === 0 && <p className="text-ink-soft">{translate('passkeys_none')}</p>}
      {passkeys.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {offersPasskeys ? (
        <AddForm result={result} />
      ) : (
        <Notice>{translate('passkeys_no_host')}</Notice>
      )}
    </Card>
  )
}

function PasskeyItem({ passkey, timeZone }: { passkey: PasskeyEntry; timeZone: string }) {
  const translate = useFactorTranslate()
  const format = useShortDate(timeZone)
  const { id, name, createdAt, usedAt } = passkey
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {translate('passkey_added_on', { date: format(createdAt) })}
          {' · '}
          {usedAt ? translate('last_used', { date: format(usedAt) }) : translate('never_used')}
        </p>
      </div>
      <SmallForm
        intent="removePasskey"
        label={translate('passkey_remove')}
        aria-label={translate('passkey_remove_named', { name })}
      >
        <input type="hidden" name="passkeyId" value={id} />
      </SmallForm>
    </li>
  )
}

function AddForm({ result }: { result: unknown }) {
  const translate = useFactorTranslate()
  const failure = failureOf(result, 'addPasskey')
  const { errors, handlers, clear } = useValidatedForm(newPasskeySchema, failure)
  useDone(result, 'passkey', clear)
  return (
    <>
      <noscript>
        <Notice>{translate('passkey_no_script')}</Notice>
      </noscript>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form
        method="post"
        preventScrollReset
        {...handlers}
        className="flex flex-col items-start gap-4 noscript:hidden"
      >
        <input type="hidden" name="intent" value="addPasskey" />
        <Field
          label={translate('passkey_name')}
          hint={translate('passkey_name_hint')}
          name="name"
          maxLength={60}
          autoComplete="off"
          defaultValue={failure?.values['name']}
          error={errors['name']}
        />
        <PasskeyButton
          name="newPasskey"
          label={translate('passkey_add')}
          isReady={(form) =>
            newPasskeySchema.safeParse(Object.fromEntries(new FormData(form))).success
          }
          ask={() => createPasskey(href('/dashboard/account/passkey'))}
        />
      </Form>
    </>
  )
}
