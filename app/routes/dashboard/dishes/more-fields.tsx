import { ChevronDown, PencilLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'

/** Whether the fields were shown last, which also applies to the next new dish. */
export interface MoreShown {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

interface Props {
  readonly shown: MoreShown
  /** Whether a field holds something, which shows them at first. */
  readonly isFilled: boolean
  readonly hasErrors: boolean
  readonly children: ReactNode
}

/** Optional fields, folded until they hold something or have an error. */
export function MoreFields({ shown, isFilled, hasErrors, children }: Props) {
  const translate = useDishesTranslate()
  const [isOpen, setOpen] = useState(isFilled || shown.isOpen)
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        shown.setOpen(currentTarget.open)
      }}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-card px-3.5 py-2.5">
        <PencilLine size={18} aria-hidden="true" className="shrink-0 text-olive" />
        <h3 className="min-w-0 flex-1 text-sm font-semibold">{translate('more_title')}</h3>
        <span className="text-sm text-ink-soft">{translate('optional')}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line px-3.5 pt-3 pb-4">{children}</div>
    </details>
  )
}
