import { useCallback, useEffect, useRef } from 'react'

/** Returns a stable function that calls the latest render's `act`. */
export function useLatestCallback<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...values) => latest.current(...values), [])
}
