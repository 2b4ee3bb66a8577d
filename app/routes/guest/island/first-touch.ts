/*
 * The guest page's inline script, above everything that a guest can tap. On a slow connection, text
 * and pictures in view are loaded first; the page's script, and the style of what it opens, are
 * loaded after them, or on the first touch. Buttons that were pressed before it listens are pressed
 * again once it does. It also hides the rows' pictures from guests who save data, and remembers the
 * table whose code was scanned. It imports nothing: an inline script can't.
 */

const supportsPopover = 'popover' in HTMLElement.prototype

/**
 * @param script path of the page's script
 * @param style path of its style
 */
function awaitTouch(script: string, style: string): void {
  const { dataset } = document.documentElement
  // As in the app: for browser automation.
  dataset['hydrated'] = 'false'
  // Each once, even if pressed repeatedly, in the order of the last presses.
  const pressed = new Set<HTMLButtonElement>()
  const waiting = new AbortController()
  let loading: Promise<void> | undefined

  function load(): void {
    // If loading fails, the next touch retries. Earlier presses are dropped, since the guest no
    // longer expects their effect.
    loading ??= loadBoth().then(pressAgain, () => {
      loading = undefined
      delete dataset['hydrated']
      const notice = document.getElementById('filter-off')
      if (notice && [...pressed].some((button) => 'openFilter' in button.dataset)) {
        notice.hidden = false
      }
      pressed.clear()
    })
  }

  /** Rejects whatever fails, also what throws at once in a browser that is too old. */
  async function loadBoth(): Promise<void> {
    await loadStyle()
    await import(/* @vite-ignore */ script)
  }

  /** Loads the style, and the script beside it, which waits for it: it may open something at once. */
  function loadStyle(): Promise<unknown> {
    link({ rel: 'modulepreload', href: script })
    return new Promise((onload, onerror) =>
      link({ rel: 'stylesheet', href: style, onload, onerror }),
    )
  }

  function pressAgain(): void {
    waiting.abort()
    dataset['hydrated'] = 'true'
    for (const button of pressed) button.click()
  }

  function press({ target }: Event): void {
    // The browser opens popovers itself.
    const selector = supportsPopover ? 'button:not([popovertarget])' : 'button'
    const button = target instanceof Element && target.closest<HTMLButtonElement>(selector)
    if (button) record(button)
  }

  /** Enter sends, as it does once the script is loaded. */
  function send(event: KeyboardEvent): void {
    const { key, shiftKey, isComposing, target } = event
    const isSending = key === 'Enter' && !shiftKey && !isComposing
    if (!isSending || !(target instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    const button = target.form?.querySelector('button')
    if (button) record(button)
  }

  function record(button: HTMLButtonElement): void {
    pressed.delete(button)
    pressed.add(button)
  }

  const { signal } = waiting
  document.addEventListener('click', press, { signal })
  document.addEventListener('keydown', send, { signal })
  for (const touch of ['pointerdown', 'click', 'keydown', 'focusin']) {
    document.addEventListener(touch, load, { signal })
  }
  addEventListener('load', load, { signal })
  if (hasStoredState()) load()
}

function link(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

/** Whether there may be a filter choice, a table or a conversation to restore. */
function hasStoredState(): boolean {
  try {
    return sessionStorage.length + localStorage.length > 0
  } catch {
    // The guest has disabled storage.
    return false
  }
}

/**
 * Remembers for this visit the table that the address names, since the guest may follow a link before
 * the page's script is loaded. It is shown and sent only if the restaurant has it (`guest-table.ts`).
 * @param key in session storage
 */
function rememberTable(key: string): void {
  const [name, ...others] = new URLSearchParams(location.search).getAll('table')
  if (name === undefined) return
  try {
    // After an address that names several, the guest's table is unknown.
    sessionStorage.setItem(key, others.length === 0 ? name : '')
  } catch {
    // The guest has disabled storage.
  }
}

/** Whether the guest has asked the phone to save data, as far as the browser says so (Chromium). */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const isKnown = typeof connection === 'object' && connection !== null && 'saveData' in connection
  return isKnown && connection.saveData === true
}

// Before the first picture: lazy ones that aren't displayed aren't loaded.
document.documentElement.classList.toggle('saves-data', savesData())
const { src = '', style = '', tableKey } = document.currentScript?.dataset ?? {}
awaitTouch(src, style)
if (tableKey !== undefined) rememberTable(tableKey)
