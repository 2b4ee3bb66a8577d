import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslate } from '#app/i18n/app.ts'
import { toasts } from './use-toast.ts'

// Spec section 9: dashboard toasts close after 3000 ms. Hover and focus pause that.
const durationMs = 3_000

/** Renders the toasts; once in each frame. */
export function Toaster() {
  const translate = useTranslate()
  return (
    <Toast.Provider toastManager={toasts} timeout={durationMs}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={translate('notifications')}
          className="fixed top-4 right-4 left-4 z-60 mx-auto flex flex-col gap-2 sm:left-auto sm:w-104"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const translate = useTranslate()
  const { toasts: shown } = Toast.useToastManager()
  const focused = useRef<Element>(undefined)
  // Base UI returns the focus to where it was before. After a deletion, that element is often gone.
  useEffect(() => {
    if (focused.current === undefined || focused.current.isConnected) return
    focused.current = undefined
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [shown])
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      onFocus={({ target }) => (focused.current = target)}
      swipeDirection={['up', 'right']}
      className="translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-card border border-line bg-surface shadow-float transition duration-200 ease-out data-ending-style:translate-x-8 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-4 data-starting-style:opacity-0"
    >
      {/* Errors interrupt screen readers. Base UI's own high priority hides focusable elements. */}
      <Toast.Content
        aria-live={toast.type === 'bad' ? 'assertive' : undefined}
        className="flex items-center gap-3 py-2 pr-2 pl-4"
      >
        {toast.type === 'bad' ? (
          <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-beet" />
        ) : (
          <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-olive" />
        )}
        <Toast.Title render={<p />} className="min-w-0 flex-1 font-medium text-pretty" />
        <Toast.Action className="min-h-11 shrink-0 rounded-lg px-2 font-semibold text-paprika-deep underline underline-offset-4 hover:bg-sunken" />
        <Toast.Close
          aria-label={translate('close')}
          className="grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
