/**
 * Grows a text area with its content, up to the `max-height` of its style. A fallback for
 * `field-sizing`, which Firefox and Safari before 26.2 don't support.
 */
export function growTextArea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  const borders = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + borders}px`
}
