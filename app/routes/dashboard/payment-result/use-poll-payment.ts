import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useFetcher } from '#app/ui/team-forms.tsx'

// Delays grow to a minute: after a few seconds, the cause is at Stripe, and may take hours.
const delaysMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]
const maxDelayMs = 60_000
// After this many checks, about 15 s, the page says that it takes longer.
const checksUntilLate = 5

/**
 * Polls for the payment until the page's loader reports it. A failed check is repeated like any
 * other.
 * @returns whether it takes longer than usual
 */
export function usePollPayment(): boolean {
  const { pathname, search } = useLocation()
  const { submit, state } = useFetcher()
  const [checks, setChecks] = useState(0)
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => {
      setChecks(checks + 1)
      void submit({ intent: 'verify' }, { method: 'post', action: pathname + search })
    }, delaysMs[checks] ?? maxDelayMs)
    return () => clearTimeout(timer)
  }, [checks, state, submit, pathname, search])
  return checks >= checksUntilLate
}
