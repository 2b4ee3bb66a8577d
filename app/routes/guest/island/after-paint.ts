// A page that is not looked at paints nothing, and does what it does all the same.
const atMostMs = 100

/** Until what was done just now is on the screen: what takes long does not stand in its way. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, atMostMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
