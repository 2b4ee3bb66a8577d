import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { moveFocused } from './move-focused.ts'
import type { Grip } from './use-moving.ts'

interface MoveProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly moveBy: (by: number) => void
}

interface Props extends MoveProps {
  readonly grip: Grip
  /** ID of the grip's instructions. */
  readonly instructions: string
}

const buttonStyle =
  'grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft transition-colors not-aria-disabled:hover:bg-sunken not-aria-disabled:hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 lg:size-8'

/** The grip for dragging, and two buttons as an alternative. */
export function RowHandle({ grip, instructions, ...move }: Props) {
  const translate = useSortableTranslate()
  return (
    <span className="inline-flex items-center noscript:hidden">
      <button
        {...grip}
        type="button"
        aria-label={translate('sortable_grip', { name: move.name })}
        aria-roledescription={translate('sortable_kind')}
        aria-describedby={instructions}
        // Touch drags here, and scrolls everywhere else.
        className={`${buttonStyle} cursor-grab touch-none aria-pressed:cursor-grabbing`}
      >
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <MoveButtons {...move} />
    </span>
  )
}

/** Two buttons that move a row up and down. */
export function MoveButtons({ name, isFirst, isLast, moveBy }: MoveProps) {
  const translate = useSortableTranslate()
  return (
    <>
      <MoveButton
        label={translate('sortable_up', { name })}
        isEnd={isFirst}
        move={() => moveBy(-1)}
      >
        <ChevronUp size={18} aria-hidden="true" />
      </MoveButton>
      <MoveButton
        label={translate('sortable_down', { name })}
        isEnd={isLast}
        move={() => moveBy(1)}
      >
        <ChevronDown size={18} aria-hidden="true" />
      </MoveButton>
    </>
  )
}

interface MoveButtonProps extends Pick<ComponentProps<'button'>, 'children'> {
  readonly label: string
  readonly isEnd: boolean
  readonly move: () => void
}

function MoveButton({ label, isEnd, move, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={({ currentTarget }) => !isEnd && void moveFocused(currentTarget, move)}
      className={buttonStyle}
    >
      {children}
    </button>
  )
}
