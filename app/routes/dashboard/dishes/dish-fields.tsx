import type { FocusEvent } from 'react'
import { maxImageMegabytes } from '#app/services/images/max-image-megabytes.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Field } from '#app/ui/field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { DishValues } from './dish-values.ts'
import { fileStyle } from './file-style.ts'
import type { DishFormContext } from './page-props.ts'
import type { FactOfDish } from '#app/domain/dishes/get-dish.ts'
import { FactFields } from './fact-fields.tsx'
import { FactsPreview } from './facts-preview.tsx'
import { ListField } from './list-field.tsx'
import { NextPriceFields } from './next-price-fields.tsx'
import { CategoryFields } from './category-fields.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

interface Props extends DishFormContext {
  readonly isNew: boolean
  readonly initial: DishValues
  /** The form's current values. */
  readonly typed: DishValues
  readonly errors: Readonly<Record<string, string>>
  readonly facts: readonly FactOfDish[]
  /** The stored values, which the statements are based on. */
  readonly stored: DishValues
  readonly onFile: (hasFile: boolean) => void
}

/** The fields of a dish, in the order of a printed menu. */
export function DishFields(props: Props) {
  const { menu, today, categories, tagsInUse, isNew, initial, typed, errors, onFile } = props
  const translate = useDishesTranslate()
  const isHydrated = useIsHydrated()
  const field = (name: string) => ({
    name,
    defaultValue: initial[name] ?? '',
    error: errors[name],
  })
  const known = translate('tag_suggestions').split(', ')
  return (
    <>
      <Field
        {...field('name')}
        label={translate('dish_name')}
        placeholder={translate('dish_name_example')}
        required
        autoComplete="off"
      />
      <CategoryFields categories={categories} values={initial} errors={errors} />
      <ListField
        {...field('ingredients')}
        label={translate('ingredients')}
        hint={translate('ingredients_hint')}
      />
      {isHydrated && <FactsPreview values={typed} />}
      <TextAreaField
        {...field('aiInstructions')}
        label={translate('ai_instructions')}
        hint={translate('ai_instructions_hint')}
        required
      />
      <div className="grid grid-cols-2 items-start gap-5">
        <Field
          {...field('price')}
          label={translate('price', { currency: menu.currency })}
          hint={translate('price_hint')}
          inputMode="decimal"
          autoComplete="off"
          onFocus={selectAll}
          className="tabular-nums"
        />
        <Field
          {...field('calories')}
          label={translate('calories')}
          hint={translate('calories_hint')}
          inputMode="numeric"
          autoComplete="off"
          onFocus={selectAll}
          className="tabular-nums"
        />
      </div>
      {!isNew && (
        <NextPriceFields
          currency={menu.currency}
          today={today}
          initial={initial}
          typed={typed}
          errors={errors}
        />
      )}
      <TextAreaField
        {...field('description')}
        label={translate('dish_description')}
        hint={translate('dish_description_hint')}
        rows={2}
      />
      <ListField
        {...field('tags')}
        label={translate('tags')}
        hint={translate('tags_hint')}
        suggestions={[...new Set([...known, ...tagsInUse])]}
      />
      <FactFields {...props} />
      {isHydrated && (
        <Field
          type="file"
          name="file"
          accept="image/*"
          label={translate('picture')}
          hint={translate('picture_hint', { megabytes: maxImageMegabytes })}
          error={errors['file']}
          onChange={({ target }) => onFile((target.files?.length ?? 0) > 0)}
          className={fileStyle}
        />
      )}
      <SwitchField
        name="isActive"
        label={translate('active')}
        hint={translate('active_hint')}
        defaultChecked={initial['isActive'] === 'on'}
      />
    </>
  )
}

// Lets the first digit replace the 0.
function selectAll({ target }: FocusEvent<HTMLInputElement>): void {
  target.select()
}
