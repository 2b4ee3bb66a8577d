/*
 * The rows of dishes. A dish's mark is only in its link: once more in each row, it would cost a
 * menu of 500 dishes 3.6 KB.
 */

/** The selector of a dish's links. @param mark may come from anywhere */
export const linkTo = (mark: string): string => `.dish-link[href$="/${CSS.escape(mark)}"]`

/** A dish's rows on the page: on the menu, and in lists of found dishes. */
export const findRows = (mark: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll(linkTo(mark))].flatMap(
    (link) => link.closest<HTMLElement>('.dish') ?? [],
  )

/** The mark of the dish that a link leads to. */
export const markOfLink = (link: Element | null): string =>
  link?.getAttribute('href')?.split('/').at(-1) ?? ''

/** The mark of a row's dish. */
export const markOf = (row: Element): string => markOfLink(row.querySelector('.dish-link'))
