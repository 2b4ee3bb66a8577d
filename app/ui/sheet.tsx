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
  /** Left for navigation; right for forms, full-width on a phone. */
  readonly side?: 'left' | 'right'
  readonly closeLabel: string
  readonly children: ReactNode
  /** The form's buttons, fixed at the bottom. */
  readonly footer?: ReactNode
  /** What a wide window shows beside the children. */
  readonly aside?: ReactNode
  /** Returns the element to focus first; by default the first focusable one. */
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
  aside,
  firstFocus,
}: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={layerStyle.backdrop} />
        <Dialog.Popup
          initialFocus={firstFocus && (() => firstFocus() ?? true)}
          className={`fixed inset-y-0 z-50 flex bg-surface shadow-float outline-none transition-transform duration-250 ease-out ${sides[side]} ${aside ? 'xl:w-[54rem]' : ''}`}
        >
          {aside && (
            <div className="flex w-96 shrink-0 flex-col gap-2 overflow-y-auto border-r border-line bg-paper p-5 max-xl:hidden">
              {aside}
            </div>
          )}
          <div className="flex min-w-0 flex-1 flex-col">
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
            {/* Scroll padding keeps a focused field's label visible, and the field above the buttons. */}
            <div className="flex min-h-0 flex-1 scroll-pt-14 scroll-pb-24 flex-col overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-5 py-3">
                {footer}
              </div>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
