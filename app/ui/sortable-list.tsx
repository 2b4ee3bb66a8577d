import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { withMoved } from './sortable/order.ts'
import { SortableRow } from './sortable/sortable-row.tsx'
import { alongTheList, nearestRow, useListSensors } from './sortable/sensors.ts'
import { useAnnouncements } from './sortable/use-announcements.ts'
import { useLatest } from './sortable/use-latest.ts'
import { useOptimisticOrder, type SaveOrder } from './sortable/use-optimistic-order.ts'

interface Props<Item> {
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** What announcements and the handle's buttons call an item. */
  readonly nameOf: (item: Item) => string
  /** Draws one item; `handle` (grip, up, down) goes where it is best reached. */
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode
  /** Saves the whole list's new order, as by `useSaveOrder`. */
  readonly onReorder: SaveOrder
  /** The element around each item, and its class: `tr` inside of a table. */
  readonly row?: 'li' | 'tr'
  readonly rowClassName?: string
  /** The elements around all rows: a `<ul>`, or a table with its head. */
  readonly renderFrame?: (rows: ReactNode) => ReactNode
  /** Of a list that is shown in part: how many items stand before these, and how many there are. */
  readonly before?: number
  readonly total?: number
  /** Shown in another order than the owner's, say sorted by name: there is no handle then. */
  readonly isFixed?: boolean
}

const inList = (rows: ReactNode) => <ul className="flex flex-col gap-3">{rows}</ul>

/**
 * A list that is put into order by pointer, by keyboard or by buttons. The new order shows
 * at once and is saved behind it; when that fails, the old one comes back with a message.
 * Give stable functions (from outside of the component, or `useCallback`): an item is drawn
 * anew only if it, its place or one of them has changed.
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
  const [news, setNews] = useState('')

  const move = useLatest((id: string, by: number) => {
    const from = ids.indexOf(id)
    const to = from + by
    if (to < 0 || to >= ids.length) return
    reorder(withMoved(ids, from, to))
    const place = { name: names.get(id) ?? '', place: before + to + 1, count: total }
    setNews(translate('sortable_moved', place))
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
      modifiers={alongTheList}
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
        {news}
      </p>
    </DndContext>
  )
}
