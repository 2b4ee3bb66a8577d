/*
 * The guest page's first script: the tabs, the kebab menu, and the chat on first touch.
 * Everything else waits until a guest wants it.
 */
import type { ChatHandle } from './chat.tsx'
import { rememberedTalk } from './remembered-talk.ts'

type View = 'menu' | 'chat'

const guest = document.querySelector<HTMLElement>('#guest')
const chat = document.querySelector<HTMLElement>('#chat')

function show(view: View): void {
  if (!guest) return
  guest.dataset['view'] = view
  for (const tab of guest.querySelectorAll<HTMLElement>('[data-show]')) {
    tab.setAttribute('aria-pressed', String(tab.dataset['show'] === view))
  }
}

let loading: Promise<ChatHandle> | undefined

function loadChat(): Promise<ChatHandle> {
  loading ??= import('./mount.tsx').then(({ mountChat }) => {
    if (!chat) throw new Error('The page has no chat')
    return mountChat(chat, () => show('chat'))
  })
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
    run?.(handle)
  } catch {
    if (unavailable) unavailable.hidden = false
  }
}

guest?.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  const tab = target?.closest<HTMLElement>('[data-show]')?.dataset['show']
  if (tab === 'menu' || tab === 'chat') show(tab)
  if (tab === 'chat') void withChat()

  const action = target?.closest<HTMLElement>('[data-action]')?.dataset['action']
  if (!action) return
  document.querySelector<HTMLElement>('#kebab')?.hidePopover()
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
const draft = () => chat?.querySelector('textarea')?.value
chat?.addEventListener('focusin', () => void withChat())
chat?.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  sendEarly(target?.closest<HTMLElement>('[data-suggestion]')?.textContent)
  if (target?.closest('[data-start]') && !isMounted()) void withChat((handle) => handle.start())
})
chat?.addEventListener('submit', (event) => {
  event.preventDefault()
  sendEarly(draft())
})
chat?.addEventListener('keydown', (event) => {
  const isSend = event.key === 'Enter' && !event.shiftKey && !event.isComposing
  if (!isSend || isMounted() || !(event.target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  sendEarly(draft())
})

const isMounted = () => chat?.dataset['mounted'] === 'true'

/** A guest who has talked here before finds the talk again. */
if (guest && chat && rememberedTalk(restaurantId()).exists()) {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1))
  whenIdle(() => void withChat())
}

function restaurantId(): string {
  const props: unknown = JSON.parse(chat?.dataset['props'] ?? '{}')
  const isNamed = typeof props === 'object' && props !== null && 'restaurantId' in props
  return isNamed ? String(props.restaurantId) : ''
}
