import { SearchX } from 'lucide-react'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DeferredRow } from '#app/ui/deferred-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useCountTexts } from '../menu/use-count-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DishFilters } from './dish-filters.tsx'
import { DishGroupCard } from './dish-group-card.tsx'
import { DishItem } from './dish-item.tsx'
import { DishMenu, type DishMenuHandle } from './dish-menu.tsx'
import type { ListedDish } from './dish-row.ts'
import { isFiltering } from './filter-dishes.ts'
import { withMovedDish } from './group-dishes.ts'
import { NextRows, PreviousRows } from './list-edges.tsx'
import { addressOf } from './list-view.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { DishesPageProps } from './page-props.ts'
import { useDishCommands } from './use-dish-commands.ts'
import { useListView } from './use-list-view.ts'
import { usePlaceDish } from './use-place-dish.ts'

// Shorter lists need no filters.
const minDishesForFilters = 8

/** A menu's dishes by category, with filters and reordering. */
export function DishList({ menu, categories, groups, counts }: DishesPageProps) {
  const translate = useDishesTranslate()
  const countTexts = useCountTexts()
  const { filter } = useListView()
  const [deleting, setDeleting] = useState<ListedDish>()
  const [moving, setMoving] = useState<ListedDish>()
  const { duplicate, remove } = useDishCommands()
  const { placing, placeDish } = usePlaceDish()
  const shown = useMemo(
    () => (placing ? withMovedDish(groups, placing.dishId, placing.place) : groups),
    [groups, placing],
  )
  const { currency } = menu
  const dishMenu = useRef<DishMenuHandle>(null)
  const selectDish = useCallback<DishMenuHandle['select']>(
    (dish, button) => dishMenu.current?.select(dish, button),
    [],
  )
  const renderItem = useCallback(
    (dish: ListedDish, handle: ReactNode) => (
      <DeferredRow>
        <DishItem dish={dish} handle={handle} currency={currency} select={selectDish} />
      </DeferredRow>
    ),
    [currency, selectDish],
  )
  const isFixed = isFiltering(filter)
  const hasFilters = counts.total >= minDishesForFilters || isFixed
  const movingTotal = groups.find(({ dishes }) => dishes.some(({ id }) => id === moving?.id))?.total
  return (
    <div className="flex flex-col gap-5">
      {hasFilters && <DishFilters categories={categories} />}
      {isFixed && (
        <Notice>
          <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center">
            <p>
              {translate('filter_result', {
                count: counts.found,
                dishes: countTexts.dishes(counts.total),
              })}{' '}
              {counts.found > 0 && translate('filter_fixed')}
            </p>
            <ButtonLink
              to={addressOf({})}
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
      <PreviousRows found={counts.found} />
      {shown.map((group) => (
        <DishGroupCard
          key={group.id}
          group={group}
          hasHeading={categories.length > 0}
          isFixed={isFixed}
          menuId={menu.id}
          renderItem={renderItem}
        />
      ))}
      <NextRows found={counts.found} />
      <DishMenu ref={dishMenu} duplicate={duplicate} onMove={setMoving} onDelete={setDeleting} />
      <DeleteDialog dish={deleting} close={() => setDeleting(undefined)} confirm={remove} />
      <MoveDialog
        dish={moving}
        total={movingTotal ?? 1}
        close={() => setMoving(undefined)}
        move={placeDish}
      />
    </div>
  )
}
