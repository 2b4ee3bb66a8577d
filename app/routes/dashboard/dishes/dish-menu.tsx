import { ArrowUpDown, Copy, EllipsisVertical, History, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { href, useNavigate } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { closePopover, enablePopoverFallback } from '#app/ui/popover-fallback.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { PlacedDish } from './page-dishes.ts'
import { ariaKeys, duplicateDish, type Shortcut } from './shortcuts/shortcut.ts'
import { Keys } from './shortcuts/shortcut-list.tsx'

/** Sets the dish of the menu that all rows share. */
export interface DishMenuHandle {
  readonly select: (dish: PlacedDish, button: HTMLElement) => void
}

const menuId = 'dish-menu'

interface ButtonProps {
  readonly dish: PlacedDish
  readonly select: DishMenuHandle['select']
}

/** A row's button that opens the menu of less common actions. */
export function DishMenuButton({ dish, select }: ButtonProps) {
  const translate = useDishesTranslate()
  // Before hydration, the menu would open without a dish.
  const isHydrated = useIsHydrated()
  return (
    <button
      type="button"
      popoverTarget={isHydrated ? menuId : undefined}
      onClick={({ currentTarget }) => select(dish, currentTarget)}
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
  readonly onMove: (dish: PlacedDish) => void
  readonly onDelete: (dish: PlacedDish) => void
}

/** The menu that all rows share: a popover, so the browser handles opening, focus and closing. */
export function DishMenu({ ref, duplicate, onMove, onDelete }: Props) {
  const translate = useDishesTranslate()
  const popover = useRef<HTMLDivElement>(null)
  const [dish, setDish] = useState<PlacedDish>()
  useImperativeHandle(
    ref,
    () => ({
      select(next, button) {
        // The click then toggles the popover: if it is open for another row, it would close.
        if (next.id !== dish?.id) closePopover(popover.current)
        if (popover.current) placeAt(popover.current, button)
        setDish(next)
      },
    }),
    [dish],
  )
  const navigate = useNavigate()
  const showHistory = ({ id }: PlacedDish) =>
    void navigate(`${href('/dashboard/activity')}?${new URLSearchParams({ subject: id })}`)
  useEffect(() => enablePopoverFallback(menuId), [])
  const run = (action: (dish: PlacedDish) => void) => () => {
    // Closes first, so that the focus is on the row's button again before a dialog opens.
    closePopover(popover.current)
    if (dish) action(dish)
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
      <Item
        icon={Copy}
        label={translate('duplicate')}
        onSelect={run(({ id }) => duplicate(id))}
        shortcut={duplicateDish}
      />
      <Item icon={ArrowUpDown} label={translate('move')} onSelect={run(onMove)} />
      <Item icon={History} label={translate('history')} onSelect={run(showHistory)} />
      <Item icon={Trash2} label={translate('delete')} onSelect={run(onDelete)} isDangerous />
    </div>
  )
}

// Slightly more than the menu's size in px, which is unknown until the menu is open.
const menuSize = { width: 290, height: 210 }
const gap = 4

/** Positions the menu below the button, or above if there is no room. Fallback for CSS anchors. */
function placeAt(menu: HTMLElement, button: HTMLElement): void {
  if (CSS.supports('position-area: end')) return
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const isBelow = bottom + menuSize.height < innerHeight
  const isRightOf = left + menuSize.width < innerWidth
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
  readonly onSelect: () => void
  readonly isDangerous?: boolean
  readonly shortcut?: Shortcut
}

function Item({ icon: Icon, label, onSelect, isDangerous = false, shortcut }: ItemProps) {
  const isHydrated = useIsHydrated()
  return (
    <button
      type="button"
      onClick={onSelect}
      aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
      className={`flex min-h-11 w-full items-center gap-2.5 rounded-lg px-3 text-left hover:bg-sunken lg:min-h-9 ${isDangerous ? 'text-beet' : ''}`}
    >
      <Icon size={17} aria-hidden="true" />
      {label}
      {shortcut && isHydrated && (
        <span aria-hidden="true" className="ml-auto pl-4 pointer-coarse:hidden">
          <Keys shortcut={shortcut} />
        </span>
      )}
    </button>
  )
}
