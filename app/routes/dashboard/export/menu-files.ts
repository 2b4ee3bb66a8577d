const id = '[0-9a-f-]{36}'
const menuFile = new RegExp(`^(/dashboard/menuList/menu/${id}/)export/(?:csv|json|xlsx)$`)
const translationFile = new RegExp(
  `^(/dashboard/restaurants/restaurant/${id}/languages/[a-z]{2,3})/(?:csv|xliff)$`,
)

/**
 * Finds the page that offers a file of a menu or of its translations.
 * @param file the file's path, from a URL and so untrusted
 * @returns undefined for any other path
 */
export function pageOfFile(file: string): string | undefined {
  const [, menu] = menuFile.exec(file) ?? []
  if (menu !== undefined) return `${menu}import`
  return translationFile.exec(file)?.[1]
}
