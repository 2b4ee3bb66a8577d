import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { FoundGroup } from './found.ts'

/** Long enough that a word is searched once, and too short to be noticed. */
const debounceMs = 150

interface Search {
  readonly query: string
  /** Undefined if the search failed. */
  readonly groups: readonly FoundGroup[] | undefined
}

/** Searches on the server for what is typed. Keeps the last result until the next one is there. */
export function useSearch(typed: string) {
  const query = typed.trim()
  const [last, setLast] = useState<Search>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const cancelled = new AbortController()
    const run = async () => {
      const groups = await fetchGroups(query, cancelled.signal).catch(() => undefined)
      if (!cancelled.signal.aborted) setLast({ query, groups })
    }
    const timer = setTimeout(() => void run(), query === '' ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [query, attempt])
  return {
    last,
    isSearching: last?.query !== query,
    retry() {
      setLast(undefined)
      setAttempt(attempt + 1)
    },
  }
}

async function fetchGroups(query: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
  const address = `${href('/dashboard/search/results')}?${new URLSearchParams({ q: query })}`
  // A redirect leads to the login page.
  const response = await fetch(address, { redirect: 'manual', signal })
  if (!response.ok) throw new TypeError(`${response.status}`)
  return response.json()
}
