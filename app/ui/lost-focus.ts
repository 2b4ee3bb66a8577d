/** Focuses an element if the focused one was removed from the page. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** Like `focusIfLost`, for `<main>`: it can be focused one frame later. */
export function focusMainIfLost(): void {
  requestAnimationFrame(() => focusIfLost(document.getElementById('main')))
}
