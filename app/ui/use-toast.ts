import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'

interface ToastMessage {
  readonly title: ReactNode
  readonly tone?: 'good' | 'bad'
  /** Overrides the default duration. */
  readonly durationMs?: number
}

/** Connects `useToast` with the page's Toaster. */
export const toasts = Toast.createToastManager()

function toast({ title, tone = 'good', durationMs }: ToastMessage): void {
  toasts.add({ title, type: tone, timeout: durationMs })
}

/** Returns `toast({ title, tone })`, which shows a toast. */
export function useToast() {
  return toast
}
