import { useEffect, useRef } from 'react'

/** Calls `act` once for each new result of an action. */
export function useOnResult(result: unknown, act: () => void): void {
  const last = useRef<unknown>(undefined)
  useEffect(() => {
    if (last.current === result) return
    last.current = result
    act()
  })
}
