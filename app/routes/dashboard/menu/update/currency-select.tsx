import type { InputEventHandler } from 'react'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { fieldId } from '#app/ui/field-id.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import type { CurrencyName } from './currency-names.ts'

interface Props {
  readonly currencies: readonly CurrencyName[]
  readonly defaultValue: string
  readonly onInput: InputEventHandler<HTMLSelectElement>
  readonly error: string | undefined
}

/** Selects a currency by name; common ones come first. */
export function CurrencySelect({ currencies, ...rest }: Props) {
  const translate = useMenusTranslate()
  return (
    <SelectField
      {...rest}
      id={fieldId('currency')}
      label={translate('currency')}
      name="currency"
      required
    >
      <optgroup label={translate('common_currencies')}>
        {currencies.filter(({ isCommon }) => isCommon).map(asOption)}
      </optgroup>
      <optgroup label={translate('all_currencies')}>
        {currencies.filter(({ isCommon }) => !isCommon).map(asOption)}
      </optgroup>
    </SelectField>
  )
}

function asOption({ code, name }: CurrencyName) {
  return (
    <option key={code} value={code}>
      {`${name} (${code})`}
    </option>
  )
}
