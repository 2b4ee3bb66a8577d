// A page in the background doesn't paint, but must still continue.
const maxWaitMs = 100

/** Resolves after the next paint, so that slow work doesn't delay the display of a change. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
