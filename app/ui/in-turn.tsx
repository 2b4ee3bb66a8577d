import { Suspense, use, type ReactNode } from 'react'
import { nextTurn } from '#app/domain/in-slices.ts'

/**
 * Renders a row of a long list in a later turn of the server's event loop, a few rows in each, so
 * that the list keeps no other request waiting. In the browser it renders at once.
 */
export function InTurn({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  )
}

function Waiting({ children }: { readonly children: ReactNode }) {
  // React keeps the first promise for when it comes back to this row.
  if (import.meta.env.SSR) use(nextTurn())
  return children
}
