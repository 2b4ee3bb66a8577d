import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

// From at once to once a minute: who waits long, waits for Stripe.
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]
const lastPauseMs = 60_000
/** After so many looks, some 15 s, one is told that it takes longer. */
const looksUntilLate = 5

/**
 * Asks whether the payment has arrived, again and again until the page's loader knows of it.
 * An answer that does not come is asked for again like any other.
 * @returns whether it takes longer than usual
 */
export function useLookAgain(): boolean {
  const { pathname, search } = useLocation()
  const { submit, state } = useFetcher()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void submit({ intent: 'verify' }, { method: 'post', action: pathname + search })
    }, pausesMs[looks] ?? lastPauseMs)
    return () => clearTimeout(timer)
  }, [looks, state, submit, pathname, search])
  return looks >= looksUntilLate
}
