import { useEffect, useRef } from 'react'

/**
 * Calls `onResult` for each result that the page's action returns, of success or failure. Ignores
 * undefined, and the result with which the page was rendered first.
 */
export function useOnSettled(result: unknown, onResult: () => void): void {
  const last = useRef(result)
  useEffect(() => {
    if (last.current === result) return
    last.current = result
    if (result !== undefined) onResult()
  })
}
