import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { listTables } from '#app/domain/tables/table-names.ts'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { conversationsPath } from './conversation-paths.ts'
import { noFilter, searchOf, type FilterFields, type ListView } from './list-view.ts'
import { useFilter } from './use-filter.ts'

interface Props {
  readonly view: ListView
  readonly restaurants: readonly {
    readonly id: string
    readonly name: string
    readonly tableNames: string
  }[]
}

const withoutTables = {
  form: 'lg:grid-cols-[minmax(0,1fr)_14rem_10rem_10rem]',
  search: 'max-lg:col-span-2',
  restaurant: 'max-lg:col-span-2',
}
const withTables = {
  form: 'lg:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_13rem_10rem_10rem_10rem]',
  search: 'col-span-2 lg:col-span-4 xl:col-span-1',
  restaurant: '',
}

/**
 * The tables to choose from: those of the chosen restaurant, or of all, and the chosen one, which
 * may not exist any more.
 */
function selectableTables(
  restaurants: Props['restaurants'],
  { restaurant, table }: FilterFields,
): readonly string[] {
  const chosen = restaurants.filter(({ id }) => id === restaurant)
  const tables = (chosen.length > 0 ? chosen : restaurants).flatMap(({ tableNames }) =>
    listTables(tableNames),
  )
  return [...new Set(table === '' ? tables : [...tables, table])]
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
  const tables = selectableTables(restaurants, fields)
  const layout = tables.length > 0 ? withTables : withoutTables
  return (
    <search>
      <form
        method="get"
        action={conversationsPath}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className={`grid grid-cols-2 items-start gap-3 ${layout.form}`}
      >
        <div className={layout.search}>
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
        <div className={layout.restaurant}>
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
        {tables.length > 0 && (
          <SelectField
            name="table"
            label={translate('table_filter')}
            value={fields.table}
            onChange={({ target }) => change({ table: target.value })}
            {...problemOf('table')}
          >
            <option value="">{translate('all_tables')}</option>
            {tables.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
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
