import { useState } from 'react'
import { maxImageMegabytes } from '#app/services/images/max-image-megabytes.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Field } from '#app/ui/field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { ChosenPicture } from './chosen-picture.tsx'
import type { DishValues } from './dish-values.ts'
import { fileStyle } from './file-style.ts'
import type { DishFormContext } from './page-props.ts'
import type { OptionGroup } from '#app/domain/guest-menu/option-group.ts'
import { countRows } from '#app/domain/sizes/size-fields.ts'
import { optionsField } from '#app/domain/options/options-schema.ts'
import type { FactOfDish } from '#app/domain/dishes/get-dish.ts'
import { withTypedOptions } from '#app/domain/options/change-groups.ts'
import { FactFields } from './fact-fields.tsx'
import { FactsPreview } from './facts-preview.tsx'
import { ListField } from './list-field.tsx'
import { MoreFields, type MoreShown } from './more-fields.tsx'
import { Optional } from './optional.tsx'
import { OptionsFields } from './options/options-fields.tsx'
import { PortionField, SizeFields } from './size-fields.tsx'
import type { useSizeRows } from './use-size-rows.ts'
import { NextPriceFields } from './next-price-fields.tsx'
import { CategoryFields } from './category-fields.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

interface Props extends DishFormContext {
  readonly isNew: boolean
  readonly initial: DishValues
  /** The form's current values. */
  readonly typed: DishValues
  readonly errors: Readonly<Record<string, string>>
  readonly rows: ReturnType<typeof useSizeRows>
  readonly facts: readonly FactOfDish[]
  /** The stored values, which the statements are based on. */
  readonly stored: DishValues
  /** The stored groups of options, which the statements about them are based on. */
  readonly storedGroups: readonly OptionGroup[]
  readonly moreShown: MoreShown
  readonly onFile: (hasFile: boolean) => void
}

const optionalFields = ['description', 'portion', 'meatOrigin', 'tags']

/** The fields of a dish, in the order of a printed menu. */
export function DishFields(props: Props) {
  const { menu, today, categories, tagsInUse, isNew, initial, typed, errors, rows, onFile } = props
  const translate = useDishesTranslate()
  const isHydrated = useIsHydrated()
  const field = (name: string) => ({
    name,
    defaultValue: initial[name] ?? '',
    error: errors[name],
  })
  const [file, setFile] = useState<File>()
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
      <SizeFields
        key={`sizes ${rows.round}`}
        currency={menu.currency}
        initial={rows.values}
        errors={rows.errors}
        step={rows.step}
      />
      {!isNew && (
        <NextPriceFields
          key={`next price ${rows.round}`}
          currency={menu.currency}
          today={today}
          initial={rows.values}
          typed={typed}
          errors={rows.errors}
        />
      )}
      <OptionsFields
        defaultValue={withTypedOptions(initial)[optionsField] ?? '[]'}
        currency={menu.currency}
        withOptions={props.withOptions}
        storedGroups={props.storedGroups}
        stored={props.stored}
        typed={typed}
        errors={errors}
      />
      <FactFields {...props} />
      <MoreFields
        shown={props.moreShown}
        isFilled={optionalFields.some((name) => initial[name])}
        hasErrors={[...optionalFields, 'file'].some((name) => errors[name] !== undefined)}
      >
        <TextAreaField
          {...field('description')}
          label={<Optional label={translate('dish_description')} />}
          hint={translate('dish_description_hint')}
          rows={2}
        />
        {countRows(rows.values) === 1 && (
          <PortionField
            key={`portion ${rows.round}`}
            initial={rows.values}
            errors={rows.errors}
            row={0}
          />
        )}
        <ListField
          {...field('meatOrigin')}
          label={<Optional label={translate('meat_origin')} />}
          hint={translate('meat_origin_hint')}
          suggestions={translate('meat_origin_suggestions').split(', ')}
        />
        <ListField
          {...field('tags')}
          label={<Optional label={translate('tags')} />}
          hint={translate('tags_hint')}
          suggestions={[...new Set([...known, ...tagsInUse])]}
        />
        {isHydrated && (
          <Field
            type="file"
            name="file"
            accept="image/*"
            label={<Optional label={translate('picture')} />}
            hint={translate('picture_hint', { megabytes: maxImageMegabytes })}
            error={errors['file']}
            onChange={({ target }) => {
              setFile(target.files?.[0])
              onFile((target.files?.length ?? 0) > 0)
            }}
            className={fileStyle}
          />
        )}
        {file && <ChosenPicture file={file} />}
      </MoreFields>
      <SwitchField
        name="isActive"
        label={translate('active')}
        hint={translate('active_hint')}
        defaultChecked={initial['isActive'] === 'on'}
      />
    </>
  )
}
