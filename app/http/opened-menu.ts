/** The query parameter of a guest page that says which of the restaurant's menus is open. */
export const menuParameter = 'menu'

/** Parses the mark of the menu that an address opens; undefined for none. */
export function parseOpenedMenu(parameters: URLSearchParams): string | undefined {
  const mark = parameters.get(menuParameter)
  return mark !== null && /^[0-9a-f]{12}$/.test(mark) ? mark : undefined
}
