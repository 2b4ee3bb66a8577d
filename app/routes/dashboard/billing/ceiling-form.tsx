import { useNavigation } from 'react-router'
import type { OverageView } from '#app/domain/billing/get-billing.ts'
import { formatMoney } from '#app/domain/money/format-money.ts'
import { ceilingSchema } from '#app/domain/billing/schemas.ts'
import { formatAmount } from '#app/domain/money/price.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'

interface Props {
  readonly subscriptionId: string
  readonly overage: OverageView
  readonly result: unknown
}

/** Sets the maximum cost of a period's extra messages. */
export function CeilingForm({ subscriptionId, overage, result }: Props) {
  const translate = useBillingTranslate()
  const locale = useLocale()
  const toast = useToast()
  const { currency, price, ceiling, isSpent } = overage
  const failure = failureOf(result, 'ceiling')
  const { errors, handlers, clear } = useValidatedForm(ceilingSchema(currency, locale), failure)
  useDone(result, 'ceiling', () => toast({ title: translate('ceiling_saved') }))
  // The loader runs after the action and returns the saved amount in the page's number format.
  const isLoaded = useNavigation().state === 'idle'
  useDone(isLoaded ? result : undefined, 'ceiling', clear)
  return (
    <Form
      method="post"
      preventScrollReset
      {...handlers}
      className="flex flex-col gap-3 border-t border-line pt-5"
    >
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <input type="hidden" name="intent" value="ceiling" />
      <input type="hidden" name="subscriptionId" value={subscriptionId} />
      <Field
        name="ceiling"
        label={translate('ceiling', { currency })}
        hint={translate('ceiling_hint', { price: formatMoney(price, currency, locale) })}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={failure?.values['ceiling'] ?? formatAmount(ceiling, currency, locale)}
        error={errors['ceiling']}
        className="max-w-48"
      />
      {!isSpent && <p className="text-sm text-ink-soft text-pretty">{translate('ceiling_then')}</p>}
      <SubmitButton tone="quiet" className="self-start">
        {translate('ceiling_save')}
      </SubmitButton>
    </Form>
  )
}
