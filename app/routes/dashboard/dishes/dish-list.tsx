import { SearchX } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DishFilters } from './dish-filters.tsx'
import { DishGroupCard } from './dish-group-card.tsx'
import { DishItem } from './dish-item.tsx'
import type { DishRow } from './dish-row.ts'
import type { DishesPageProps } from './page-props.ts'
import { filterDishes, isFiltering, noFilter, readFilter } from './filter-dishes.ts'
import { firstOf, groupDishes } from './group-dishes.ts'
import { ShowMore, useShownCount } from './show-more.tsx'
import { useDishCommands } from './use-dish-commands.ts'

// Fewer are seen at a glance.
const filteredFrom = 8

/** A menu's dishes under their headings, to be searched and put into order. */
export function DishList({ menu, categories, dishes }: DishesPageProps) {
  const translate = useDishesTranslate()
  const [search] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(search))
  const settled = useDeferredValue(filter)
  const found = useMemo(() => filterDishes(dishes, settled), [dishes, settled])
  const groups = useMemo(() => groupDishes(found, categories), [found, categories])
  const shown = useShownCount()
  const visible = useMemo(() => firstOf(groups, shown.count), [groups, shown.count])
  const [deleting, setDeleting] = useState<DishRow>()
  const commands = useDishCommands()
  const { duplicate } = commands
  const { currency } = menu
  const renderItem = useCallback(
    (dish: DishRow, handle: ReactNode) => (
      <DishItem
        dish={dish}
        handle={handle}
        currency={currency}
        duplicate={duplicate}
        askToDelete={setDeleting}
      />
    ),
    [currency, duplicate],
  )
  const isFixed = isFiltering(settled)
  const hasFilters = dishes.length >= filteredFrom || isFixed
  return (
    <div className="flex flex-col gap-5">
      {hasFilters && <DishFilters categories={categories} filter={filter} setFilter={setFilter} />}
      {isFixed && (
        <Notice>
          {translate('filter_result', { count: found.length, total: dishes.length })}{' '}
          {translate('filter_fixed')}{' '}
          <Button tone="quiet" className="mt-2 sm:mt-0 sm:ml-2" onClick={() => setFilter(noFilter)}>
            {translate('clear_filter')}
          </Button>
        </Notice>
      )}
      {found.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={translate('nothing_found')}
          text={translate('nothing_found_text')}
        />
      )}
      {visible.map((group) => (
        <DishGroupCard
          key={group.id}
          group={group}
          hasHeading={categories.length > 0}
          isFixed={isFixed}
          menuId={menu.id}
          renderItem={renderItem}
        />
      ))}
      {found.length > shown.count && <ShowMore showMore={shown.showMore} />}
      <DeleteDialog
        dish={deleting}
        close={() => setDeleting(undefined)}
        confirm={commands.remove}
      />
    </div>
  )
}
