/**
 * Removes the invisible caret that a tap leaves in the tapped text. If that text is then hidden,
 * the browser searches all text of the menu for a new caret position at each frame: 100 ms with
 * 2,000 dishes on a slow phone.
 * @param hidden will be hidden next; call this before, as reading the selection triggers the search
 */
export function dropCaret(hidden: Element | null): void {
  const selection = getSelection()
  if (selection?.isCollapsed && hidden?.contains(selection.anchorNode)) selection.removeAllRanges()
}
