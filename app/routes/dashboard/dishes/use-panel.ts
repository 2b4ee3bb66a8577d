import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { EditedDish } from './page-dishes.ts'
import { addressOf } from './list-view.ts'
import { useListView } from './use-list-view.ts'

/** A panel that slides in over the list. */
export type Panel =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly dish: EditedDish }
  | { readonly kind: 'picture'; readonly dish: EditedDish }

/**
 * The open panel. It is part of the URL, so that the back button closes it and it opens without
 * JavaScript.
 */
export function usePanel(dish: EditedDish | undefined) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = useListView()
  const close = useCallback(
    () => void navigate(addressOf(view), { replace: true, preventScrollReset: true }),
    [navigate, view],
  )
  const open = useCallback(
    (dishId: string) =>
      void navigate(addressOf(view, { edit: dishId }), { replace: true, preventScrollReset: true }),
    [navigate, view],
  )
  return { panel: panelOf(search, dish), open, close }
}

function panelOf(search: URLSearchParams, dish: EditedDish | undefined): Panel | undefined {
  if (search.has('add')) return { kind: 'add' }
  for (const kind of ['edit', 'picture'] as const) {
    if (dish && dish.id === search.get(kind)) return { kind, dish }
  }
  return undefined
}
