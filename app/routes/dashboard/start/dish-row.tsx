import { useId } from 'react'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { rowField } from '#app/domain/setup/row-field.ts'
import { useStartTranslate } from '#app/i18n/start.ts'
import { inputStyle } from '#app/ui/field-frame.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'

interface Props {
  /** The row's number in the form, from 0. */
  readonly row: number
  /** A dish that would fit the category, shown only as the placeholder. */
  readonly example: string | undefined
  readonly categoryId: string | undefined
  readonly currency: string
  readonly failure: FormFailure | undefined
}

/** The fields of one new dish. */
export function DishRow({ row, example, categoryId, currency, failure }: Props) {
  const translate = useStartTranslate()
  const id = useId()
  const number = row + 1
  const field = (name: 'name' | 'price' | 'ingredients') => {
    const key = rowField(name, row)
    const error = failure?.errors[key]
    return {
      error,
      errorId: `${id}-${name}`,
      input: {
        name: key,
        defaultValue: failure?.values[key],
        autoComplete: 'off',
        className: inputStyle,
        'aria-invalid': error ? (true as const) : undefined,
        'aria-describedby': error ? `${id}-${name}` : undefined,
      },
    }
  }
  const [name, price, ingredients] = [field('name'), field('price'), field('ingredients')]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-2 max-sm:border-l-2 max-sm:border-line max-sm:pl-3 sm:grid-cols-[minmax(0,2fr)_8rem_minmax(0,3fr)]">
      {categoryId && <input type="hidden" name={rowField('categoryId', row)} value={categoryId} />}
      <div className="min-w-0">
        <input
          {...name.input}
          maxLength={maxNameLength}
          aria-label={translate('dish_name', { number })}
          placeholder={example ? translate('example', { name: example }) : translate('dish')}
        />
        <RowError id={name.errorId} text={name.error} />
      </div>
      <div className="min-w-0">
        <input
          {...price.input}
          inputMode="decimal"
          aria-label={translate('dish_price', { number, currency })}
          placeholder={translate('price', { currency })}
        />
        <RowError id={price.errorId} text={price.error} />
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <input
          {...ingredients.input}
          aria-label={translate('dish_ingredients', { number })}
          placeholder={translate('ingredients')}
        />
        <RowError id={ingredients.errorId} text={ingredients.error} />
      </div>
    </div>
  )
}

function RowError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text ? (
    <p id={id} role="alert" className="mt-1 text-sm font-medium text-beet">
      {text}
    </p>
  ) : null
}
