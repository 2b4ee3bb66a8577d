import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run here: false on the server, and while the page is taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
