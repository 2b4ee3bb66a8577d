import { useEffect, useState } from 'react'

/** Numbers of what stands in something; nothing yet, or none to be had. */
export type Counted = Readonly<Record<string, number>> | 'counting' | 'failed'

/** Asks a resource route how much stands in something, as soon as there is a path to ask. */
export function useCounted(path: string | undefined): Counted {
  const [known, setKnown] = useState<{ readonly path: string; readonly counted: Counted }>()
  useEffect(() => {
    if (path === undefined) return
    const asking = new AbortController()
    const ask = async () => {
      const counted = await count(path, asking.signal)
      if (!asking.signal.aborted) setKnown({ path, counted })
    }
    void ask()
    return () => {
      asking.abort()
      setKnown(undefined)
    }
  }, [path])
  return known && known.path === path ? known.counted : 'counting'
}

async function count(path: string, signal: AbortSignal): Promise<Counted> {
  try {
    const answer = await fetch(path, { signal })
    return answer.ok ? numbersIn(await answer.json()) : 'failed'
  } catch {
    return 'failed'
  }
}

function numbersIn(body: unknown): Counted {
  if (typeof body !== 'object' || body === null) return 'failed'
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, value]] : [],
    ),
  )
}
