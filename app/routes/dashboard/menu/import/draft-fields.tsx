import type { ReactNode } from 'react'
import { sizeField } from '#app/domain/sizes/size-fields.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Field } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { DishView } from './draft-view.ts'
import { roleLabels } from './labels.ts'

interface Props {
  readonly dish: DishView
  /** What was typed into a form that couldn't be saved. */
  readonly typed: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** Called with the field that the owner points at, or that has the focus; undefined for none. */
  readonly onPoint: (field: string | undefined) => void
  readonly onFocus: (field: string | undefined) => void
}

/** The values of a dish that was read, to be corrected. */
export function DraftFields({ dish: { texts, sizes }, typed, errors, onPoint, onFocus }: Props) {
  const translate = useImportsTranslate()
  const attributes = (field: string, label: string) => ({
    name: field,
    label,
    defaultValue: typed[field] ?? texts[field] ?? '',
    ...(errors[field] && { error: errors[field] }),
  })
  const shown = (field: string, input: ReactNode) => (
    <div
      key={field}
      onPointerEnter={() => onPoint(field)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onFocus(field)}
      onBlur={() => onFocus(undefined)}
      className="min-w-0"
    >
      {input}
    </div>
  )
  const text = (field: 'name' | 'category' | 'subCategory' | 'tags' | 'meatOrigin') =>
    shown(field, <Field {...attributes(field, translate(roleLabels[field]))} />)
  const area = (field: 'description' | 'ingredients') =>
    shown(field, <TextAreaField rows={2} {...attributes(field, translate(roleLabels[field]))} />)
  return (
    <>
      {text('name')}
      {Array.from({ length: sizes }, (_, row) => {
        const number = row + 1
        const label = (
          one: 'size_number' | 'price_number' | 'calories_number' | 'portion_number',
          only: string,
        ) => (sizes > 1 ? translate(one, { number }) : only)
        const field = (name: 'sizeName' | 'price' | 'calories' | 'portion', title: string) =>
          shown(
            sizeField(name, row),
            <Field
              {...attributes(sizeField(name, row), title)}
              {...(name === 'price' && { inputMode: 'decimal' })}
              {...(name === 'calories' && { inputMode: 'numeric' })}
            />,
          )
        return (
          <div key={number} className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
            {sizes > 1 && (
              <div className="max-sm:col-span-2">
                {field('sizeName', label('size_number', translate('size')))}
              </div>
            )}
            {field('price', label('price_number', translate('role_price')))}
            {field('calories', label('calories_number', translate('role_calories')))}
            {(texts[sizeField('portion', row)] ?? '') !== '' &&
              field('portion', label('portion_number', translate('role_portion')))}
          </div>
        )
      })}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('category')}
        {(texts['subCategory'] ?? '') !== '' && text('subCategory')}
      </div>
      {area('description')}
      {area('ingredients')}
      {(texts['tags'] ?? '') !== '' && text('tags')}
      {(texts['meatOrigin'] ?? '') !== '' && text('meatOrigin')}
    </>
  )
}
