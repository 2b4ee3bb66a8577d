import { useMemo, type ReactNode } from 'react'
import { RowHandle } from './row-handle.tsx'
import type { Grip } from './use-moving.ts'

interface Props<Item> {
  readonly id: string
  readonly item: Item
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly as: 'li' | 'tr'
  readonly className: string | undefined
  readonly isFixed: boolean
  readonly grip: Grip
  /** ID of the instructions for the grip. */
  readonly instructions: string
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode
  readonly move: (id: string, by: number) => void
}

/** A row. It is rendered again only when its own props change, as `memo` would, which isn't generic. */
export function SortableRow<Item>(props: Props<Item>) {
  const { id, item, name, isFirst, isLast, as: Element, className = '', isFixed } = props
  const { grip, instructions, renderItem, move } = props
  return useMemo(() => {
    const moveBy = (by: number) => move(id, by)
    const handle = <RowHandle {...{ grip, instructions, name, isFirst, isLast, moveBy }} />
    return (
      <Element
        data-row={id}
        className={`data-dragging:relative data-dragging:z-10 data-dragging:shadow-float ${className}`}
      >
        {renderItem(item, isFixed ? null : handle)}
      </Element>
    )
  }, [
    id,
    item,
    name,
    isFirst,
    isLast,
    Element,
    className,
    isFixed,
    grip,
    instructions,
    renderItem,
    move,
  ])
}
