import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'

interface Props {
  readonly id: string
  /** The names of the categories; empty for dishes without a category. */
  readonly path: readonly string[]
  /** False for a menu without categories, whose heading is only for screen readers. */
  readonly hasHeading: boolean
  /** Before the names. */
  readonly children?: ReactNode
}

/** The heading of the dishes of one category. */
export function GroupHeading({ id, path, hasHeading, children }: Props) {
  const translate = useDishesTranslate()
  const names = path.length > 0 ? path : [translate('no_category')]
  return (
    <h2
      id={id}
      className={`flex flex-wrap items-center gap-x-1.5 font-display text-xl font-semibold ${hasHeading ? '' : 'sr-only'}`}
    >
      {children}
      {(hasHeading ? names : [translate('list_title')]).map((step, index) => (
        <span key={`${index}:${step}`} className="inline-flex items-center gap-1.5">
          {index > 0 && <ChevronRight size={16} aria-hidden="true" className="text-ink-soft" />}
          {step}
        </span>
      ))}
    </h2>
  )
}
