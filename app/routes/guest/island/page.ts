/*
 * The guest page's first script: the tabs, the kebab menu, the filter, and the chat on first touch.
 * Everything else waits until a guest wants it.
 */
import { closePopover, workPopover } from '#app/ui/popover-fallback.ts'
import { afterPaint } from './after-paint.ts'
import { dropCaret } from './caret.ts'
import type { ChatHandle } from './chat.tsx'
import { startFilter } from './filter.ts'
import type { View } from './open-dish.ts'
import { rememberedTalk } from './remembered-talk.ts'

// Listens before the page has come whole, and so looks for its parts when they are wanted.
const chat = () => document.querySelector<HTMLElement>('#chat')
const whole = new Promise<void>((resolve) => {
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
  // The menu stays until there is a chat to look at.
  if (!chat() && document.readyState === 'loading') return void whole.then(() => show(view))
  if (view === 'chat') dropCaret(document.querySelector('#menu-column'))
  for (const part of document.querySelectorAll<HTMLElement>('[data-view]')) {
    part.dataset['view'] = view
  }
}

let loading: Promise<ChatHandle> | undefined
// What was wanted of the chat while there was no line to load it by; the last of it counts.
let waiting: ((handle: ChatHandle) => void) | undefined
let nextTry: ReturnType<typeof setTimeout> | undefined
const nextTryMs = 5_000

function loadChat(): Promise<ChatHandle> {
  // Its script runs for a tenth of a second on a slow phone: what was tapped shows before.
  loading ??= Promise.all([afterPaint().then(() => import('./mount.tsx')), whole]).then(
    ([{ mountChat }]) => {
      const container = chat()
      if (!container) throw new Error('The page has no chat')
      return mountChat(container, show)
    },
  )
  // On a bad line the next touch tries again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Does something with the chat once it is there; says so when it cannot be loaded. */
async function withChat(run?: (handle: ChatHandle) => void): Promise<void> {
  const unavailable = document.querySelector<HTMLElement>('#chat-unavailable')
  try {
    const handle = await loadChat()
    if (unavailable) unavailable.hidden = true
    waiting = undefined
    run?.(handle)
  } catch {
    if (unavailable) unavailable.hidden = false
    waiting = run ?? waiting
    addEventListener('online', goOn, { once: true })
    // A line that is back now and then drops its first requests, and says nothing of the second.
    clearTimeout(nextTry)
    if (waiting) nextTry = setTimeout(goOn, nextTryMs)
  }
}

function goOn(): void {
  void withChat(waiting)
}

workPopover('kebab')

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

// What is done before React has arrived is done again once it has, with the words of that
// moment: what is typed since is the next question's.
const sendEarly = (text: string | null | undefined) => {
  if (text?.trim() && !isMounted()) void withChat((handle) => handle.send(text))
}
const draft = () => chat()?.querySelector('textarea')?.value
/** Hears what happens in the chat, after the chat itself has. */
function onChat<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  hear: (event: DocumentEventMap[Kind], target: Element) => void,
): void {
  document.addEventListener(kind, (event) => {
    if (event.target instanceof Element && chat()?.contains(event.target)) hear(event, event.target)
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

// What was ticked before then, it finds.
void whole.then(() => startFilter(restaurantId()))

/** A guest who has talked here before finds the talk again. */
async function findTalk(): Promise<void> {
  await whole
  if (!chat() || !rememberedTalk(restaurantId()).exists()) return
  whenIdle(() => void withChat())
}
void findTalk()

/** Keeps the menu for a visit without a line, once this visit waits for nothing more. */
async function keepMenu(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  whenIdle(async () => {
    // Without it, a kept page still says what it is, and its link loads it anew.
    const keeper = await import('./keep-menu.ts').catch(() => undefined)
    await keeper?.keepMenu(() => startFilter(restaurantId()))
  })
}
void keepMenu()

function restaurantId(): string {
  const props: unknown = JSON.parse(chat()?.dataset['props'] ?? '{}')
  const isNamed = typeof props === 'object' && props !== null && 'restaurantId' in props
  return isNamed ? String(props.restaurantId) : ''
}
