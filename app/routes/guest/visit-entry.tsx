import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  readonly Icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
}

/** One piece of information, under a heading with an icon. */
export function Entry({ Icon, title, children }: Props) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Icon size={20} aria-hidden="true" className="visit-icon mt-0.5 shrink-0 text-paprika" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{title}</h3>
        {children}
      </div>
    </div>
  )
}
