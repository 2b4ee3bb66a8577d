import { fallbackLocale, isGuestLocale } from '#app/i18n/locales.ts'
import { loadGuestTranslator } from '#app/i18n/load-guest-translator.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import type { ChatHandle } from './chat.tsx'

/*
 * The chat, whose script is loaded on first use. Actions from before that are repeated after it, with
 * the text at the time of the action: text that is typed later belongs to the next question.
 */

/** The chat's element. The scripts may run before the page is complete. */
export const chatElement = () => document.querySelector<HTMLElement>('#chat')

export const domReady = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') return resolve()
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})

let showChat: () => void = () => undefined
let startFilter = () => Promise.resolve()
let loading: Promise<ChatHandle> | undefined
// The last action on the chat that couldn't be loaded while offline.
let pending: ((handle: ChatHandle) => void) | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
const retryMs = 5_000

function loadChat(): Promise<ChatHandle> {
  // The chat's script takes 100 ms on a slow phone, so the effect of the tap is painted first.
  const scripts = afterPaint().then(() =>
    Promise.all([import('./mount.tsx'), loadTexts(), startFilter()]),
  )
  loading ??= Promise.all([scripts, domReady]).then(([[{ mountChat }, translate]]) => {
    const container = chatElement()
    if (!container) throw new Error('The page has no chat')
    return mountChat(container, translate, showChat)
  })
  // After a failure, the next touch retries.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

function loadTexts(): ReturnType<typeof loadGuestTranslator> {
  const { lang } = document.documentElement
  return loadGuestTranslator(isGuestLocale(lang) ? lang : fallbackLocale)
}

/** Runs an action once the chat is loaded; shows a message if it can't be loaded. */
export async function withChat(run?: (handle: ChatHandle) => void): Promise<void> {
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

/**
 * Listens to actions in the chat until its script does.
 * @param show shows the chat, on the first question
 * @param filter resolves once the filter has its choice, which goes along with a question
 */
export function startChat(show: () => void, filter: () => Promise<void>): void {
  showChat = show
  startFilter = filter
  onChat('focusin', () => void withChat())
  // Focused before this script was loaded.
  if (chatElement()?.contains(document.activeElement)) void withChat()
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
}

const isMounted = () => chatElement()?.dataset['mounted'] === 'true'

const draft = () => chatElement()?.querySelector('textarea')?.value

function sendEarly(text: string | null | undefined): void {
  if (text?.trim() && !isMounted()) void withChat((handle) => handle.send(text))
}

/** Listens to events in the chat, after the chat's own listeners. */
function onChat<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  handle: (event: DocumentEventMap[Kind], target: Element) => void,
): void {
  document.addEventListener(kind, (event) => {
    const { target } = event
    if (target instanceof Element && chatElement()?.contains(target)) handle(event, target)
  })
}

/** A text of the props that the server rendered for the chat. */
export function chatProp(name: 'restaurantId' | 'address' | 'kitchen' | 'closed'): string {
  const props: unknown = JSON.parse(chatElement()?.dataset['props'] ?? '{}')
  const entries = typeof props === 'object' && props !== null ? Object.entries(props) : []
  return String(entries.find(([key]) => key === name)?.[1] ?? '')
}
