import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { layerStyle } from './layer-style.ts'

/** Returns the element to focus when a dialog closes; false leaves the focus unchanged. */
export type FinalFocus = () => HTMLElement | false

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly body: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  /** The action deletes or discards something. */
  readonly danger?: boolean
  readonly busy?: boolean
  /** By default, the previously focused element. */
  readonly finalFocus?: FinalFocus
  readonly children?: ReactNode
}

/** A confirmation dialog. It stays open until the page closes it, so that it can show `busy`. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  body,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  busy = false,
  finalFocus,
  children,
}: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        {/* Base UI omits the backdrop of a nested dialog by default. */}
        <AlertDialog.Backdrop forceRender className={layerStyle.backdrop} />
        <AlertDialog.Popup
          finalFocus={finalFocus}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float transition duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
        >
          <AlertDialog.Title className="font-display text-2xl leading-tight font-semibold text-balance">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-ink-soft text-pretty">
            {body}
          </AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Close render={<Button tone="quiet" />}>{cancelLabel}</AlertDialog.Close>
            <Button tone={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
