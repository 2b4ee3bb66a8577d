import { useId, useMemo, useRef, type ReactNode } from 'react'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { withMoved } from './sortable/order.ts'
import { SortableRow } from './sortable/sortable-row.tsx'
import { useLatestCallback } from './sortable/use-latest-callback.ts'
import { useMoving } from './sortable/use-moving.ts'
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
  const names = useMemo(
    () => new Map(shown.map((item) => [idOf(item), nameOf(item)])),
    [shown, idOf, nameOf],
  )
  const instructions = useId()
  const announcer = useRef<HTMLParagraphElement>(null)
  const say = (text: string) => {
    // Rendering it would render the list.
    if (announcer.current) announcer.current.textContent = text
  }
  const grip = useMoving({ ids, names, before, total, reorder, say })

  const move = useLatestCallback((id: string, by: number) => {
    const from = ids.indexOf(id)
    const to = from + by
    if (to < 0 || to >= ids.length) return
    reorder(withMoved(ids, from, to))
    const place = { name: names.get(id) ?? '', place: before + to + 1, count: total }
    say(translate('sortable_moved', place))
  })

  return (
    <>
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
            grip={grip}
            instructions={instructions}
            renderItem={renderItem}
            move={move}
          />
        )),
      )}
      <p id={instructions} hidden>
        {translate('sortable_instructions')}
      </p>
      <p ref={announcer} role="status" aria-live="assertive" className="sr-only" />
    </>
  )
}
