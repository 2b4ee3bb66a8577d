import { useSortable } from '@dnd-kit/sortable'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { RowHandle } from './row-handle.tsx'

// Spec section 9: the drag animation takes 50 ms.
const transition = { duration: 50, easing: 'ease' }

interface Props<Item> {
  readonly id: string
  readonly item: Item
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly as: 'li' | 'tr'
  readonly className: string | undefined
  readonly isFixed: boolean
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode
  readonly move: (id: string, by: number) => void
}

/** A row. Its content is memoised, so that dragging changes only the styles of rows. */
export function SortableRow<Item>({
  id,
  item,
  as: Element,
  className = '',
  isFixed,
  renderItem,
  ...rest
}: Props<Item>) {
  const { name, isFirst, isLast, move } = rest
  const translate = useSortableTranslate()
  const { attributes, listeners, isDragging, ...sortable } = useSortable({
    id,
    transition,
    attributes: { roleDescription: translate('sortable_kind') },
  })
  const { setNodeRef, setActivatorNodeRef, transform, transition: running } = sortable
  const content = useMemo(() => {
    const grip = {
      ref: setActivatorNodeRef,
      'aria-pressed': attributes['aria-pressed'],
      'aria-roledescription': attributes['aria-roledescription'],
      'aria-describedby': attributes['aria-describedby'],
      ...listeners,
    }
    const handle = isFixed ? null : (
      <RowHandle
        grip={grip}
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        moveBy={(by) => move(id, by)}
      />
    )
    return renderItem(item, handle)
  }, [
    id,
    item,
    name,
    isFirst,
    isLast,
    isFixed,
    renderItem,
    move,
    attributes,
    listeners,
    setActivatorNodeRef,
  ])
  return (
    <Element
      ref={setNodeRef}
      style={styleOf(transform, running)}
      data-dragging={isDragging || undefined}
      className={`data-dragging:relative data-dragging:z-10 data-dragging:shadow-float ${className}`}
    >
      {content}
    </Element>
  )
}

type Movement = Pick<ReturnType<typeof useSortable>, 'transform' | 'transition'>

// No style at rest: the Content-Security-Policy forbids style attributes in the server's HTML.
function styleOf(
  transform: Movement['transform'],
  running: Movement['transition'],
): CSSProperties | undefined {
  if (!transform && !running) return undefined
  return {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition: running,
  }
}
