import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: ReactNode
  /** The next step: a Button or ButtonLink. */
  readonly action?: ReactNode
  /** The title's level: `h1` if it is the page's title. */
  readonly as?: 'h1' | 'h2' | 'h3'
}

/** Shown in place of an empty list or page. */
export function EmptyState({ icon: Icon, title, text, action, as: Heading = 'h2' }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-paprika-wash text-paprika">
        <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Heading className="font-display text-xl font-semibold text-balance">{title}</Heading>
      {text && <p className="max-w-md text-ink-soft text-pretty">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
