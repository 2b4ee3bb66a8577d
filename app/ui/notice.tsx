import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeTone = 'good' | 'bad' | 'info'

const toneOf = {
  good: { Icon: CircleCheck, colour: 'border-olive/40 bg-olive-wash', mark: 'text-olive' },
  bad: { Icon: CircleAlert, colour: 'border-beet/40 bg-beet-wash', mark: 'text-beet' },
  info: { Icon: Info, colour: 'border-line bg-sunken', mark: 'text-ink-soft' },
}

interface Props {
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** An inline message. Errors interrupt screen readers. */
export function Notice({ tone = 'info', title, children }: Props) {
  const { Icon, colour, mark } = toneOf[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-card border px-4 py-3 ${colour}`}
    >
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${mark}`} />
      <div className="min-w-0 text-pretty">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
