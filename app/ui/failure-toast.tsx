import type { FormFailure } from './form-failure.ts'
import { Notice } from './notice.tsx'
import { useOnResult } from './use-on-result.ts'
import { useToast } from './use-toast.ts'

// As long as the toasts of public pages (spec section 9), since it may include a waiting time.
const durationMs = 5_000

/** Shows why a form as a whole was rejected: in a toast, or without JavaScript in the page. */
export function FailureToast({ failure }: { failure: FormFailure | undefined }) {
  const toast = useToast()
  const message = failure?.problem?.message
  useOnResult(failure, () => {
    if (message) toast({ title: message, tone: 'bad', durationMs })
  })
  return (
    message && (
      <noscript>
        <Notice tone="bad">{message}</Notice>
      </noscript>
    )
  )
}
