import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'
import type { MoreState } from './use-load-more.ts'

interface Props {
  /** The next page, for browsers without JavaScript. */
  readonly to: string
  readonly label: string
  /** The message after a failed request; another click retries. */
  readonly failure: string
  readonly state: MoreState
  readonly load: () => void
}

/** Extends the list in place; without JavaScript, opens the next page. */
export function MoreLink({ to, label, failure, state, load }: Props) {
  return (
    <div className="flex flex-col items-center">
      {state === 'failed' && (
        <p role="alert" className="flex items-center gap-2 px-4 pt-3 text-sm text-beet">
          <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
          {failure}
        </p>
      )}
      <Link
        to={to}
        aria-disabled={state === 'loading' || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          load()
        }}
        className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold text-paprika-deep hover:underline"
      >
        {state === 'loading' && <Spinner />}
        {label}
      </Link>
    </div>
  )
}
