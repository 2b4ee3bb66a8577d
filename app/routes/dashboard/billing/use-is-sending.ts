import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/** Whether the form with this intent is being submitted. */
export function useIsSending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}

/**
 * Reloads the page if the browser's back button restores it after a visit to Stripe. The restored
 * page would show a form that is still being submitted.
 */
export function useReloadOnRestore(): void {
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [])
}
