// What guests wrote, who the owner is, and what is paid: that stays out of a browser's cache. A
// look at a payment is counted, too.
const neverAhead = /^\/dashboard\/(?:conversations|account|paymentResult)(?:[/.?]|$)/

/** Whether a page of the dashboard may be asked for before anyone opens it. */
export function mayBeAskedAhead(path: string): boolean {
  return path.startsWith('/dashboard') && !neverAhead.test(path)
}

/**
 * For a link of the dashboard: its page is asked for as soon as someone points at it, data and
 * scripts alike, and not where the device saves data.
 */
export function askAhead(to: string): 'intent' | 'none' {
  return mayBeAskedAhead(to) && !savesData() ? 'intent' : 'none'
}

/** What the device says of its line; not every browser tells, and a server has none. */
function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
