import { useNavigation } from 'react-router'

/** Whether the form with this intent is being submitted. */
export function useIsSending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}
