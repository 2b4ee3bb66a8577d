import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same one while what it does is the newest render's. */
export function useLatest<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...values) => latest.current(...values), [])
}
