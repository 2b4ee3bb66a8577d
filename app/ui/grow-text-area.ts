/**
 * Makes a text area as high as its words, up to what its style allows: what `field-sizing` does
 * where browsers have it (not in Firefox, nor in Safari before 26.2).
 */
export function growTextArea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  const borders = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + borders}px`
}
