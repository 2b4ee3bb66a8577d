import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { layerStyle } from './layer-style.ts'

const sides = {
  left: 'left-0 w-[min(20rem,calc(100vw-3.5rem))] data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right:
    'right-0 w-full data-ending-style:translate-x-full data-starting-style:translate-x-full sm:w-[30rem]',
}

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  /** From the left for navigation; from the right for forms, over the whole of a phone. */
  readonly side?: 'left' | 'right'
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays in sight at the foot: the form's buttons. */
  readonly footer?: ReactNode
  /** What has the focus first; left out, the first that can have it. */
  readonly firstFocus?: () => HTMLElement | null | undefined
}

/** A panel that slides in over the page. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  side = 'right',
  closeLabel,
  children,
  footer,
  firstFocus,
}: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={layerStyle.backdrop} />
        <Dialog.Popup
          initialFocus={firstFocus && (() => firstFocus() ?? true)}
          className={`fixed inset-y-0 z-50 flex flex-col bg-surface shadow-float outline-none transition-transform duration-250 ease-out ${sides[side]}`}
        >
          <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-5">
            <div className="min-w-0 pt-1.5">
              <Dialog.Title className="font-display text-2xl leading-tight font-semibold text-balance">
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-ink-soft text-pretty">
                  {description}
                </Dialog.Description>
              )}
            </div>
            <Dialog.Close
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-card text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {/* What gets the focus stops neither without its label nor under a form's buttons. */}
          <div className="flex min-h-0 flex-1 scroll-pt-14 scroll-pb-24 flex-col overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-5 py-3">
              {footer}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
