import { useState } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import type { CategoryOption } from './page-dishes.ts'
import type { DishValues } from './dish-values.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

interface Props {
  readonly categories: readonly CategoryOption[]
  readonly values: DishValues
  readonly errors: Readonly<Record<string, string>>
}

/** Selects the main category and its sub-category. Without JavaScript, all sub-categories show. */
export function CategoryFields({ categories, values, errors }: Props) {
  const translate = useDishesTranslate()
  const isHydrated = useIsHydrated()
  const [mainId, setMainId] = useState(values['mainCategoryId'] ?? '')
  const mains = categories.filter(({ parentId }) => parentId === null)
  const subsOf = (id: string) => categories.filter(({ parentId }) => parentId === id)
  if (mains.length === 0) return null
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={translate('main_category')}
        name="mainCategoryId"
        // Uncontrolled: the form rerenders on input, which fires before a select's change event, and
        // would restore the old choice.
        defaultValue={mainId}
        onInput={({ currentTarget }) => setMainId(currentTarget.value)}
        error={errors['mainCategoryId']}
      >
        <option value="">{translate('no_category')}</option>
        <Options rows={mains} />
      </SelectField>
      {(!isHydrated || subsOf(mainId).length > 0) && (
        <SelectField
          // Resets the choice, as another main category has other sub-categories.
          key={mainId}
          label={translate('sub_category')}
          name="subCategoryId"
          defaultValue={values['subCategoryId']}
          error={errors['subCategoryId']}
        >
          <option value="">{translate('no_sub_category')}</option>
          {isHydrated ? (
            <Options rows={subsOf(mainId)} />
          ) : (
            mains.map(({ id, name }) => (
              <optgroup key={id} label={name}>
                <Options rows={subsOf(id)} />
              </optgroup>
            ))
          )}
        </SelectField>
      )}
    </div>
  )
}

function Options({ rows }: { rows: readonly CategoryOption[] }) {
  return rows.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
