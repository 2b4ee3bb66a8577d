import { useEffect, useRef } from 'react'
import { factorSchema } from '#app/domain/second-factor/schemas.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { FactorChoice } from '#app/ui/second-factor/factor-fields.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import { missingConfirmation } from './missing-confirmation.ts'

interface Props {
  readonly choice: FactorChoice
  /** The page's action data. */
  readonly result: unknown
  /** Intents of forms that contain the fields themselves. */
  readonly except?: readonly string[]
}

/**
 * Asks for the second factor after a form of the page was rejected for want of it, and sends the form
 * again with it, so that nothing has to be typed twice.
 */
export function ConfirmPanel({ choice, result, except = [] }: Props) {
  const failure = missingConfirmation(result)
  if (!failure || except.includes(failure.intent)) return null
  return <Panel choice={choice} failure={failure} />
}

function Panel({ choice, failure }: { choice: FactorChoice; failure: FormFailure }) {
  const translate = useFactorTranslate()
  const { errors, handlers } = useValidatedForm(factorSchema, failure)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' })
    panel.current?.focus({ preventScroll: true })
  }, [failure])
  const isRefused = failure.problem && failure.problem.code !== 'confirmation_needed'
  return (
    <div ref={panel} tabIndex={-1} className="rounded-card outline-none">
      <Card title={translate('confirm_title')} description={translate('confirm_factor')}>
        {isRefused && <Notice tone="bad">{failure.problem?.message}</Notice>}
        <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
          {Object.entries(failure.values)
            .filter(([name]) => !ownFields.has(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <ConfirmFields choice={choice} errors={errors} />
          <SubmitButton className="self-start">{translate('confirm')}</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}

const ownFields = new Set(['factorCode', 'recoveryCode', 'passkey'])
