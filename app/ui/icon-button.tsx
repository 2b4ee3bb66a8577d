import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: LucideIcon
  readonly label: string
  /** Whether the action deletes something. */
  readonly danger?: boolean
}

/** A button with an icon. Its label is the tooltip, and read by screen readers. */
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
