import { useSyncExternalStore } from 'react'

/** Tailwind's `xl`: wide enough for a form and what it changes side by side. */
const wide = '(min-width: 80rem)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is wide; undefined before hydration. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(wide).matches,
    () => undefined,
  )
}
