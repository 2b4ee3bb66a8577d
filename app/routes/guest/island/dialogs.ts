/**
 * Opens or closes a dialog; does nothing if it already is. Closing returns the focus to where it was.
 * Firefox before 98 has no dialogs: there it is an element that covers the page.
 */
export function toggleDialog(selector: string, isOpen: boolean): void {
  const dialog = document.querySelector<HTMLDialogElement>(selector)
  if (!dialog || dialog.hasAttribute('open') === isOpen) return
  if (typeof HTMLDialogElement === 'undefined') {
    dialog.classList.add('not-dialog')
    dialog.setAttribute('role', 'dialog')
    dialog.toggleAttribute('open', isOpen)
    if (isOpen) dialog.querySelector<HTMLElement>('[data-close]')?.focus()
  } else if (isOpen) dialog.showModal?.()
  else dialog.close()
}
