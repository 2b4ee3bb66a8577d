import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DishRow } from './dish-row.ts'

/** What slides in over the list. */
export type Panel =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly dish: DishRow }
  | { readonly kind: 'picture'; readonly dish: DishRow }

/**
 * Which panel is open: the address says so, so that the back button closes it and no script
 * is needed to open it.
 */
export function usePanel(dishes: readonly DishRow[]) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const close = useCallback(
    () => void navigate({ search: '' }, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  return { panel: panelOf(search, dishes), close }
}

function panelOf(search: URLSearchParams, dishes: readonly DishRow[]): Panel | undefined {
  if (search.has('add')) return { kind: 'add' }
  for (const kind of ['edit', 'picture'] as const) {
    const dish = dishes.find(({ id }) => id === search.get(kind))
    if (dish) return { kind, dish }
  }
  return undefined
}
