import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DishFilter } from './filter-dishes.ts'
import { addressOf } from './list-view.ts'
import { useListView } from './use-list-view.ts'

const fromInput = 'fromInput'

/**
 * The filter's inputs, which change immediately, and the URL's filter, which the list follows: each
 * change navigates and cancels the navigation before it.
 */
export function useFilter() {
  const { filter: settled, isSelecting } = useListView()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(settled)
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    // Links and the back button set the inputs to the filter of their URL.
    if (state !== fromInput) setTyped(settled)
  }
  const setFilter = (filter: DishFilter) => {
    setTyped(filter)
    void navigate(addressOf({ filter, isSelecting }), {
      replace: true,
      preventScrollReset: true,
      state: fromInput,
    })
  }
  return { typed, setFilter }
}
