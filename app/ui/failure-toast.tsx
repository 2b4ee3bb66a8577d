import type { FormFailure } from './form-failure.ts'
import { Notice } from './notice.tsx'
import { useEveryResult } from './use-every-result.ts'
import { useToast } from './use-toast.ts'

// As long as the toasts of the public pages (spec section 9): it may say how long to wait.
const shownForMs = 5_000

/** Says in a toast why a form as a whole was not taken; without a script, in the page. */
export function FailureToast({ failure }: { failure: FormFailure | undefined }) {
  const toast = useToast()
  const message = failure?.problem?.message
  useEveryResult(failure, () => {
    if (message) toast({ title: message, tone: 'bad', shownForMs })
  })
  return (
    message && (
      <noscript>
        <Notice tone="bad">{message}</Notice>
      </noscript>
    )
  )
}
