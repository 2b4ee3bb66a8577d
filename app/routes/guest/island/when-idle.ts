// A scrolling or streaming page on a slow phone may never be idle.
const maxWaitMs = 500
// What a slow phone needs for one more piece of work.
const spareMs = 8

/**
 * Runs work that nobody waits for, once the browser has nothing else to do. Safari runs it soon.
 * @param run receives whether there is time for one more piece of work
 */
export function whenIdle(run: (hasTime: () => boolean) => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback((deadline) => run(() => deadline.timeRemaining() > spareMs), {
      timeout: maxWaitMs,
    })
  } else setTimeout(() => run(() => false), 1)
}

/** Resolves once the guest taps, types or scrolls. */
export function untilTouched(): Promise<void> {
  const touched = new AbortController()
  const { signal } = touched
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve())
    for (const name of ['pointerdown', 'keydown', 'scroll']) {
      addEventListener(name, () => touched.abort(), { signal, capture: true, passive: true })
    }
  })
}

/** Resolves once the page and its pictures in view are loaded. */
export async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
