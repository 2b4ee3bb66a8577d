import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, readView } from './list-view.ts'

/** The part of the list that is looked at. */
export function useListView() {
  const [search] = useSearchParams()
  return useMemo(() => readView(search), [search])
}

const panels = ['add', 'edit', 'picture'] as const

/** Whether a panel is open over the list, or about to be. */
export function useHasPanel(): boolean {
  const [search] = useSearchParams()
  return panels.some((panel) => search.has(panel))
}

/** Gives the address of a panel over the list as it is looked at now. */
export function usePanelAddress() {
  const view = useListView()
  return useCallback(
    (panel: (typeof panels)[number], dishId = '') => addressOf(view, { [panel]: dishId }),
    [view],
  )
}
