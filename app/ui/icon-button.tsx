import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: LucideIcon
  readonly label: string
  /** What it leads to takes something away. */
  readonly danger?: boolean
}

/** A button of one picture; its words are there for who cannot see it, and as a tooltip. */
export function IconButton({ icon: Icon, label, danger = false, type = 'button', ...rest }: Props) {
  const colours = danger ? 'hover:bg-beet-wash hover:text-beet' : 'hover:bg-sunken hover:text-ink'
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft transition-colors xl:size-9 ${colours}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
