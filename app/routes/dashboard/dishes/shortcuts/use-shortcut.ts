import { useEffect } from 'react'
import { useLatestCallback } from '#app/ui/sortable/use-latest-callback.ts'
import { isShortcut, type Shortcut } from './shortcut.ts'

/**
 * Acts on a shortcut pressed anywhere on the page, but not behind an open dialog.
 * @param act returns false to leave the keys to the browser
 */
export function useShortcut(shortcut: Shortcut, act: (target: EventTarget | null) => unknown) {
  const latest = useLatestCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, shortcut)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (act(event.target) !== false) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', latest)
    return () => document.removeEventListener('keydown', latest)
  }, [latest])
}
