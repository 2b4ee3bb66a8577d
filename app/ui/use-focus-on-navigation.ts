import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router'

const pathOf = ({ pathname }: Location) => pathname

/**
 * Moves the focus to the page's main part when another page has come, as a browser's own
 * navigation would begin anew. A field that has taken the focus keeps it, and so does a link of
 * a list (`data-keeps-focus`) that still stands beside what it led to.
 * @param pageOf what of an address makes another page
 */
export function useFocusOnNavigation(
  pageOf: (location: Location) => string = pathOf,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const page = pageOf(useLocation())
  // A frame that a link or a form has led to is new; one that the browser loaded is not.
  const isLed = useNavigationType() !== NavigationType.Pop
  const shown = useRef(isLed ? undefined : page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const focused = document.activeElement
    const isKept =
      focused?.matches('input, textarea, select, [data-keeps-focus]') &&
      main.current?.contains(focused) &&
      focused.getClientRects().length > 0
    if (!isKept) main.current?.focus({ preventScroll: true })
  }, [page])
  return main
}
