import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Field } from '../field.tsx'
import { Notice } from '../notice.tsx'
import { askPasskey } from './ask-passkey.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** The second factors that an account can be asked for. */
export interface FactorChoice {
  readonly hasApp: boolean
  readonly hasPasskeys: boolean
}

interface Props {
  readonly choice: FactorChoice
  readonly errors: Readonly<Record<string, string>>
  /** Where the options for passkeys come from, and what they are asked for. */
  readonly passkeyPath: string
  readonly purpose: string
}

/** The fields of a form that asks for the second factor. Whichever is filled in counts. */
export function FactorFields({ choice, errors, passkeyPath, purpose }: Props) {
  const translate = useFactorTranslate()
  return (
    <>
      {choice.hasPasskeys && (
        <>
          <PasskeyButton
            label={translate('use_passkey')}
            ask={() => askPasskey(passkeyPath, purpose)}
          />
          <noscript>
            <Notice>{translate('passkey_no_script')}</Notice>
          </noscript>
        </>
      )}
      {choice.hasApp ? (
        <Field
          label={translate('code')}
          hint={translate('code_hint')}
          name="factorCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors['factorCode']}
          className="max-w-48"
        />
      ) : (
        <input type="hidden" name="factorCode" value="" />
      )}
      <details open={!choice.hasApp || errors['recoveryCode'] !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-paprika-deep underline underline-offset-4">
          {translate('recovery')}
        </summary>
        <div className="pt-3">
          <Field
            label={translate('recovery_code')}
            hint={translate('recovery_hint')}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors['recoveryCode'] ?? (choice.hasApp ? undefined : errors['factorCode'])}
          />
        </div>
      </details>
    </>
  )
}
