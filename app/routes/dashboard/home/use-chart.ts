import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useTheme } from '#app/ui/theme.ts'
import type { Line } from './draw-chart.ts'

const darkQuery = '(prefers-color-scheme: dark)'

/** Draws a line, and anew when it or the colours change; the library comes when it is needed. */
export function useChart(canvas: RefObject<HTMLCanvasElement | null>, line: Line) {
  const [hasFailed, setFailed] = useState(false)
  const theme = useTheme()
  const isDark = useSyncExternalStore(
    listenToDevice,
    () => matchMedia(darkQuery).matches,
    () => false,
  )
  const drawn = JSON.stringify(line)
  useEffect(() => {
    let isOver = false
    let remove = () => {}
    const draw = async () => {
      try {
        const { drawChart } = await import('./draw-chart.ts')
        if (isOver || !canvas.current) return
        remove = drawChart(canvas.current, JSON.parse(drawn))
      } catch (error) {
        reportError(error)
        setFailed(true)
      }
    }
    void draw()
    return () => {
      isOver = true
      remove()
    }
  }, [canvas, drawn, theme, isDark])
  return { hasFailed }
}

function listenToDevice(changed: () => void): () => void {
  const dark = matchMedia(darkQuery)
  dark.addEventListener('change', changed)
  return () => dark.removeEventListener('change', changed)
}
