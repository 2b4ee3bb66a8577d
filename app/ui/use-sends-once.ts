import { useEffect, useRef } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'

/** A form whose turn has not come, and the button that was pressed. */
interface Pressed {
  readonly form: HTMLFormElement
  readonly button: HTMLElement | null
}

/**
 * Lets a form be sent, and not again until the answer is on screen. Two presses of Enter may
 * both come before React has rendered that the first is on its way.
 * @returns a function that says whether to send now, and takes it that this is done. While another
 *   form of the page is on its way, what was pressed is sent after it; without `pressed` it is not
 */
export function useSendsOnce(): (pressed?: Pressed) => boolean {
  const { formData } = useNavigation()
  const answer = useActionData<unknown>()
  const { key } = useLocation()
  const isOnItsWay = useRef(false)
  const waiting = useRef<Pressed>(undefined)
  // An answer may come so fast that no render ever saw the form on its way.
  useEffect(() => {
    if (formData) return
    isOnItsWay.current = false
    const next = waiting.current
    waiting.current = undefined
    if (next?.form.isConnected) next.form.requestSubmit(next.button)
  }, [formData, answer, key])
  return (pressed) => {
    if (isOnItsWay.current) return false
    if (formData) {
      waiting.current = pressed
      return false
    }
    isOnItsWay.current = true
    return true
  }
}
