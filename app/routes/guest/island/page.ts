/*
 * The guest page's main script: the tabs, the kebab menu, the filter, and the chat on first use.
 * Everything else is loaded when it is needed.
 */
import { closePopover, enablePopoverFallback } from '#app/ui/popover-fallback.ts'
import { afterPaint } from './after-paint.ts'
import { dropCaret } from './caret.ts'
import type { ChatHandle } from './chat.tsx'
import { startFilter } from './filter.ts'
import type { View } from './open-dish.ts'
import { rememberedConversation } from './remembered-conversation.ts'

// It may run before the page is complete, so elements are looked up when they are needed.
const chat = () => document.querySelector<HTMLElement>('#chat')
const domReady = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') return resolve()
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1)
}

function show(view: View): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[data-show]')) {
    tab.setAttribute('aria-pressed', String(tab.dataset['show'] === view))
  }
  if (chat()?.dataset['view'] === view) return
  // Keep showing the menu until the chat is in the document.
  if (!chat() && document.readyState === 'loading') return void domReady.then(() => show(view))
  if (view === 'chat') dropCaret(document.querySelector('#menu-column'))
  for (const part of document.querySelectorAll<HTMLElement>('[data-view]')) {
    part.dataset['view'] = view
  }
}

let loading: Promise<ChatHandle> | undefined
// The last action on the chat that couldn't be loaded while offline.
let pending: ((handle: ChatHandle) => void) | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
const retryMs = 5_000

function loadChat(): Promise<ChatHandle> {
  // The chat's script takes 100 ms on a slow phone, so the effect of the tap is painted first.
  loading ??= Promise.all([afterPaint().then(() => import('./mount.tsx')), domReady]).then(
    ([{ mountChat }]) => {
      const container = chat()
      if (!container) throw new Error('The page has no chat')
      return mountChat(container, show)
    },
  )
  // After a failure, the next touch retries.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Runs an action once the chat is loaded; shows a message if it can't be loaded. */
async function withChat(run?: (handle: ChatHandle) => void): Promise<void> {
  const unavailable = document.querySelector<HTMLElement>('#chat-unavailable')
  try {
    const handle = await loadChat()
    if (unavailable) unavailable.hidden = true
    pending = undefined
    run?.(handle)
  } catch {
    if (unavailable) unavailable.hidden = false
    pending = run ?? pending
    addEventListener('online', retry, { once: true })
    // A connection that has just come back may fail the first request, without another event.
    clearTimeout(retryTimer)
    if (pending) retryTimer = setTimeout(retry, retryMs)
  }
}

function retry(): void {
  void withChat(pending)
}

enablePopoverFallback('kebab')

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  const tab = target?.closest<HTMLElement>('[data-show]')?.dataset['show']
  if (tab === 'menu' || tab === 'chat') show(tab)
  if (tab === 'chat') void withChat()

  const action = target?.closest<HTMLElement>('[data-action]')?.dataset['action']
  if (!action) return
  closePopover(document.querySelector<HTMLElement>('#kebab'))
  if (action === 'chat') {
    show('chat')
    void withChat()
  }
  if (action === 'home') {
    event.preventDefault()
    show('menu')
    scrollTo({ top: 0 })
  }
  if (action === 'erase') void withChat((handle) => handle.erase())
})

// Actions from before hydration are repeated after it, with the text at the time of the action:
// text that is typed later belongs to the next question.
const sendEarly = (text: string | null | undefined) => {
  if (text?.trim() && !isMounted()) void withChat((handle) => handle.send(text))
}
const draft = () => chat()?.querySelector('textarea')?.value
/** Listens to events in the chat, after the chat's own listeners. */
function onChat<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  handle: (event: DocumentEventMap[Kind], target: Element) => void,
): void {
  document.addEventListener(kind, (event) => {
    const { target } = event
    if (target instanceof Element && chat()?.contains(target)) handle(event, target)
  })
}
onChat('focusin', () => void withChat())
onChat('click', (_, target) => {
  sendEarly(target.closest('[data-suggestion]')?.textContent)
  if (target.closest('[data-start]') && !isMounted()) void withChat((handle) => handle.start())
})
onChat('submit', (event) => {
  event.preventDefault()
  sendEarly(draft())
})
onChat('keydown', (event, target) => {
  const isSend = event.key === 'Enter' && !event.shiftKey && !event.isComposing
  if (!isSend || isMounted() || !(target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  sendEarly(draft())
})

const isMounted = () => chat()?.dataset['mounted'] === 'true'

// The filter also applies what was checked before it starts.
void domReady.then(() => startFilter(restaurantId()))

/** Restores an earlier conversation. */
async function restoreConversation(): Promise<void> {
  await domReady
  if (!chat() || !rememberedConversation(restaurantId()).exists()) return
  whenIdle(() => void withChat())
}
void restoreConversation()

/** Caches the menu for offline visits, once this page is loaded and idle. */
async function cacheMenu(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  whenIdle(async () => {
    // If this fails, a cached page still has its notice and the link that reloads it.
    const loaded = await import('./cache-menu.ts').catch(() => undefined)
    await loaded?.cacheMenu(() => startFilter(restaurantId()))
  })
}
void cacheMenu()

function restaurantId(): string {
  const props: unknown = JSON.parse(chat()?.dataset['props'] ?? '{}')
  const isNamed = typeof props === 'object' && props !== null && 'restaurantId' in props
  return isNamed ? String(props.restaurantId) : ''
}
