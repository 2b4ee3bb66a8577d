import { useEffect, useRef, type RefObject } from 'react'
import type { FinalFocus } from './confirm-dialog.tsx'

interface RowFocus {
  /** The element with the table in it. */
  readonly list: RefObject<HTMLElement | null>
  /** For a dialog's `finalFocus`. */
  readonly afterwards: FinalFocus
}

/**
 * Where the focus goes when a dialog about a row of a table closes: to the last button of the
 * row that stands there now, which asked, unless its row is gone. Of an empty list, to the
 * page's main part.
 * @param place of the row that is asked about; -1 for none
 */
export function useRowFocus(place: number): RowFocus {
  const list = useRef<HTMLElement>(null)
  const asked = useRef(0)
  useEffect(() => {
    if (place !== -1) asked.current = place
  }, [place])
  useEffect(() => leaveToMain, [])
  return {
    list,
    afterwards: () => {
      const rows = [...(list.current?.querySelectorAll('tbody > tr') ?? [])]
      const row = rows[asked.current] ?? rows.at(-1)
      const buttons = row?.querySelectorAll<HTMLElement>('button')
      return [...(buttons ?? [])].at(-1) ?? false
    },
  }
}

/** The last row has taken table and dialog with it; what is behind may be focused a frame later. */
function leaveToMain(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  })
}
