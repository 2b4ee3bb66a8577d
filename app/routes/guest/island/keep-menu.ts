import { refreshKept } from './refresh-kept.ts'

/**
 * Has this menu kept for a visit without a line, with what the page has loaded and will load. On a
 * page that was kept, asks for the current one.
 * @param onCurrent called once the menu on the page is another
 */
export async function keepMenu(onCurrent: () => void): Promise<void> {
  const tell = await registerWorker()
  refreshKept(() => {
    tell([location.href])
    onCurrent()
  })
  const loaded = new PerformanceObserver((list) => tell(list.getEntries().map(({ name }) => name)))
  loaded.observe({ type: 'resource', buffered: true })
}

/** @returns what tells the worker of addresses that have been loaded */
async function registerWorker(): Promise<(urls: readonly string[]) => void> {
  const scope = location.pathname.replace(/\/$/, '')
  try {
    const worker = await navigator.serviceWorker.register('/menu-worker.js', { scope })
    const tell = (urls: readonly string[]) =>
      (worker.active ?? worker.waiting ?? worker.installing)?.postMessage(urls)
    // It has not seen come what came before it.
    if (!worker.active) tell([location.href])
    return tell
  } catch {
    // Where a guest has forbidden it, nothing is kept, and all else works.
    return () => undefined
  }
}
