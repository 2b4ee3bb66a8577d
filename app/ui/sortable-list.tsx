import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { withMoved } from './sortable/order.ts'
import { SortableRow } from './sortable/sortable-row.tsx'
import { verticalOnly, nearestRow, useListSensors } from './sortable/sensors.ts'
import { useAnnouncements } from './sortable/use-announcements.ts'
import { useLatestCallback } from './sortable/use-latest-callback.ts'
import { useOptimisticOrder, type SaveOrder } from './sortable/use-optimistic-order.ts'

interface Props<Item> {
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** An item's name in announcements and labels. */
  readonly nameOf: (item: Item) => string
  /** Renders an item with its `handle` (grip, up, down). */
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode
  /** Saves the whole list's new order; see `useSaveOrder`. */
  readonly onReorder: SaveOrder
  /** The element of each item: `tr` in a table. */
  readonly row?: 'li' | 'tr'
  readonly rowClassName?: string
  /** Renders the elements around all rows: a `<ul>`, or a table with its head. */
  readonly renderFrame?: (rows: ReactNode) => ReactNode
  /** For one page of a longer list: the number of items before it. */
  readonly before?: number
  /** For one page of a longer list: the number of all items. */
  readonly total?: number
  /** Whether the list has another order than the owner's, such as by name, and so no handles. */
  readonly isFixed?: boolean
}

const inList = (rows: ReactNode) => <ul className="flex flex-col gap-3">{rows}</ul>

/**
 * A list that is sorted by pointer, keyboard or buttons. The new order is shown immediately and
 * saved in the background; if that fails, the old one is restored with a message. Pass stable
 * functions (defined outside the component, or by `useCallback`): an item is rendered again only if
 * it, its position or one of them has changed.
 */
export function SortableList<Item>({
  items,
  idOf,
  nameOf,
  renderItem,
  onReorder,
  row = 'li',
  rowClassName,
  renderFrame = inList,
  before = 0,
  total = items.length,
  isFixed = false,
}: Props<Item>) {
  const translate = useSortableTranslate()
  const { shown, reorder } = useOptimisticOrder(items, idOf, onReorder)
  const ids = useMemo(() => shown.map(idOf), [shown, idOf])
  const sensors = useListSensors()
  const names = useMemo(
    () => new Map(shown.map((item) => [idOf(item), nameOf(item)])),
    [shown, idOf, nameOf],
  )
  const accessibility = useAnnouncements(ids, names, { before, total })
  const [announcement, setAnnouncement] = useState('')

  const move = useLatestCallback((id: string, by: number) => {
    const from = ids.indexOf(id)
    const to = from + by
    if (to < 0 || to >= ids.length) return
    reorder(withMoved(ids, from, to))
    const place = { name: names.get(id) ?? '', place: before + to + 1, count: total }
    setAnnouncement(translate('sortable_moved', place))
  })
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over) return
    const place = (id: string | number) => ids.indexOf(String(id))
    reorder(withMoved(ids, place(active.id), place(over.id)))
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={nearestRow}
      modifiers={verticalOnly}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isFixed}>
        {renderFrame(
          shown.map((item, index) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              item={item}
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              as={row}
              className={rowClassName}
              isFixed={isFixed}
              renderItem={renderItem}
              move={move}
            />
          )),
        )}
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}
