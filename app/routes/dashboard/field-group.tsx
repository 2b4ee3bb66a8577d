import type { ReactNode, Ref } from 'react'

interface Props {
  readonly title: string
  readonly hint: string
  /** Receives the element around the fields. */
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ title, hint, ref, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{title}</legend>
      <p className="mt-1 text-sm text-pretty text-ink-soft">{hint}</p>
      <div ref={ref} className="mt-3 grid gap-4 sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  )
}
