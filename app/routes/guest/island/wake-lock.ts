/** Keeps the screen on, where browsers can. */
export function wakeLock() {
  let isWanted = false
  let held: WakeLockSentinel | undefined

  const acquire = async () => {
    if (!isWanted || document.hidden || !('wakeLock' in navigator)) return
    // Refused if the battery is low.
    held = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (!isWanted) void held?.release()
  }
  // Browsers release it when the page is hidden.
  document.addEventListener('visibilitychange', () => void acquire())

  return {
    request(): void {
      isWanted = true
      void acquire()
    },
    release(): void {
      isWanted = false
      void held?.release()
      held = undefined
    },
  }
}
