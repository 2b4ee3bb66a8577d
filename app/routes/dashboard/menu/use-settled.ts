import { useEffect, useRef } from 'react'

/** Acts once the page's action has given something back, whether it went well or not. */
export function useSettled(result: unknown, act: () => void): void {
  const last = useRef(result)
  useEffect(() => {
    if (last.current === result) return
    last.current = result
    if (result !== undefined) act()
  })
}
