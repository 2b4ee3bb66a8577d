import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'

interface ToastMessage {
  readonly title: ReactNode
  readonly tone?: 'good' | 'bad'
  /** How long it is shown, where the spec has a time of its own for it. */
  readonly shownForMs?: number
}

/** Between whoever has something to say and the one Toaster of the page. */
export const toasts = Toast.createToastManager()

function toast({ title, tone = 'good', shownForMs }: ToastMessage): void {
  toasts.add({ title, type: tone, timeout: shownForMs })
}

/** `toast({ title, tone })` says in passing that something went well or badly. */
export function useToast() {
  return toast
}
