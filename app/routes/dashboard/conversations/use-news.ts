import { useEffect, useEffectEvent, useState } from 'react'
import type { News } from './shown.ts'

const everyMs = 4_000

/** How news come in: well, not just now, or not at all without a new login. */
export type NewsState = 'live' | 'away' | 'signedOut'

interface Asked {
  /** What is asked, each time anew. */
  readonly address: () => string
  readonly onNews: (news: News) => void
  /** What was asked about is no longer there. */
  readonly onGone: () => void
}

/** Asks for news every few seconds, as long as someone looks and there is a line. */
export function useNews({ address, onNews, onGone }: Asked): NewsState {
  const [state, setState] = useState<NewsState>('live')
  const current = useEffectEvent(address)
  const take = useEffectEvent(onNews)
  const leave = useEffectEvent(onGone)

  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    const ask = async (): Promise<NewsState> => {
      const asked = current()
      // A login page in place of an answer is not followed.
      const answer = await fetch(asked, { signal, redirect: 'manual' })
      if (answer.type === 'opaqueredirect' || answer.status === 401) return 'signedOut'
      if (!answer.ok && answer.status !== 404) return 'away'
      const news: News = await answer.json()
      // Something else may be looked at by now.
      if (signal.aborted || asked !== current()) return 'live'
      if (answer.ok) take(news)
      else leave()
      return 'live'
    }
    const wait = () => {
      clearTimeout(timer)
      if (isWanted()) timer = setTimeout(look, everyMs)
    }
    async function look(): Promise<void> {
      clearTimeout(timer)
      if (isAsking || signal.aborted || !isWanted()) return
      isAsking = true
      const found = await ask().catch((): NewsState => 'away')
      isAsking = false
      if (signal.aborted) return
      setState(found)
      if (found !== 'signedOut') wait()
    }
    const wake = () => void look()
    document.addEventListener('visibilitychange', wake, { signal })
    addEventListener('online', wake, { signal })
    wait()
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [])
  return state
}

const isWanted = () => document.visibilityState === 'visible' && navigator.onLine
