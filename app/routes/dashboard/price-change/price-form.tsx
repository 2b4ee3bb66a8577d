import { immediateChangeSchema, priceChangeSchema } from '#app/domain/dishes/price-change-schema.ts'
import { endingsOf, type PriceEnding } from '#app/domain/money/change-price.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { textsOf, type FormFailure } from '#app/ui/form-failure.ts'
import { sheetFooter } from '#app/ui/layer-style.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import type { PriceValues } from './price-values.ts'
import { StartFields } from './start-fields.tsx'

interface Props {
  /** The initial values. */
  readonly values: PriceValues
  readonly currency: string
  /** In the owner's time zone; undefined if prices can only change immediately. */
  readonly today: string | undefined
  readonly failure: FormFailure | undefined
  readonly isBusy: boolean
  readonly send: (values: PriceValues) => void
}

/**
 * The form of a price change: a percentage or an amount, the ending to which prices are rounded, and
 * the date.
 */
export function PriceForm({ values, currency, today, failure, isBusy, send }: Props) {
  const translate = useSelectionTranslate()
  const locale = useLocale()
  const schema =
    today === undefined
      ? immediateChangeSchema(currency, locale)
      : priceChangeSchema(currency, today, locale)
  const { errors, form, handlers } = useValidatedForm(schema, failure, {
    // A fetcher sends the form, so that the page stays as it is.
    preventsSubmit() {
      if (form.current) send(textsOf(new FormData(form.current)))
      return true
    },
  })
  const endingLabels: Record<PriceEnding, string> = {
    exact: translate('ending_exact'),
    '00': translate('ending_00'),
    '50': translate('ending_50'),
    '90': translate('ending_90'),
  }
  const endings = endingsOf(currency)
  return (
    <form {...handlers} className="flex flex-1 flex-col gap-5">
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="direction"
          label={translate('direction')}
          defaultValue={values['direction']}
        >
          <option value="raise">{translate('raise')}</option>
          <option value="lower">{translate('lower')}</option>
        </SelectField>
        <SelectField name="unit" label={translate('unit')} defaultValue={values['unit']}>
          <option value="percent">{translate('percent')}</option>
          <option value="amount">{translate('amount', { currency })}</option>
        </SelectField>
      </div>
      <Field
        name="value"
        label={translate('value')}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values['value']}
        error={errors['value']}
        className="tabular-nums"
      />
      {endings.length > 1 ? (
        <SelectField
          name="ending"
          label={translate('ending')}
          hint={translate('ending_hint')}
          defaultValue={values['ending']}
        >
          {endings.map((ending) => (
            <option key={ending} value={ending}>
              {endingLabels[ending]}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="ending" value={endings[0]} />
      )}
      {today !== undefined && <StartFields values={values} today={today} error={errors['from']} />}
      <div className={sheetFooter}>
        <Button type="submit" busy={isBusy} className="max-sm:flex-1">
          {translate('preview')}
        </Button>
      </div>
    </form>
  )
}
