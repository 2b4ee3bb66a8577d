/*
 * Laid into the guest page itself, above all that a guest can tap. A weak line carries first what
 * is looked at, the words and the pictures in sight; the page's script comes after them, or with
 * the first touch. Buttons that were pressed before it listens are pressed again once it does.
 */

const hasPopovers = 'popover' in HTMLElement.prototype

/** @param address of the page's script */
function awaitTouch(address: string): void {
  // Each once, however impatient; in the order of the last presses.
  const pressed = new Set<HTMLButtonElement>()
  const waiting = new AbortController()
  let loading: Promise<void> | undefined

  function load(): void {
    // On a bad line the next touch tries again, and what was pressed in vain is forgotten: it
    // would happen when nobody expects it any more.
    loading ??= import(/* @vite-ignore */ address).then(pressAgain, () => {
      loading = undefined
      pressed.clear()
    })
  }

  function pressAgain(): void {
    waiting.abort()
    for (const button of pressed) button.click()
  }

  function press({ target }: Event): void {
    // What the browser opens itself needs nobody to open it.
    const selector = hasPopovers ? 'button:not([popovertarget])' : 'button'
    const button = target instanceof Element && target.closest<HTMLButtonElement>(selector)
    if (button) keep(button)
  }

  /** Enter sends, as it will once the script is there. */
  function send(event: KeyboardEvent): void {
    const { key, shiftKey, isComposing, target } = event
    const isSending = key === 'Enter' && !shiftKey && !isComposing
    if (!isSending || !(target instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    const button = target.form?.querySelector('button')
    if (button) keep(button)
  }

  function keep(button: HTMLButtonElement): void {
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
  if (isKnown()) load()
}

/** Who has chosen allergens in this tab, or talked here before, is to find that at once. */
function isKnown(): boolean {
  try {
    return sessionStorage.length + localStorage.length > 0
  } catch {
    // Where a guest has forbidden to keep anything, there is nothing to find.
    return false
  }
}

awaitTouch(document.currentScript?.dataset['src'] ?? '')
