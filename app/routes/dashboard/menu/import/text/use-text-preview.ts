import { useEffect, useRef, useState } from 'react'
import type { PreviewedText } from '#app/domain/menu-imports/text/preview-text.ts'

/** Long enough that a word is read once. */
const debounceMs = 300

/** The dishes of a text while it is typed. While there is no connection, the last ones stay. */
export function useTextPreview(address: string, initial: PreviewedText) {
  const [preview, setPreview] = useState(initial)
  const [isOutdated, setIsOutdated] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    running.current?.abort()
  }
  useEffect(() => stop, [])
  const readSoon = (text: string) => {
    stop()
    const cancelled = new AbortController()
    running.current = cancelled
    const refresh = async () => {
      const next = await fetchPreview(address, text, cancelled.signal).catch(() => undefined)
      if (cancelled.signal.aborted) return
      setIsOutdated(next === undefined)
      if (next) setPreview(next)
    }
    timer.current = setTimeout(() => void refresh(), debounceMs)
  }
  return { preview, isOutdated, readSoon }
}

async function fetchPreview(
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<PreviewedText> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    signal,
  })
  if (!response.ok) throw new TypeError(`${response.status}`)
  return response.json()
}
