import { useState } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { CategoryField, type Choice } from './category-field.tsx'
import type { CategoryOption } from './page-dishes.ts'
import type { DishValues } from './dish-values.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

interface Props {
  readonly categories: readonly CategoryOption[]
  readonly values: DishValues
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Selects the main category and its sub-category, or names new ones, which are added with the dish.
 * Without JavaScript, all sub-categories show.
 */
export function CategoryFields({ categories, values, errors }: Props) {
  const translate = useDishesTranslate()
  const isHydrated = useIsHydrated()
  const mains = categories.filter(({ parentId }) => parentId === null)
  const subsOf = (id: string) => categories.filter(({ parentId }) => parentId === id)
  const typed = values['newMainCategory'] ?? ''
  const [main, setMain] = useState<Choice>({
    id: values['mainCategoryId'] ?? '',
    isNew: typed !== '' || (isHydrated && mains.length === 0),
    isEmpty: typed === '' && !values['mainCategoryId'],
  })
  const field = { values, errors, noneLabel: translate('no_category') }
  return (
    <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-2">
      <CategoryField
        {...field}
        label={translate('main_category')}
        newLabel={translate('new_category')}
        placeholder={translate('new_category_example')}
        name="mainCategoryId"
        newName="newMainCategory"
        isNew={main.isNew}
        onChoose={setMain}
        groups={[{ options: mains }]}
      />
      {(!isHydrated || !main.isEmpty) && (
        <CategoryField
          {...field}
          // Resets the choice, as another main category has other sub-categories.
          key={main.isNew ? 'new' : main.id}
          label={translate('sub_category')}
          newLabel={translate('new_sub_category')}
          placeholder={translate('new_sub_category_example')}
          noneLabel={translate('no_sub_category')}
          name="subCategoryId"
          newName="newSubCategory"
          groups={
            isHydrated
              ? [{ options: main.isNew ? [] : subsOf(main.id) }]
              : mains.map(({ id, name }) => ({ label: name, options: subsOf(id) }))
          }
        />
      )}
    </div>
  )
}
