import { Menu } from '@base-ui/react/menu'
import { ArrowUpDown, Copy, EllipsisVertical, Trash2, type LucideIcon } from 'lucide-react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import type { ListedDish } from './dish-row.ts'

/** Ties the buttons of all rows to their one menu. */
export type DishMenuHandle = Menu.Handle<ListedDish>

interface ButtonProps {
  readonly dish: ListedDish
  readonly menu: DishMenuHandle
}

/** A row's button for what is rarely done to its dish. */
export function DishMenuButton({ dish, menu }: ButtonProps) {
  const translate = useDishesTranslate()
  return (
    <Menu.Trigger
      handle={menu}
      payload={dish}
      aria-label={translate('more_of', { name: dish.name })}
      className={buttonStyle('quiet', 'px-2.5 noscript:hidden')}
    >
      <EllipsisVertical size={18} aria-hidden="true" />
    </Menu.Trigger>
  )
}

interface Props {
  readonly menu: DishMenuHandle
  readonly duplicate: (dishId: string) => void
  readonly askToMove: (dish: ListedDish) => void
  readonly askToDelete: (dish: ListedDish) => void
}

/**
 * The one menu of all rows, as one a row would have each of them pay for it. It locks no
 * scrolling: that would lay out the whole page anew.
 */
export function DishMenu({ menu, duplicate, askToMove, askToDelete }: Props) {
  const translate = useDishesTranslate()
  return (
    <Menu.Root handle={menu} modal={false}>
      {({ payload: dish }) =>
        dish && (
          <Menu.Portal>
            <Menu.Positioner align="end" sideOffset={4} className="z-40">
              <Menu.Popup className="min-w-44 rounded-card border border-line bg-surface p-1.5 shadow-float outline-none">
                <Item icon={Copy} label={translate('duplicate')} act={() => duplicate(dish.id)} />
                <Item icon={ArrowUpDown} label={translate('move')} act={() => askToMove(dish)} />
                <Item
                  icon={Trash2}
                  label={translate('delete')}
                  act={() => askToDelete(dish)}
                  isDangerous
                />
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        )
      }
    </Menu.Root>
  )
}

interface ItemProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly act: () => void
  readonly isDangerous?: boolean
}

function Item({ icon: Icon, label, act, isDangerous = false }: ItemProps) {
  return (
    <Menu.Item
      onClick={act}
      className={`flex min-h-11 cursor-default items-center gap-2.5 rounded-lg px-3 outline-none data-highlighted:bg-sunken lg:min-h-9 ${isDangerous ? 'text-beet' : ''}`}
    >
      <Icon size={17} aria-hidden="true" />
      {label}
    </Menu.Item>
  )
}
