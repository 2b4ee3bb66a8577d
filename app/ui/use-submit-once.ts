import { useEffect, useRef } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'

/** A form that waits to be submitted, and the button that was pressed. */
interface Submission {
  readonly form: HTMLFormElement
  readonly button: HTMLElement | null
}

/**
 * Prevents a form from being submitted again before its result is shown. Two presses of Enter may
 * both be handled before React renders the pending state.
 * @returns a function that returns whether to submit now; if so, the form counts as pending. While
 *   another form of the page is pending, `submission` is queued, if given
 */
export function useSubmitOnce(): (submission?: Submission) => boolean {
  const { formData } = useNavigation()
  const result = useActionData<unknown>()
  const { key } = useLocation()
  const isPending = useRef(false)
  const queued = useRef<Submission>(undefined)
  // A result may arrive so fast that no render has seen `formData`, which is why there are other
  // dependencies.
  useEffect(() => {
    if (formData) return
    isPending.current = false
    const next = queued.current
    queued.current = undefined
    if (next?.form.isConnected) next.form.requestSubmit(next.button)
  }, [formData, result, key])
  return (submission) => {
    if (isPending.current) return false
    if (formData) {
      queued.current = submission
      return false
    }
    isPending.current = true
    return true
  }
}
