import { href } from 'react-router'
import { FactorFields, type FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'

interface Props {
  /** The second factor to ask for; undefined if there is none, or it was given recently. */
  readonly choice: FactorChoice | undefined
  readonly errors: Readonly<Record<string, string>>
}

/** The fields with which a signed-in owner confirms a form, if they have to. */
export function ConfirmFields({ choice, errors }: Props) {
  return (
    choice && (
      <FactorFields
        choice={choice}
        errors={errors}
        passkeyPath={href('/dashboard/account/passkey')}
        purpose="confirm"
      />
    )
  )
}
