import { useEffect, useRef } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'

/**
 * Lets a form be sent, and not again until the answer is on screen. Two presses of Enter may
 * both come before React has rendered that the first is on its way.
 * @returns a function that says whether to send, and takes it that this is done
 */
export function useSendsOnce(): () => boolean {
  const { formData } = useNavigation()
  const answer = useActionData<unknown>()
  const { key } = useLocation()
  const isOnItsWay = useRef(false)
  // An answer may come so fast that no render ever saw the form on its way.
  useEffect(() => {
    if (!formData) isOnItsWay.current = false
  }, [formData, answer, key])
  return () => {
    if (isOnItsWay.current || formData) return false
    isOnItsWay.current = true
    return true
  }
}
