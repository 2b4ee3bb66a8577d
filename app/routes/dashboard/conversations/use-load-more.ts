import { useRef, useState } from 'react'

/** Fetches further parts of a page's data. A failed request can be repeated. */
export function useLoadMore<Part>(onLoad: (part: Part) => void) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  // A ref, as the state changes only with the next render.
  const isLoading = useRef(false)

  async function load(url: string): Promise<void> {
    if (isLoading.current) return
    isLoading.current = true
    setState('loading')
    try {
      // A redirect, which leads to the login page, counts as a failure.
      const response = await fetch(url, { redirect: 'manual' })
      if (!response.ok) throw new TypeError(`${response.status}`)
      onLoad(await response.json())
      setState('idle')
    } catch {
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }

  return { load, state }
}

export type MoreState = ReturnType<typeof useLoadMore>['state']
