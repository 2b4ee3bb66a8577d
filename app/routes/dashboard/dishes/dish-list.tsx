import { SearchX } from 'lucide-react'
import { lazy } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useCountTexts } from '../menu/use-count-texts.ts'
import { DishFilters } from './dish-filters.tsx'
import { hasFilters, isFiltering } from './filter-dishes.ts'
import { NextRows, PreviousRows } from './list-edges.tsx'
import { addressOf } from './list-view.ts'
import type { DishesPageProps } from './page-props.ts'
import { SortableDishes } from './sortable-dishes.tsx'
import { useListView } from './use-list-view.ts'

// Few visits need it. Without a boundary, the sortable list stays until it is loaded.
const SelectableDishes = lazy(async () => {
  const { SelectableDishes: component } = await import('./selection/selectable-dishes.tsx')
  return { default: component }
})

/** A menu's dishes by category, with filters, to be sorted and edited or to be selected. */
export function DishList(page: DishesPageProps) {
  const { categories, counts, selectable } = page
  const translate = useDishesTranslate()
  const countTexts = useCountTexts()
  const { filter, isSelecting } = useListView()
  const isFixed = isFiltering(filter)
  return (
    <div className="flex flex-col gap-5">
      {hasFilters(counts.total, filter) && <DishFilters categories={categories} />}
      {isFixed && (
        <Notice>
          <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center">
            <p>
              {translate('filter_result', {
                count: counts.found,
                dishes: countTexts.dishes(counts.total),
              })}{' '}
              {counts.found > 0 && !selectable && translate('filter_fixed')}
            </p>
            <ButtonLink
              to={addressOf({ isSelecting })}
              replace
              preventScrollReset
              tone="quiet"
              className="shrink-0"
            >
              {translate('clear_filter')}
            </ButtonLink>
          </div>
        </Notice>
      )}
      {counts.found === 0 && (
        <EmptyState
          icon={SearchX}
          title={translate('nothing_found')}
          text={translate('nothing_found_text')}
        />
      )}
      {selectable ? (
        <SelectableDishes {...page} selectable={selectable} />
      ) : (
        <>
          <PreviousRows found={counts.found} />
          <SortableDishes {...page} />
          <NextRows found={counts.found} />
        </>
      )}
    </div>
  )
}
