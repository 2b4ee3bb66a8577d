/** Runs work that nobody waits for, once the browser has nothing else to do. Safari runs it soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1)
}
