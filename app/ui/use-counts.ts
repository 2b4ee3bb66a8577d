import { useEffect, useState } from 'react'

/** Numbers of contained items, or the state of their request. */
export type Counts = Readonly<Record<string, number>> | 'counting' | 'failed'

/** Fetches counts from a resource route as soon as there is a path. */
export function useCounts(path: string | undefined): Counts {
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly counts: Counts }>()
  useEffect(() => {
    if (path === undefined) return
    const fetching = new AbortController()
    const load = async () => {
      const counts = await fetchCounts(path, fetching.signal)
      if (!fetching.signal.aborted) setLoaded({ path, counts })
    }
    void load()
    return () => {
      fetching.abort()
      setLoaded(undefined)
    }
  }, [path])
  return loaded && loaded.path === path ? loaded.counts : 'counting'
}

async function fetchCounts(path: string, signal: AbortSignal): Promise<Counts> {
  try {
    const response = await fetch(path, { signal })
    return response.ok ? numbersIn(await response.json()) : 'failed'
  } catch {
    return 'failed'
  }
}

function numbersIn(body: unknown): Counts {
  if (typeof body !== 'object' || body === null) return 'failed'
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, value]] : [],
    ),
  )
}
