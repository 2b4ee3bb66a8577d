import { dropCaret } from './caret.ts'
import { chatElement } from './lazy-chat.ts'
import { closeLayer, openLayer, openLayers } from './layers.ts'

/*
 * The page's two views on a phone: the menu and the chat. On a wide screen they are side by side.
 */

type View = 'menu' | 'chat'

export const isNarrow = () => matchMedia('(max-width: 1023px)').matches

/** Shows the chat, which Back closes. */
export function showChat(): void {
  if (isNarrow()) openLayer({ chat: true })
}

export function showMenu(): Promise<void> | undefined {
  return openLayers().chat ? closeLayer() : undefined
}

/** Tells the chat's style how much is above the chat: the name of the restaurant may take several lines. */
export function measureHeader(): void {
  const [guest, cover, header, main] = ['#guest', '#cover', '.page-header', 'main'].map(
    (selector) => document.querySelector<HTMLElement>(selector),
  )
  if (!guest || !header || !main) return
  new ResizeObserver(() => {
    // The chat hides the cover.
    const abovePx = main.offsetTop - guest.offsetTop - (cover?.offsetHeight ?? 0)
    chatElement()?.style.setProperty('--above-chat', `${abovePx}px`)
  }).observe(header)
}

// The menu's scroll position while the chat covers it.
let menuTop = 0

export function renderView(view: View): void {
  for (const tab of document.querySelectorAll<HTMLElement>('#tabs > button')) {
    tab.setAttribute('aria-pressed', String(tab.dataset['show'] === view))
  }
  // The menu stays until the chat is in the document.
  const chat = chatElement()
  if (!chat || chat.dataset['view'] === view) return
  if (view === 'chat') {
    dropCaret(document.querySelector('#menu-column'))
    menuTop = scrollY
  }
  chat.dataset['view'] = view
  for (const covered of ['#menu-column', '#cover']) {
    document.querySelector(covered)?.toggleAttribute('data-covered', view === 'chat')
  }
  if (view === 'menu') scrollTo({ top: menuTop })
}
