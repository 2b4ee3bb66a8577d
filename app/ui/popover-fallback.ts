/*
 * Opens and closes a popover where browsers have none (Safari before 17, Chrome before 114,
 * Firefox before 125). A style hides such an element there, unless it has `data-open`.
 */
export const hasPopovers = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype

export function closePopover(popover: HTMLElement | null): void {
  if (hasPopovers) popover?.hidePopover()
  else popover?.removeAttribute('data-open')
}

/**
 * In place of the browser: a press on its button opens or closes the popover, one beside it or
 * Escape closes it. Does nothing where the browser does that.
 * @param id of the popover, as its button names it
 * @returns what ends it
 */
export function workPopover(id: string): () => void {
  const done = new AbortController()
  if (hasPopovers) return () => done.abort()
  const find = () => document.getElementById(id)
  const press = ({ target }: Event) => {
    if (!(target instanceof Element) || find()?.contains(target)) return
    if (target.closest(`[popovertarget="${id}"]`)) find()?.toggleAttribute('data-open')
    else closePopover(find())
  }
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closePopover(find())
  }
  document.addEventListener('click', press, { signal: done.signal })
  document.addEventListener('keydown', leave, { signal: done.signal })
  return () => done.abort()
}
