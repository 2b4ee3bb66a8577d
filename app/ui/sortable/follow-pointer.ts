/** Movements shorter than this, in px, are clicks. */
const minDistance = 4
/** The page scrolls while the pointer is this near to the window's edge, in px. */
const edge = 64
/** The scrolling speed at the very edge, in px per frame. */
const maxSpeed = 16

interface Follower {
  /** The pointer has moved far enough to mean a drag. */
  readonly start: () => void
  /** @param distance from where the pointer was pressed, in px of the page */
  readonly move: (distance: number) => void
  readonly end: (isCancelled: boolean) => void
}

/**
 * Follows a pressed pointer until it is released. Near the window's upper and lower edge, the page
 * scrolls. Escape cancels.
 * @returns stops following, and cancels what was started
 */
export function followPointer(
  { target, pointerId, clientY }: PointerEvent,
  { start, move, end }: Follower,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const origin = clientY + scrollY
  let y = clientY
  let isStarted = false
  let frame = 0
  const follow = () => move(y + scrollY - origin)
  const finish = (isCancelled: boolean) => {
    if (signal.aborted) return
    stopping.abort()
    cancelAnimationFrame(frame)
    if (isStarted) end(isCancelled)
  }
  const scroll = () => {
    const pull = Math.max(0, y - (innerHeight - edge)) - Math.max(0, edge - y)
    frame = pull === 0 ? 0 : requestAnimationFrame(scroll)
    if (pull === 0) return
    scrollBy(0, Math.max(-1, Math.min(1, pull / edge)) * maxSpeed)
    follow()
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    y = event.clientY
    if (!isStarted) {
      if (Math.abs(y + scrollY - origin) < minDistance) return
      isStarted = true
      if (target instanceof Element) target.setPointerCapture(pointerId)
      start()
    }
    follow()
    if (frame === 0) frame = requestAnimationFrame(scroll)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    finish(true)
  }
  const ofPointer = (isCancelled: boolean) => (event: PointerEvent) =>
    event.pointerId === pointerId && finish(isCancelled)
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', ofPointer(false), { signal })
  document.addEventListener('pointercancel', ofPointer(true), { signal })
  document.addEventListener('keydown', onKey, { signal, capture: true })
  // The pointer would select the texts that it passes.
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal })
  return () => finish(true)
}
