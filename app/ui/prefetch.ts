// Conversations, account and payment data stay out of the browser's cache. Opening a payment page
// also counts against a limit.
const neverPrefetched = /^\/dashboard\/(?:conversations|account|paymentResult)(?:[/.?]|$)/

/** Whether a page of the dashboard may be prefetched. */
export function mayPrefetch(path: string): boolean {
  return path.startsWith('/dashboard') && !neverPrefetched.test(path)
}

/**
 * React Router's `prefetch` for a link of the dashboard: data and scripts are fetched on hover,
 * focus or touch, unless the device saves data.
 */
export function prefetchMode(to: string): 'intent' | 'none' {
  return mayPrefetch(to) && !savesData() ? 'intent' : 'none'
}

/** Reads Save-Data, which not every browser exposes. */
function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
