import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router'

const pathOf = ({ pathname }: Location) => pathname

/**
 * Moves the focus to `<main>` after navigation, since client-side navigation doesn't reset it. A
 * focused field in the new page keeps the focus, and so does a link in a list
 * (`data-keeps-focus`) that is still shown next to its target.
 * @param pageOf the part of a location that identifies a page
 */
export function useFocusOnNavigation(
  pageOf: (location: Location) => string = pathOf,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const page = pageOf(useLocation())
  // On the initial load the browser has set the focus.
  const isClientNavigation = useNavigationType() !== NavigationType.Pop
  const shown = useRef(isClientNavigation ? undefined : page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const focused = document.activeElement
    const keepsFocus =
      focused?.matches('input, textarea, select, [data-keeps-focus]') &&
      main.current?.contains(focused) &&
      focused.getClientRects().length > 0
    if (!keepsFocus) main.current?.focus({ preventScroll: true })
  }, [page])
  return main
}
