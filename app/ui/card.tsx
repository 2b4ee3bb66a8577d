import { useId, type ReactNode } from 'react'

interface Props {
  readonly title?: ReactNode
  readonly description?: ReactNode
  /** Opposite the title: a button or a label. */
  readonly aside?: ReactNode
  /** Actions, on a separate line. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** A card. With a title, it is a region with that name. */
export function Card({ title, description, aside, footer, children }: Props) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className="overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        {(title || aside) && (
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 id={titleId} className="text-lg leading-snug font-semibold text-balance">
                {title}
              </h2>
              {description && <p className="mt-1 text-ink-soft text-pretty">{description}</p>}
            </div>
            {aside && <div className="shrink-0">{aside}</div>}
          </div>
        )}
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-5 py-3 sm:px-6">
          {footer}
        </div>
      )}
    </section>
  )
}
