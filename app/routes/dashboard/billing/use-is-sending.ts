import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/** Whether the page's form of this intent is on its way. */
export function useIsSending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}

/**
 * Loads the page anew for whoever comes back to it from Stripe by the browser's own button: it
 * would be shown as it was left, with a form that is for ever on its way.
 */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [])
}
