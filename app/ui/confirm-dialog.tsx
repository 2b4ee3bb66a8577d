import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { layerStyle } from './layer-style.ts'

/** Finds what has the focus once a dialog is closed; false leaves it where it is. */
export type FinalFocus = () => HTMLElement | false

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly body: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  /** What it does cannot be taken back. */
  readonly danger?: boolean
  readonly busy?: boolean
  /** Left out, the focus goes back to what had it before. */
  readonly finalFocus?: FinalFocus
  readonly children?: ReactNode
}

/** Asks once more. It stays open until the page closes it, so that it can show `busy`. */
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
        {/* Over a panel, which has a shade of its own already, too. */}
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
