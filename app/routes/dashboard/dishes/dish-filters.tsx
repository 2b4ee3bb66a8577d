import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { CategoryOptions } from './category-options.tsx'
import type { CategoryOption } from './page-dishes.ts'
import { dishKinds } from './filter-dishes.ts'
import { ariaKeys, findDish } from './shortcuts/shortcut.ts'
import { useShortcut } from './shortcuts/use-shortcut.ts'
import { useFilter } from './use-filter.ts'

interface Props {
  readonly categories: readonly CategoryOption[]
}

/** Filters the list on every keystroke; without JavaScript, on submit. */
export function DishFilters({ categories }: Props) {
  const { typed: filter, setFilter } = useFilter()
  const search = useRef<HTMLInputElement>(null)
  useShortcut(findDish, () => search.current?.select())
  const translate = useDishesTranslate()
  const kindLabels = {
    all: translate('kind_all'),
    active: translate('kind_active'),
    passive: translate('kind_passive'),
    without_picture: translate('kind_without_picture'),
  }
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_12rem]"
      >
        <div className="max-lg:col-span-2">
          <Field
            ref={search}
            type="search"
            name="words"
            aria-keyshortcuts={ariaKeys(findDish)}
            label={translate('search')}
            placeholder={translate('search_hint')}
            enterKeyHint="search"
            autoComplete="off"
            value={filter.words}
            onChange={({ target }) => setFilter({ ...filter, words: target.value })}
          />
        </div>
        <SelectField
          name="category"
          label={translate('category')}
          value={filter.categoryId}
          onChange={({ target }) => setFilter({ ...filter, categoryId: target.value })}
        >
          <option value="">{translate('all_categories')}</option>
          <CategoryOptions categories={categories} />
        </SelectField>
        <SelectField
          name="kind"
          label={translate('show_kind')}
          value={filter.kind}
          onChange={({ target }) => {
            const kind = dishKinds.find((one) => one === target.value) ?? 'all'
            setFilter({ ...filter, kind })
          }}
        >
          {dishKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button type="submit" tone="quiet">
            <Search size={18} aria-hidden="true" />
            {translate('filter')}
          </Button>
        </noscript>
      </form>
    </search>
  )
}
