import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const intervalMs = 30_000

/** Reloads the page's data every 30 s while the page is visible, and when it becomes visible. */
export function useRegularRevalidation(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const revalidateIfVisible = () => {
      if (!document.hidden) void revalidate()
    }
    const timer = setInterval(revalidateIfVisible, intervalMs)
    document.addEventListener('visibilitychange', revalidateIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', revalidateIfVisible)
    }
  }, [revalidate])
}
