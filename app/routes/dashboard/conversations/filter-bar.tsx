import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { conversationsPath } from './conversation-paths.ts'
import { noFilter, searchOf, type FilterFields, type ListView } from './list-view.ts'
import { useFilter } from './use-filter.ts'

interface Props {
  readonly view: ListView
  readonly restaurants: readonly { readonly id: string; readonly name: string }[]
}

/** Filters the list on input; without JavaScript, on submit. */
export function FilterBar({ view, restaurants }: Props) {
  const translate = useConversationsTranslate()
  const { fields, change, submit } = useFilter(view.fields)
  const problemOf = (name: keyof FilterFields) => {
    const problem = view.problems[name]
    return problem && fields[name] === view.fields[name] ? { error: translate(problem) } : {}
  }
  const isValidRestaurant = restaurants.some(({ id }) => id === fields.restaurant)
  return (
    <search>
      <form
        method="get"
        action={conversationsPath}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_10rem_10rem]"
      >
        <div className="max-lg:col-span-2">
          <Field
            type="search"
            name="search"
            label={translate('search')}
            placeholder={translate('search_hint')}
            enterKeyHint="search"
            autoComplete="off"
            value={fields.search}
            onChange={({ target }) => change({ search: target.value }, 'typed')}
            {...problemOf('search')}
          />
        </div>
        <div className="max-lg:col-span-2">
          <SelectField
            name="restaurant"
            label={translate('restaurant')}
            value={isValidRestaurant ? fields.restaurant : ''}
            onChange={({ target }) => change({ restaurant: target.value })}
            {...problemOf('restaurant')}
          >
            <option value="">{translate('all_restaurants')}</option>
            {restaurants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            type="date"
            name={name}
            label={translate(name)}
            value={fields[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            {...problemOf(name)}
          />
        ))}
        <noscript>
          <Button type="submit" tone="quiet">
            <Search size={18} aria-hidden="true" />
            {translate('filter')}
          </Button>
        </noscript>
        {searchOf(view.fields) !== searchOf(noFilter) && (
          <Link
            to={conversationsPath}
            className="col-span-full justify-self-start rounded-lg py-1 text-sm font-semibold text-paprika-deep underline underline-offset-4"
          >
            {translate('clear_filter')}
          </Link>
        )}
      </form>
    </search>
  )
}
