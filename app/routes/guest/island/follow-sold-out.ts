const retryMs = 5_000

let source: EventSource | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Follows what a restaurant has sold out while the page is open. After a loss it reconnects, and
 * receives the current state.
 * @param address the restaurant's path
 * @param show receives the marks of all dishes that are sold out
 */
export function followSoldOut(address: string, show: (marks: readonly string[]) => void): void {
  const follow = () => {
    clearTimeout(retryTimer)
    source?.close()
    source = undefined
    // A hidden page needs no connection.
    if (document.hidden) return
    source = new EventSource(`${address}/menu/stream`)
    source.addEventListener('error', ({ target }) => {
      // After an HTTP error, such as from a proxy, browsers don't reconnect.
      if (!(target instanceof EventSource) || target.readyState !== EventSource.CLOSED) return
      clearTimeout(retryTimer)
      retryTimer = setTimeout(follow, retryMs * (1 + Math.random()))
    })
    source.addEventListener('soldOut', ({ data }: MessageEvent<string>) => show(JSON.parse(data)))
  }
  document.addEventListener('visibilitychange', follow)
  follow()
}
