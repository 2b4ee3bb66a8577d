/*
 * A fallback for browsers without popovers (Safari before 17, Chrome before 114, Firefox before
 * 125). A style hides the element there, unless it has `data-open`.
 */
export const supportsPopover =
  typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype

export function closePopover(popover: HTMLElement | null): void {
  if (supportsPopover) popover?.hidePopover()
  else popover?.removeAttribute('data-open')
}

/**
 * In browsers without popovers, a click on the button toggles the element, and a click elsewhere
 * or Escape closes it.
 * @param id the element's ID, which is also its button's `popovertarget`
 * @returns removes the listeners
 */
export function enablePopoverFallback(id: string): () => void {
  const stopping = new AbortController()
  if (supportsPopover) return () => stopping.abort()
  const find = () => document.getElementById(id)
  const press = ({ target }: Event) => {
    if (!(target instanceof Element) || find()?.contains(target)) return
    if (target.closest(`[popovertarget="${id}"]`)) find()?.toggleAttribute('data-open')
    else closePopover(find())
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closePopover(find())
  }
  document.addEventListener('click', press, { signal: stopping.signal })
  document.addEventListener('keydown', closeOnEscape, { signal: stopping.signal })
  return () => stopping.abort()
}
