import { useEffect, useRef, type RefObject } from 'react'
import type { FinalFocus } from './confirm-dialog.tsx'
import { focusMainIfLost } from './lost-focus.ts'

interface RowFocus {
  /** The element that contains the table. */
  readonly list: RefObject<HTMLElement | null>
  /** For a dialog's `finalFocus`. */
  readonly finalFocus: FinalFocus
}

/**
 * Finds the element to focus when a dialog about a table row closes: the last button of the row
 * that is now at its index, which is the button that opened the dialog unless its row was deleted.
 * If the table is empty, it is `<main>`.
 * @param index of the row that the dialog is about; -1 for none
 */
export function useRowFocus(index: number): RowFocus {
  const list = useRef<HTMLElement>(null)
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index !== -1) lastIndex.current = index
  }, [index])
  // Table and dialog may be removed with the last row.
  useEffect(() => focusMainIfLost, [])
  return {
    list,
    finalFocus: () => {
      const rows = [...(list.current?.querySelectorAll('tbody > tr') ?? [])]
      const row = rows[lastIndex.current] ?? rows.at(-1)
      const buttons = row?.querySelectorAll<HTMLElement>('button')
      return [...(buttons ?? [])].at(-1) ?? false
    },
  }
}
