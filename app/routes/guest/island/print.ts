import { findAgain, findForPaper } from './dish-finder.ts'
import { allCategories } from './menu-parts.ts'

/*
 * Prepares a page for printing, beyond its style (`print.css`), which opens closed categories only in
 * browsers with `::details-content`.
 */

/** Fills in the date, completes the results and opens every category for printing. */
export function startPrint(): void {
  let close: (() => void) | undefined
  addEventListener('beforeprint', () => {
    fillDate()
    findForPaper()
    close?.()
    close = openCategories()
  })
  addEventListener('afterprint', () => {
    close?.()
    findAgain()
  })
}

function fillDate(): void {
  const line = document.querySelector<HTMLElement>('#printed-on')
  const time = line?.querySelector('time')
  if (!line || !time) return
  const { lang } = document.documentElement
  time.textContent = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { dateStyle: 'long' }).format(
    new Date(),
  )
  line.hidden = false
}

/** @returns closes those that were closed */
function openCategories(): () => void {
  const categories = allCategories()
  const names = categories.map((category) => category.getAttribute('name') ?? '')
  const closed = categories.filter(({ open }) => !open)
  // With a common name, the browser would close the others.
  for (const category of categories) category.removeAttribute('name')
  for (const category of closed) category.open = true
  return () => {
    for (const category of closed) category.open = false
    for (const [index, category] of categories.entries()) {
      category.setAttribute('name', names[index] ?? '')
    }
  }
}
