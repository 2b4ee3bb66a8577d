import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'
import type { MoreState } from './use-more.ts'

interface Props {
  /** The page that shows what comes next, for who has no script. */
  readonly to: string
  readonly label: string
  /** Said when it could not be fetched; another press tries again. */
  readonly failure: string
  readonly state: MoreState
  readonly load: () => void
}

/** Without a script it leads to another page; with one, this page grows. */
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
