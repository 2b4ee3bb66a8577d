import icons from '#app/ui/fact-icons.svg?url&no-inline'

/**
 * Loads what the page can do without at first, and would otherwise load before its text is painted.
 * @param address the restaurant's path
 */
export function loadRest(address: string): void {
  linkManifest(address)
  // Without these icons, there are their names.
  void addIcons().catch(() => undefined)
}

/** What phones need to install the page. */
function linkManifest(address: string): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${address}/manifest.webmanifest`
  document.head.append(link)
}

/**
 * Adds the icons that the menu doesn't show, but the filter and options do. The others stay, as the
 * browser would draw each of them again.
 */
async function addIcons(): Promise<void> {
  const response = await fetch(icons)
  const all = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  const missing = [...all.querySelectorAll('symbol')].filter(
    ({ id }) => !document.getElementById(id),
  )
  document.querySelector('#fact-icons')?.append(...missing)
}
