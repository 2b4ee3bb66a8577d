import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, readView } from './list-view.ts'

/** The shown part of the list. */
export function useListView() {
  const [search] = useSearchParams()
  return useMemo(() => readView(search), [search])
}

const panels = ['add', 'edit', 'picture'] as const

/** Whether a panel is open or loading. */
export function useHasPanel(): boolean {
  const [search] = useSearchParams()
  return panels.some((panel) => search.has(panel))
}

/** Returns the URL of a panel over the current view of the list. */
export function usePanelAddress() {
  const view = useListView()
  return useCallback(
    (panel: (typeof panels)[number], dishId = '') => addressOf(view, { [panel]: dishId }),
    [view],
  )
}
