import { useEffect } from 'react'

/**
 * Reloads the page if the browser's back button restores it after a visit to Stripe. The restored
 * page would show a form that is still being submitted.
 */
export function useReloadOnRestore(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}
