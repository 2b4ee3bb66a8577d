import { useEffect, useRef } from 'react'

/** Acts once for each thing that an action gave back. */
export function useEveryResult(result: unknown, act: () => void): void {
  const last = useRef<unknown>(undefined)
  useEffect(() => {
    if (last.current === result) return
    last.current = result
    act()
  })
}
