import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { conversationsPath } from './address.ts'
import { searchOf, type FilterFields } from './list-view.ts'

// Each look reads through every message: not one for each letter.
const pauseMs = 300

/** How a filter was changed, kept with the place in the history that it led to. */
type Change = 'typed' | 'chosen'

/** The filter as it is filled in, and the list that follows it. */
export function useFilter(settled: FilterFields) {
  const { key, state } = useLocation()
  const isLed = useNavigationType() !== NavigationType.Pop
  const navigate = useNavigate()
  const [fields, setFields] = useState(settled)
  const [seen, setSeen] = useState(key)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  if (key !== seen) {
    setSeen(key)
    // A link, or the way back, leads to another list: its filter holds.
    if (!isLed || (state !== 'typed' && state !== 'chosen')) setFields(settled)
  }
  const show = (wanted: FilterFields, how: Change) => {
    clearTimeout(pause.current)
    void navigate(`${conversationsPath}${searchOf(wanted)}`, {
      // The way back passes over the letters of one search.
      replace: how === 'typed' && state === 'typed',
      preventScrollReset: true,
      state: how,
    })
  }
  return {
    fields,
    change(changed: Partial<FilterFields>, how: Change = 'chosen') {
      const wanted = { ...fields, ...changed }
      setFields(wanted)
      clearTimeout(pause.current)
      if (how === 'typed') pause.current = setTimeout(() => show(wanted, how), pauseMs)
      else show(wanted, how)
    },
    send: () => show(fields, 'chosen'),
  }
}
