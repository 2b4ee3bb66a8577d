import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { tableStyle } from '#app/ui/table-style.ts'
import type { SortHeader } from './use-sorted-menus.ts'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

export function MenuTableHead({ headers }: { headers: readonly SortHeader[] }) {
  const translate = useMenusTranslate()
  const labels = new Map([
    ['name', translate('name')],
    ['assistantId', translate('assistant_id')],
    ['currency', translate('currency')],
  ])
  return (
    <thead className="max-xl:block">
      <tr className="max-xl:flex max-xl:flex-wrap max-xl:gap-1">
        {headers.map(({ key, direction, toggle }) => {
          const Icon = icons[direction]
          return (
            <th key={key} aria-sort={direction} className="xl:px-2 xl:first:pl-4">
              <button
                type="button"
                onClick={toggle}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-semibold whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink xl:min-h-10"
              >
                {labels.get(key)}
                <Icon size={15} aria-hidden="true" />
              </button>
            </th>
          )
        })}
        <th className={`${tableStyle.head} max-xl:sr-only`}>{translate('actions')}</th>
      </tr>
    </thead>
  )
}
