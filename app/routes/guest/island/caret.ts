/**
 * A tap leaves an unseen caret in the words that it meets. Where these are hidden next, the
 * browser looks for a place for it at each frame, through all words of the menu: a tenth of a
 * second with 2,000 dishes on a slow phone.
 * @param hidden what is hidden next; not yet, or looking at the selection looks for that place
 */
export function dropCaret(hidden: Element | null): void {
  const selection = getSelection()
  if (selection?.isCollapsed && hidden?.contains(selection.anchorNode)) selection.removeAllRanges()
}
