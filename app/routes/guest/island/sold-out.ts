import { renderAvailability } from './dish-sheet.ts'
import { chatProp } from './lazy-chat.ts'

const retryMs = 5_000

let source: EventSource | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
let latest: readonly string[] | undefined

/**
 * Shows what sells out while the page is open. After a loss it reconnects, and receives the current
 * state.
 */
export function startSoldOut(): void {
  document.addEventListener('visibilitychange', follow)
  follow()
}

/** A hidden page needs no connection. */
function follow(): void {
  source?.close()
  source = undefined
  if (document.hidden) return
  source = new EventSource(`${chatProp('address')}/menu/stream`)
  source.addEventListener('error', ({ target }) => {
    // After an HTTP error, such as from a proxy, browsers don't reconnect.
    if (!(target instanceof EventSource) || target.readyState !== EventSource.CLOSED) return
    clearTimeout(retryTimer)
    retryTimer = setTimeout(follow, retryMs * (1 + Math.random()))
  })
  source.addEventListener('soldOut', ({ data }: MessageEvent<string>) => {
    latest = JSON.parse(data)
    applySoldOut()
  })
}

/** Applies the latest state to all rows of the menu, such as after the menu was replaced. */
export function applySoldOut(): void {
  if (!latest) return
  const wanted = new Set(latest)
  for (const row of document.querySelectorAll<HTMLElement>('.is-sold-out')) {
    if (wanted.has(row.dataset['dish'] ?? '')) continue
    row.classList.remove('is-sold-out')
    row.querySelector('.sold-out')?.remove()
  }
  for (const mark of wanted) {
    for (const row of document.querySelectorAll(`[data-dish="${CSS.escape(mark)}"]`)) markRow(row)
  }
  renderAvailability()
}

function markRow(row: Element): void {
  if (row.classList.contains('is-sold-out')) return
  row.classList.add('is-sold-out')
  const label = document.createElement('span')
  label.className = 'sold-out'
  label.textContent = document.querySelector<HTMLElement>('#menu')?.dataset['soldOut'] ?? ''
  row.querySelector('.dish-line')?.prepend(label)
}
