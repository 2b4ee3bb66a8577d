import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { DeferredRow } from '#app/ui/deferred-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DishGroupCard } from './dish-group-card.tsx'
import { DishItem } from './dish-item.tsx'
import { DishMenu, type DishMenuHandle } from './dish-menu.tsx'
import type { PlacedDish } from './page-dishes.ts'
import { isFiltering } from './filter-dishes.ts'
import { withMovedDish } from './group-dishes.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { DishesPageProps } from './page-props.ts'
import { duplicateDish } from './shortcuts/shortcut.ts'
import { useShortcut } from './shortcuts/use-shortcut.ts'
import { useDishCommands } from './use-dish-commands.ts'
import { useListView } from './use-list-view.ts'
import { usePlaceDish } from './use-place-dish.ts'

type Props = Pick<DishesPageProps, 'menu' | 'categories' | 'groups'>

/** The rows in view, which can be sorted and edited one by one. */
export function SortableDishes({ menu, categories, groups }: Props) {
  const { filter } = useListView()
  const [deleting, setDeleting] = useState<PlacedDish>()
  const [moving, setMoving] = useState<PlacedDish>()
  const { duplicate, remove } = useDishCommands()
  useShortcut(duplicateDish, (target) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-dish]') : null
    const dishId = row?.dataset['dish']
    if (dishId === undefined) return false
    duplicate(dishId)
    return true
  })
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
    (dish: PlacedDish, handle: ReactNode) => (
      <DeferredRow>
        <DishItem dish={dish} handle={handle} currency={currency} select={selectDish} />
      </DeferredRow>
    ),
    [currency, selectDish],
  )
  const movingTotal = groups.find(({ dishes }) => dishes.some(({ id }) => id === moving?.id))?.total
  return (
    <>
      {shown.map((group) => (
        <DishGroupCard
          key={group.id}
          group={group}
          hasHeading={categories.length > 0}
          isFixed={isFiltering(filter)}
          menuId={menu.id}
          renderItem={renderItem}
        />
      ))}
      <DishMenu ref={dishMenu} duplicate={duplicate} onMove={setMoving} onDelete={setDeleting} />
      <DeleteDialog dish={deleting} close={() => setDeleting(undefined)} confirm={remove} />
      <MoveDialog
        dish={moving}
        total={movingTotal ?? 1}
        close={() => setMoving(undefined)}
        move={placeDish}
      />
    </>
  )
}
