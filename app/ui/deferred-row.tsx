import { Suspense, use, type ReactNode } from 'react'
import { nextTurn } from '#app/domain/in-slices.ts'

/**
 * Renders a row of a long list in a later turn of the server's event loop, a few rows per turn, so
 * that the list doesn't block other requests. In the browser it renders immediately.
 */
export function DeferredRow({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  )
}

function Waiting({ children }: { readonly children: ReactNode }) {
  // React reuses the first promise when it retries this row.
  if (import.meta.env.SSR) use(nextTurn())
  return children
}
