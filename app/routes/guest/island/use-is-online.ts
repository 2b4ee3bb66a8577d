import { useSyncExternalStore } from 'react'

/** Whether the device reports that it is online; true on the server and during hydration. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const stopping = new AbortController()
  for (const kind of ['online', 'offline']) {
    addEventListener(kind, onChange, { signal: stopping.signal })
  }
  return () => stopping.abort()
}
