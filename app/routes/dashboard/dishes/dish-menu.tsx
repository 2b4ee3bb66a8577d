import { ArrowUpDown, Copy, EllipsisVertical, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { closePopover, workPopover } from '#app/ui/popover-fallback.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { ListedDish } from './dish-row.ts'

/** Tells the menu of all rows which dish it is about. */
export interface DishMenuHandle {
  readonly about: (dish: ListedDish, button: HTMLElement) => void
}

const menuId = 'dish-menu'

interface ButtonProps {
  readonly dish: ListedDish
  readonly choose: DishMenuHandle['about']
}

/** A row's button for what is rarely done to its dish. */
export function DishMenuButton({ dish, choose }: ButtonProps) {
  const translate = useDishesTranslate()
  // A menu that opened before would not know which dish it is about.
  const isHydrated = useIsHydrated()
  return (
    <button
      type="button"
      popoverTarget={isHydrated ? menuId : undefined}
      onClick={({ currentTarget }) => choose(dish, currentTarget)}
      aria-label={translate('more_of', { name: dish.name })}
      className={buttonStyle('quiet', 'px-2.5 noscript:hidden')}
    >
      <EllipsisVertical size={18} aria-hidden="true" />
    </button>
  )
}

interface Props {
  readonly ref: Ref<DishMenuHandle>
  readonly duplicate: (dishId: string) => void
  readonly askToMove: (dish: ListedDish) => void
  readonly askToDelete: (dish: ListedDish) => void
}

/**
 * The one menu of all rows, which the browser itself opens at the button that was pressed, leads
 * the keyboard into and closes.
 */
export function DishMenu({ ref, duplicate, askToMove, askToDelete }: Props) {
  const translate = useDishesTranslate()
  const popover = useRef<HTMLDivElement>(null)
  const [dish, setDish] = useState<ListedDish>()
  useImperativeHandle(
    ref,
    () => ({
      about(next, button) {
        // The press goes on to open it: at another row's button it would close it instead.
        if (next.id !== dish?.id) closePopover(popover.current)
        if (popover.current) placeAt(popover.current, button)
        setDish(next)
      },
    }),
    [dish],
  )
  useEffect(() => workPopover(menuId), [])
  const act = (doTo: (dish: ListedDish) => void) => () => {
    // First, so that the focus is back at the row's button when a dialog remembers where it was.
    closePopover(popover.current)
    if (dish) doTo(dish)
  }
  return (
    <div
      ref={popover}
      id={menuId}
      popover="auto"
      role="group"
      aria-label={dish && translate('more_of', { name: dish.name })}
      className="min-w-44 rounded-card border border-line bg-surface p-1.5 text-ink shadow-float fixed z-40 supports-[position-area:end]:my-1 supports-[position-area:end]:mx-0 whitespace-nowrap [@supports_not_selector(:popover-open)]:not-data-open:hidden [position-area:bottom_span-right] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]"
    >
      <Item icon={Copy} label={translate('duplicate')} act={act(({ id }) => duplicate(id))} />
      <Item icon={ArrowUpDown} label={translate('move')} act={act(askToMove)} />
      <Item icon={Trash2} label={translate('delete')} act={act(askToDelete)} isDangerous />
    </div>
  )
}

// A little more than the menu's size, in px: it is known only once the menu is open.
const room = { width: 190, height: 160 }
const gap = 4

/** Below the button, or above it where there is no room; browsers with CSS anchors do that. */
function placeAt(menu: HTMLElement, button: HTMLElement): void {
  if (CSS.supports('position-area: end')) return
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const isBelow = bottom + room.height < innerHeight
  const isRightOf = left + room.width < innerWidth
  menu.style.margin = '0'
  menu.style.inset = [
    isBelow ? `${bottom + gap}px` : 'auto',
    isRightOf ? 'auto' : `${innerWidth - right}px`,
    isBelow ? 'auto' : `${innerHeight - top + gap}px`,
    isRightOf ? `${left}px` : 'auto',
  ].join(' ')
}

interface ItemProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly act: () => void
  readonly isDangerous?: boolean
}

function Item({ icon: Icon, label, act, isDangerous = false }: ItemProps) {
  return (
    <button
      type="button"
      onClick={act}
      className={`flex min-h-11 w-full items-center gap-2.5 rounded-lg px-3 text-left hover:bg-sunken lg:min-h-9 ${isDangerous ? 'text-beet' : ''}`}
    >
      <Icon size={17} aria-hidden="true" />
      {label}
    </button>
  )
}
