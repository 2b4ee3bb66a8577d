import { LoaderCircle } from 'lucide-react'

/** A loading indicator; screen readers announce it only if it has a label. */
export function Spinner({ label, size = 18 }: { label?: string; size?: number }) {
  return (
    <span className="inline-flex shrink-0" role={label ? 'status' : undefined}>
      <LoaderCircle size={size} aria-hidden="true" className="animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
