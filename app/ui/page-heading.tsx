import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

interface Props {
  /** The page's heading and the document's title. */
  readonly title: string
  readonly description?: ReactNode
  /** Opposite the heading; on a phone below it. */
  readonly actions?: ReactNode
}

export function PageHeading({ title, description, actions }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <PageTitle>{title}</PageTitle>
      <div className="min-w-0 max-w-2xl">
        <h1 className="font-display text-3xl leading-tight font-semibold tracking-tight text-balance lg:text-4xl">
          {title}
        </h1>
        {description && <p className="mt-2 text-ink-soft text-pretty">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
