import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { FocusEvent } from 'react'
import { maxSizeNameLength } from '#app/domain/sizes/sizes-schema.ts'
import {
  countRows,
  sizeField,
  type RowField,
  type SizeStep,
} from '#app/domain/sizes/size-fields.ts'
import { maxSizes } from '#app/domain/sizes/size.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { DishValues } from './dish-values.ts'
import { Optional } from './optional.tsx'

interface Props {
  readonly currency: string
  readonly initial: DishValues
  readonly errors: Readonly<Record<string, string>>
  /** Changes the rows; without JavaScript, the buttons send the form. */
  readonly step: (step: SizeStep) => void
}

/** The price and the calories of a dish, or of each of its sizes. */
export function SizeFields(props: Props) {
  const { initial, step } = props
  const translate = useDishesTranslate()
  const stepButton = useStepButton(step)
  const count = countRows(initial)
  return (
    <div className="flex flex-col gap-3">
      <input type="hidden" name="sizes" value={count} />
      {count === 1 ? (
        <div className="grid grid-cols-2 items-start gap-5">
          <HiddenSizeField {...props} field="sizeId" row={0} />
          <HiddenSizeField {...props} field="sizeName" row={0} />
          <FigureFields {...props} row={0} />
        </div>
      ) : (
        <ol className="flex flex-col gap-3">
          {Array.from({ length: count }, (_, row) => (
            <SizeRow key={row} {...props} row={row} count={count} />
          ))}
        </ol>
      )}
      {count < maxSizes && (
        <Button {...stepButton('add')} tone="quiet" className="self-start">
          <Plus size={18} aria-hidden="true" />
          {translate('add_size')}
        </Button>
      )}
    </div>
  )
}

interface RowProps extends Props {
  readonly row: number
}

/** A hidden field that keeps a size's id, or the name of a size that is currently the only one. */
function HiddenSizeField({ initial, row, field }: RowProps & { readonly field: RowField }) {
  const name = sizeField(field, row)
  return <input type="hidden" name={name} value={initial[name] ?? ''} />
}

function SizeRow({ count, ...props }: RowProps & { readonly count: number }) {
  const { initial, errors, step, row } = props
  const translate = useDishesTranslate()
  const stepButton = useStepButton(step)
  const field = sizeField('sizeName', row)
  const number = row + 1
  return (
    <li className="rounded-card border border-line bg-surface">
      <fieldset className="flex flex-col gap-3 p-3.5">
        <legend className="sr-only">{translate('size_number', { number })}</legend>
        <HiddenSizeField {...props} field="sizeId" />
        <Field
          name={field}
          defaultValue={initial[field] ?? ''}
          error={errors[field]}
          label={translate('size_name')}
          placeholder={translate('size_name_example')}
          maxLength={maxSizeNameLength}
          required
          autoComplete="off"
        />
        <div className="grid grid-cols-2 items-start gap-5">
          <FigureFields {...props} />
          <div className="col-span-2">
            <PortionField {...props} />
          </div>
        </div>
        <div className="-mx-1.5 -mb-1.5 flex">
          {row > 0 && (
            <IconButton
              {...stepButton(`up.${row}`)}
              icon={ArrowUp}
              label={translate('size_up', { number })}
            />
          )}
          {number < count && (
            <IconButton
              {...stepButton(`down.${row}`)}
              icon={ArrowDown}
              label={translate('size_down', { number })}
            />
          )}
          <span className="ml-auto">
            <IconButton
              {...stepButton(`remove.${row}`)}
              icon={Trash2}
              danger
              label={translate('size_remove', { number })}
            />
          </span>
        </div>
      </fieldset>
    </li>
  )
}

function FigureFields({ currency, initial, errors, row }: RowProps) {
  const translate = useDishesTranslate()
  const field = (name: string) => ({
    name,
    defaultValue: initial[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
    onFocus: selectAll,
    className: 'tabular-nums',
  })
  const isOnly = countRows(initial) === 1
  return (
    <>
      <Field
        {...field(sizeField('price', row))}
        label={translate('price', { currency })}
        hint={isOnly ? translate('price_hint') : undefined}
        inputMode="decimal"
      />
      <Field
        {...field(sizeField('calories', row))}
        label={translate('calories')}
        hint={isOnly ? translate('calories_hint') : undefined}
        inputMode="numeric"
      />
    </>
  )
}

/** The weight or volume of a size. That of a dish's only size is among the optional fields. */
export function PortionField({
  initial,
  errors,
  row,
}: Pick<RowProps, 'initial' | 'errors' | 'row'>) {
  const translate = useDishesTranslate()
  const name = sizeField('portion', row)
  return (
    <Field
      name={name}
      defaultValue={initial[name] ?? ''}
      error={errors[name]}
      label={
        countRows(initial) === 1 ? <Optional label={translate('portion')} /> : translate('portion')
      }
      hint={translate('portion_hint')}
      autoComplete="off"
      className="tabular-nums"
    />
  )
}

/** Returns the attributes of a button that changes the rows. */
function useStepButton(step: (step: SizeStep) => void) {
  const isHydrated = useIsHydrated()
  return (value: SizeStep) =>
    isHydrated
      ? { type: 'button' as const, 'data-step': value, onClick: () => step(value) }
      : { type: 'submit' as const, name: 'sizeStep', value, formNoValidate: true }
}

// Lets the first digit replace the 0.
function selectAll({ target }: FocusEvent<HTMLInputElement>): void {
  target.select()
}
