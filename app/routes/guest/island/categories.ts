/*
 * The menu's categories: one is open at a time, its heading is scrolled into view, and the bar at
 * the top shows the current one.
 */

import { domReady } from './lazy-chat.ts'
import { allCategories, categoriesIn, openPart } from './menu-parts.ts'
import { isListed } from './served.ts'

/** Opens a category and closes the others. */
export function openOnly(category: HTMLDetailsElement): void {
  // Old browsers ignore `name`, which closes the others (Chrome before 120, Safari before 17.2).
  for (const other of categoriesIn(category.parentElement ?? undefined)) {
    if (other !== category) other.open = false
  }
  category.open = true
}

/** Opens a category with its heading below the bar, before the next paint. */
export function openCategory(category: HTMLDetailsElement): void {
  openOnly(category)
  category.scrollIntoView()
}

/** Finds the category that a link of the bar leads to. */
const linkedCategory = ({ hash }: { readonly hash: string }) =>
  allCategories().find(({ id }) => `#${id}` === hash)

/** Opens the category in the address: before this script was loaded, a tap only led there. */
function openLinked(openMenuOf: (element: Element) => void): void {
  const linked = linkedCategory(location)
  if (!linked || !isListed(linked)) return
  openMenuOf(linked)
  if (!linked.open) openCategory(linked)
}

/**
 * Listens to taps on the categories' headings and on the bar.
 * @param openMenuOf opens the menu that an element is in
 */
export function startCategories(openMenuOf: (element: Element) => void): void {
  void domReady.then(() => openLinked(openMenuOf))
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const heading = target?.closest('summary')
    const link = target?.closest<HTMLAnchorElement>('.category-bar a')
    const category = link
      ? linkedCategory(link)
      : heading?.closest<HTMLDetailsElement>('details[name^="category"]')
    if (!category) return
    if (heading && category.open) return
    event.preventDefault()
    openCategory(category)
    if (link) category.querySelector('summary')?.focus({ preventScroll: true })
  })
}

/** In px from the left of the screen. */
function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

let observer: IntersectionObserver | undefined

/** Marks in the bar which category is at the top of the screen; again after the menu is replaced. */
export function showPosition(): void {
  observer?.disconnect()
  const bar = document.querySelector<HTMLElement>('.category-bar')
  if (!bar) return
  const visible = new Set<Element>()
  const categories = categoriesIn(openPart())
  const listed = categories.filter(isListed)
  let current = listed.find(({ open }) => open) ?? listed[0]
  const mark = () => {
    current = categories.find((category) => visible.has(category)) ?? current
    for (const link of bar.querySelectorAll('a')) {
      const isCurrent = link.hash === `#${current?.id ?? ''}`
      if (isCurrent === link.hasAttribute('aria-current')) continue
      if (isCurrent) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
      if (isCurrent) bar.scrollBy({ left: middleOf(link) - middleOf(bar) })
    }
  }
  // A line in the upper part of the screen, below the bar.
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      mark()
    },
    { rootMargin: '-25% 0px -74%' },
  )
  for (const category of categories) observer.observe(category)
}
