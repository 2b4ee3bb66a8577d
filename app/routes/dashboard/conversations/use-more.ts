import { useRef, useState } from 'react'

/** Fetches a part of what a page shows; what fails can be asked for again. */
export function useMore<Part>(take: (part: Part) => void) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  // Told at once, where the state tells only with the next render.
  const isLoading = useRef(false)

  async function load(address: string): Promise<void> {
    if (isLoading.current) return
    isLoading.current = true
    setState('loading')
    try {
      // A login page in place of an answer is not followed.
      const answer = await fetch(address, { redirect: 'manual' })
      if (!answer.ok) throw new TypeError(`${answer.status}`)
      take(await answer.json())
      setState('idle')
    } catch {
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }

  return { load, state }
}

/** How far a part is that was asked for. */
export type MoreState = ReturnType<typeof useMore>['state']
