import { menuParameter } from '#app/http/opened-menu.ts'
import { showPosition } from './categories.ts'
import { showAddress } from './layers.ts'
import { categoriesIn, menuParts, openPart, partOf } from './menu-parts.ts'
import { isListed, servedFrom } from './served.ts'

/*
 * The tabs of the restaurant's menus. Without this script they are links that load the page with
 * another menu open; with it, the address changes too, so that it can be shared.
 */

const tabs = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('.menu-tabs > a'),
]
const partFor = (tab: HTMLElement) =>
  menuParts().find(({ id }) => id === `m-${tab.dataset['menu'] ?? ''}`)

/** Listens to the tabs. */
export function startMenuTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event)
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!tab || hasModifier) return
    event.preventDefault()
    chooseTab(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event)
    const next = tab && tabFor(event, tab)
    if (!next) return
    event.preventDefault()
    chooseTab(next)
    next.focus()
  })
}

const tabOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.menu-tabs > a') : null

/** The tab that a key leads to from another. */
function tabFor({ key }: KeyboardEvent, tab: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const listed = tabs().filter(isListed)
  const forward = getComputedStyle(tab).direction === 'rtl' ? -1 : 1
  const step = { ArrowRight: forward, ArrowLeft: -forward }[key]
  if (step !== undefined) return listed.at((listed.indexOf(tab) + step) % listed.length)
  return { Home: listed[0], End: listed.at(-1), ' ': tab }[key]
}

/** Opens a tab's menu at its beginning. The address changes in place: Back leaves, as before. */
function chooseTab(tab: HTMLAnchorElement): void {
  const part = partFor(tab)
  if (!part) return
  openMenu(part)
  const bar = document.querySelector('#menu-bar')
  // Only if the guest has scrolled into the menu that was open.
  if (bar && part.getBoundingClientRect().top < bar.getBoundingClientRect().bottom) {
    part.scrollIntoView()
  }
  void showAddress(tab.href)
}

/** Opens a menu, and closes the others. */
export function openMenu(part: HTMLElement): void {
  for (const other of menuParts()) other.classList.toggle('unopened', other !== part)
  showTabs()
  showPosition()
}

/** Opens the menu that an element is in. */
export function openMenuOf(element: Element): void {
  const part = partOf(element)
  if (part?.classList.contains('unopened')) openMenu(part)
}

/**
 * Opens the menu in the address, if the page came with another one open: a saved page may have. A
 * saved page without one opens what is served now.
 */
export function openLinkedMenu(): void {
  const mark = new URLSearchParams(location.search).get(menuParameter)
  const linked = tabs().find(({ dataset }) => dataset['menu'] === mark)
  const part = linked && partFor(linked)
  const isKept = document.querySelector('#kept') !== null
  const wanted = part && isListed(part) ? part : isKept ? findServedMenu() : undefined
  if (wanted?.classList.contains('unopened')) openMenu(wanted)
  else showTabs()
}

/** Finds the first menu that has something served now, or else the first that is shown. */
export function findServedMenu(): HTMLElement | undefined {
  const listed = menuParts().filter(isListed)
  return listed.find(isServed) ?? listed[0]
}

const isServed = (part: HTMLElement) =>
  servedFrom(part) === '' &&
  categoriesIn(part).some((category) => isListed(category) && servedFrom(category) === '')

/**
 * Updates the tabs and the bar's categories to the open menu and to what is served. Links become
 * tabs here, as they are only with this script.
 */
export function showTabs(): void {
  const open = openPart()
  for (const tab of tabs()) {
    const part = partFor(tab)
    if (!part) continue
    const isOpen = part === open
    tab.parentElement?.setAttribute('role', 'tablist')
    tab.setAttribute('role', 'tab')
    tab.id = `tab-${part.id}`
    tab.setAttribute('aria-controls', part.id)
    tab.setAttribute('aria-selected', String(isOpen))
    tab.removeAttribute('aria-current')
    tab.tabIndex = isOpen ? 0 : -1
    tab.classList.toggle('unlisted', !isListed(part))
    const label = tab.querySelector('.served-from')
    if (label) label.textContent = servedFrom(part)
    // The others are hidden by their content: they mustn't be empty panels.
    part.removeAttribute('aria-label')
    if (isOpen) {
      part.setAttribute('role', 'tabpanel')
      part.setAttribute('aria-labelledby', tab.id)
      showTab(tab)
    } else {
      part.removeAttribute('role')
      part.removeAttribute('aria-labelledby')
    }
  }
  const shown = new Set(categoriesIn(open).map(({ id }) => `#${id}`))
  if (tabs().length === 0) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.category-bar > a')) {
    link.hidden = !shown.has(link.hash)
  }
}

/** Scrolls the row of tabs, but not the page. */
function showTab(tab: HTMLElement): void {
  const row = tab.parentElement
  if (!row) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right) {
    row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 })
  }
}
