import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'

interface ToastMessage {
  readonly title: ReactNode
  readonly tone?: 'good' | 'bad'
}

/** Between whoever has something to say and the one Toaster of the page. */
export const toasts = Toast.createToastManager()

function toast({ title, tone = 'good' }: ToastMessage): void {
  toasts.add({ title, type: tone, priority: tone === 'bad' ? 'high' : 'low' })
}

/** `toast({ title, tone })` says in passing that something went well or badly. */
export function useToast() {
  return toast
}
