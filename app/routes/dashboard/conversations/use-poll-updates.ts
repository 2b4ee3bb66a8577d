import { useEffect, useEffectEvent, useState } from 'react'
import type { Updates } from './conversation-views.ts'

const intervalMs = 4_000

/** Whether polling works, fails at the moment, or needs a new login. */
export type PollState = 'live' | 'unavailable' | 'signedOut'

interface Options {
  /** Returns the URL of the next poll. */
  readonly nextUrl: () => string
  readonly onUpdates: (updates: Updates) => void
  /** Called if the open conversation no longer exists. */
  readonly onGone: () => void
}

/** Polls for updates every few seconds while the page is visible and online. */
export function usePollUpdates({ nextUrl, onUpdates, onGone }: Options): PollState {
  const [state, setState] = useState<PollState>('live')
  const currentUrl = useEffectEvent(nextUrl)
  const handleUpdates = useEffectEvent(onUpdates)
  const handleGone = useEffectEvent(onGone)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPolling = false
    const request = async (): Promise<PollState> => {
      const url = currentUrl()
      // A redirect leads to the login page.
      const response = await fetch(url, { signal, redirect: 'manual' })
      if (response.type === 'opaqueredirect' || response.status === 401) return 'signedOut'
      if (!response.ok && response.status !== 404) return 'unavailable'
      const updates: Updates = await response.json()
      // Ignores the response if the page has changed in the meantime.
      if (signal.aborted || url !== currentUrl()) return 'live'
      if (response.ok) handleUpdates(updates)
      else handleGone()
      return 'live'
    }
    const schedule = () => {
      clearTimeout(timer)
      if (shouldPoll()) timer = setTimeout(poll, intervalMs)
    }
    async function poll(): Promise<void> {
      clearTimeout(timer)
      if (isPolling || signal.aborted || !shouldPoll()) return
      isPolling = true
      const next = await request().catch((): PollState => 'unavailable')
      isPolling = false
      if (signal.aborted) return
      setState(next)
      if (next !== 'signedOut') schedule()
    }
    const onWake = () => void poll()
    document.addEventListener('visibilitychange', onWake, { signal })
    addEventListener('online', onWake, { signal })
    schedule()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [])
  return state
}

const shouldPoll = () => document.visibilityState === 'visible' && navigator.onLine
