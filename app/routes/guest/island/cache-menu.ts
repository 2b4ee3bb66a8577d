import { refreshCachedMenu } from './refresh-cached-menu.ts'

/**
 * Caches this menu for offline visits, with the files that the page has loaded and will load. On a
 * cached page, fetches the current one.
 * @param pageUrl the URL of the page when it was opened; an open dish may since have changed the address
 * @param onCurrent called once the menu on the page has been replaced
 */
export async function cacheMenu(pageUrl: string, onCurrent: () => void): Promise<void> {
  const reportLoaded = await registerWorker(pageUrl)
  refreshCachedMenu(() => {
    reportLoaded([pageUrl])
    onCurrent()
  })
  const loaded = new PerformanceObserver((list) =>
    reportLoaded(list.getEntries().map(({ name }) => name)),
  )
  loaded.observe({ type: 'resource', buffered: true })
}

/** @returns reports loaded URLs to the worker */
async function registerWorker(pageUrl: string): Promise<(urls: readonly string[]) => void> {
  const scope = new URL(pageUrl).pathname.replace(/\/$/, '')
  try {
    const worker = await navigator.serviceWorker.register('/menu-worker.js', { scope })
    const reportLoaded = (urls: readonly string[]) =>
      (worker.active ?? worker.waiting ?? worker.installing)?.postMessage(urls)
    // A new worker hasn't seen the request for this page.
    if (!worker.active) reportLoaded([pageUrl])
    return reportLoaded
  } catch {
    // The guest has disabled service workers: nothing is cached, and everything else works.
    return () => undefined
  }
}
