import type { ReactNode } from 'react'
import { PageTitle } from '#app/ui/page-title.tsx'

interface Props {
  readonly mark: ReactNode
  readonly tone: 'good' | 'plain'
  readonly title: string
  readonly text: string
  /** A link or button for the next step. */
  readonly children?: ReactNode
}

const colours = {
  good: 'bg-olive-wash text-olive',
  plain: 'bg-sunken text-ink-soft',
}

/** Shows the status of a payment. */
export function ResultCard({ mark, tone, title, text, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-12 text-center shadow-card sm:py-16">
      <PageTitle>{title}</PageTitle>
      <span className={`mb-2 grid size-16 place-items-center rounded-full ${colours[tone]}`}>
        {mark}
      </span>
      <h1 className="font-display text-2xl leading-tight font-semibold text-balance sm:text-3xl">
        {title}
      </h1>
      <p className="max-w-md text-ink-soft text-pretty">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
