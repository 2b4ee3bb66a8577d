import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { conversationsPath } from './conversation-paths.ts'
import { searchOf, type FilterFields } from './list-view.ts'

// Debounced, as each search scans all messages.
const debounceMs = 300

/** The way in which a filter was changed, stored in the history entry's state. */
type Change = 'typed' | 'chosen'

/**
 * The state of the filter's inputs. A change navigates to the list that it filters.
 * @param applied the filter of the current URL
 */
export function useFilter(applied: FilterFields) {
  const { key, state } = useLocation()
  const isNewEntry = useNavigationType() !== NavigationType.Pop
  const navigate = useNavigate()
  const [fields, setFields] = useState(applied)
  const [previousKey, setPreviousKey] = useState(key)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (key !== previousKey) {
    setPreviousKey(key)
    // Links and the back button set the inputs to the filter of their URL.
    if (!isNewEntry || (state !== 'typed' && state !== 'chosen')) setFields(applied)
  }
  const apply = (next: FilterFields, how: Change) => {
    clearTimeout(timer.current)
    void navigate(`${conversationsPath}${searchOf(next)}`, {
      // The back button skips the intermediate texts of a search.
      replace: how === 'typed' && state === 'typed',
      preventScrollReset: true,
      state: how,
    })
  }
  return {
    fields,
    change(changed: Partial<FilterFields>, how: Change = 'chosen') {
      const next = { ...fields, ...changed }
      setFields(next)
      clearTimeout(timer.current)
      if (how === 'typed') timer.current = setTimeout(() => apply(next, how), debounceMs)
      else apply(next, how)
    },
    submit: () => apply(fields, 'chosen'),
  }
}
