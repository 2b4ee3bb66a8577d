import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A section of the gallery. */
export function Section({ title, children }: Props) {
  return (
    <section className="grid min-w-0 gap-5">
      <h2 className="border-b border-line pb-2 font-display text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** Components side by side; stacked on a phone. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

export function Grid({ children }: { readonly children: ReactNode }) {
  return <div className="grid min-w-0 items-start gap-6 sm:grid-cols-2">{children}</div>
}
