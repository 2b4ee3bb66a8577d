import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'

interface ToastMessage {
  readonly title: ReactNode
  readonly tone?: 'good' | 'bad'
  /** Overrides the default duration. */
  readonly durationMs?: number
  /** A button that closes the toast and calls `run`, once. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Connects `useToast` with the page's Toaster. */
export const toasts = Toast.createToastManager()

function toast({ title, tone = 'good', durationMs, action }: ToastMessage): void {
  let isRun = false
  const id = toasts.add({
    title,
    type: tone,
    timeout: durationMs,
    actionProps: action && {
      children: action.label,
      onClick() {
        // While the toast fades out, it can still be clicked.
        if (isRun) return
        isRun = true
        toasts.close(id)
        action.run()
      },
    },
  })
}

/** Returns `toast({ title, tone, action })`, which shows a toast. */
export function useToast() {
  return toast
}
