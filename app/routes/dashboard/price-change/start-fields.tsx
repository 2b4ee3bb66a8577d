import { useState } from 'react'
import { earliestDate, latestDate } from '#app/domain/scheduled-prices/schemas.ts'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { PriceValues } from './price-values.ts'

interface Props {
  readonly values: PriceValues
  /** In the owner's time zone, such as 2026-11-26. */
  readonly today: string
  /** The error of the date field. */
  readonly error: string | undefined
}

/** The fields that say whether prices change now or from a date. */
export function StartFields({ values, today, error }: Props) {
  const translate = useSelectionTranslate()
  const [starts, setStarts] = useState(values['starts'] ?? 'now')
  return (
    <>
      <SelectField
        name="starts"
        label={translate('starts')}
        value={starts}
        onChange={({ target }) => setStarts(target.value)}
      >
        <option value="now">{translate('starts_now')}</option>
        <option value="later">{translate('starts_later')}</option>
      </SelectField>
      {starts === 'later' && (
        <Field
          type="date"
          name="from"
          label={translate('from')}
          hint={translate('from_hint')}
          min={earliestDate(today)}
          max={latestDate(today)}
          defaultValue={values['from']}
          error={error}
        />
      )}
    </>
  )
}
