/*
 * The elements of the menus, one of which is open. They look at children only: a selector would
 * search all dishes.
 */

const childrenOf = (element: Element | null): HTMLElement[] =>
  [...(element?.children ?? [])].flatMap((child) => (child instanceof HTMLElement ? child : []))

/** The restaurant's menus; a single one may have no element. */
export function menuParts(page: ParentNode = document): HTMLElement[] {
  const menu = page.querySelector<HTMLElement>('#menu')
  const parts = childrenOf(menu).filter((child) => child.matches('.menu-part'))
  return parts.length > 0 || !menu ? parts : [menu]
}

/** The open menu. */
export const openPart = (page?: ParentNode): HTMLElement | undefined =>
  menuParts(page).find(({ classList }) => !classList.contains('unopened'))

/** The main categories of a menu. */
export const categoriesIn = (part: Element | undefined): HTMLDetailsElement[] =>
  childrenOf(part ?? null).flatMap((child) => (child instanceof HTMLDetailsElement ? child : []))

/** The main categories of all menus. */
export const allCategories = (page?: ParentNode): HTMLDetailsElement[] =>
  menuParts(page).flatMap((part) => categoriesIn(part))

/** The menu that an element is in. */
export const partOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('.menu-part')
