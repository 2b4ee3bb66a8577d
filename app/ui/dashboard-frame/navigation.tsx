import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { prefetchMode } from '../prefetch.ts'

export interface NavigationItem {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Whether it is current only at exactly this path, and not at those below it. */
  readonly end?: boolean
}

interface Props {
  readonly items: readonly NavigationItem[]
  readonly onNavigate?: () => void
}

export function Navigation({ items, onNavigate }: Props) {
  const translate = useTranslate()
  return (
    <nav aria-label={translate('navigation')}>
      <ul className="flex flex-col gap-1">
        {items.map(({ to, label, icon: Icon, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end ?? false}
              prefetch={prefetchMode(to)}
              onClick={onNavigate}
              className="group flex min-h-11 items-center gap-3 rounded-card px-3 py-2 font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-paprika-wash aria-[current=page]:font-semibold aria-[current=page]:text-paprika-deep"
            >
              <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
