import { useSyncExternalStore } from 'react'

/** Whether the device says that it has a line; on the server, and until it is known, yes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(onChange: () => void): () => void {
  const done = new AbortController()
  for (const kind of ['online', 'offline']) {
    addEventListener(kind, onChange, { signal: done.signal })
  }
  return () => done.abort()
}
