import { LoaderCircle } from 'lucide-react'

/** Something is under way. Says so to screen readers only if it has a label of its own. */
export function Spinner({ label, size = 18 }: { label?: string; size?: number }) {
  return (
    <span className="inline-flex shrink-0" role={label ? 'status' : undefined}>
      <LoaderCircle size={size} aria-hidden="true" className="animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
