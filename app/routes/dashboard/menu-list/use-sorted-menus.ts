import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLocale } from '#app/i18n/locale-context.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MenuEntry } from './menu-row.tsx'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
const helper = createColumnHelper<typeof features, MenuEntry>()

/** The sortable columns, collated in the page's language: ç after c, ı before i. */
function columnsFor(locale: Locale) {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const keys = ['name', 'assistantId', 'currency'] as const
  return helper.columns(
    keys.map((key) =>
      helper.accessor(key, {
        sortDescFirst: false,
        sortFn: (one, other) => compare(one.original[key] ?? '', other.original[key] ?? ''),
      }),
    ),
  )
}

const directions = { asc: 'ascending', desc: 'descending' } as const

/** A sortable column's header. */
export interface SortHeader {
  readonly key: string
  readonly direction: 'ascending' | 'descending' | 'none'
  /** Cycles through ascending, descending and the stored order. */
  readonly toggle: () => void
}

/** Sorts the menus by the column that the owner chose; in the stored order if none is chosen. */
export function useSortedMenus(menus: readonly MenuEntry[]) {
  const locale = useLocale()
  const columns = useMemo(() => columnsFor(locale), [locale])
  const data = useMemo(() => [...menus], [menus])
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id })
  const headers: SortHeader[] = table.getAllLeafColumns().map((column) => {
    const sorted = column.getIsSorted()
    return {
      key: column.id,
      direction: sorted === false ? 'none' : directions[sorted],
      toggle: () => column.toggleSorting(sorted === false ? false : undefined),
    }
  })
  return {
    headers,
    sorted: table.getRowModel().rows.map((row) => row.original),
    isSorted: table.state.sorting.length > 0,
    reset: () => table.resetSorting(true),
  }
}
