import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DishFilter } from './filter-dishes.ts'
import { addressOf } from './list-view.ts'
import { useListView } from './use-list-view.ts'

const typing = 'typing'

/**
 * The filter as it is typed, which shows at once, and the one that the list has, which follows
 * as fast as the server answers: each letter calls off what the one before it asked for.
 */
export function useFilter() {
  const { filter: settled } = useListView()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(settled)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    // A link, or the way back, leads to another list: its filter holds.
    if (state !== typing) setTyped(settled)
  }
  const setFilter = (filter: DishFilter) => {
    setTyped(filter)
    void navigate(addressOf({ filter }), {
      replace: true,
      preventScrollReset: true,
      state: typing,
    })
  }
  return { typed, setFilter }
}
