import { useEffect, useRef } from 'react'

/** Runs a callback once the page's action has returned, whether it succeeded or not. */
export function useSettled(result: unknown, onResult: () => void): void {
  const last = useRef(result)
  useEffect(() => {
    if (last.current === result) return
    last.current = result
    if (result !== undefined) onResult()
  })
}
