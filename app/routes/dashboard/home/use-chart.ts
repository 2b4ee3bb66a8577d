import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useTheme } from '#app/ui/theme.ts'
import type { Line } from './draw-chart.ts'

const darkQuery = '(prefers-color-scheme: dark)'

/** Draws a chart, and redraws it when the data or colours change. Loads the library on demand. */
export function useChart(canvas: RefObject<HTMLCanvasElement | null>, line: Line) {
  const [hasFailed, setFailed] = useState(false)
  const theme = useTheme()
  const isDark = useSyncExternalStore(
    subscribeToColourScheme,
    () => matchMedia(darkQuery).matches,
    () => false,
  )
  const serialised = JSON.stringify(line)
  useEffect(() => {
    let isCancelled = false
    let remove = () => {}
    const draw = async () => {
      try {
        const { drawChart } = await import('./draw-chart.ts')
        if (isCancelled || !canvas.current) return
        remove = drawChart(canvas.current, JSON.parse(serialised))
      } catch (error) {
        reportError(error)
        setFailed(true)
      }
    }
    void draw()
    return () => {
      isCancelled = true
      remove()
    }
  }, [canvas, serialised, theme, isDark])
  return { hasFailed }
}

function subscribeToColourScheme(onChange: () => void): () => void {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
