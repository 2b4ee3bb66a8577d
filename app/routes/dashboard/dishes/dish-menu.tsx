import { Menu } from '@base-ui/react/menu'
import { ArrowUpDown, Copy, EllipsisVertical, Trash2, type LucideIcon } from 'lucide-react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { buttonStyle } from '#app/ui/button-style.ts'

interface Props {
  readonly name: string
  readonly duplicate: () => void
  readonly move: () => void
  readonly remove: () => void
}

/** What is rarely done to a dish. */
export function DishMenu({ name, duplicate, move, remove }: Props) {
  const translate = useDishesTranslate()
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={translate('more_of', { name })}
        className={buttonStyle('quiet', 'px-2.5 noscript:hidden')}
      >
        <EllipsisVertical size={18} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="min-w-44 rounded-card border border-line bg-surface p-1.5 shadow-float outline-none">
            <Item icon={Copy} label={translate('duplicate')} act={duplicate} />
            <Item icon={ArrowUpDown} label={translate('move')} act={move} />
            <Item icon={Trash2} label={translate('delete')} act={remove} isDangerous />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
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
