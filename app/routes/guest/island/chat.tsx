import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { emptyChat } from '#app/routes/chat/chat-state.ts'
import { growTextArea } from '#app/ui/grow-text-area.ts'
import { ClosedChat } from './closed-chat.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { StartChat } from './start-chat.tsx'
import { FilterNotes } from './filter-notes.tsx'
import { TableNote } from './table-note.tsx'
import { useChat } from './use-chat.ts'
import { useIsOnline } from './use-is-online.ts'
import { useSharedFilter } from './use-shared-filter.ts'

/** Lets the page's main script control the chat. */
export interface ChatHandle {
  /** Sends a question, and empties the composer if it contains the same text. */
  send(text: string): void
  /** Puts the start of a question into the composer, before what the guest has typed. */
  draft(beginning: string): void
  erase(): void
  /** The guest has confirmed the owner's warning. */
  start(): void
}

/** The chat's props, which the server also renders as JSON for hydration. */
export interface ChatProps {
  readonly address: string
  readonly restaurantId: string
  /** Lines that say why the chat is closed; empty if it is open. */
  readonly closed: readonly string[]
  /** The owner's text that guests must read before they ask; empty for none. */
  readonly warning: string
}

interface Props extends ChatProps {
  readonly translate: GuestTranslate
  readonly onOpen?: () => void
  readonly onReady?: (handle: ChatHandle) => void
}

/** The messages, and the composer at the bottom of the page. */
export function Chat(props: Props) {
  const { address, restaurantId, closed, warning, translate, onOpen, onReady } = props
  const chat = useChat({ address, restaurantId, translate })
  const filter = useSharedFilter(chat.state, translate)
  const input = useRef<HTMLTextAreaElement>(null)
  // Not while the history is loading: disabling the input would interrupt typing.
  const isBusy = chat.state.status === 'busy'
  const [isStarted, setIsStarted] = useState(warning === '')

  async function send(text: string): Promise<void> {
    if (text.trim() === '' || isBusy) return
    onOpen?.()
    if (input.current?.value.trim() === text.trim()) write('')
    const sentence = filter.sentenceNow()
    const isSaid = sentence === '' || text.trim().startsWith(sentence)
    const sending = chat.send(isSaid ? text : `${sentence} ${text.trim()}`)
    filter.endWithholding()
    restoreDraft((await sending) === undefined ? undefined : text)
  }

  /** Restores a question that couldn't be sent, unless the guest has started another. */
  function restoreDraft(draft: string | undefined): void {
    if (draft !== undefined && input.current?.value === '') write(draft)
  }

  function write(draft: string): void {
    if (!input.current) return
    input.current.value = draft
    growTextArea(input.current)
  }

  const retry = async () => restoreDraft(await chat.retry())
  const retryOnline = useEffectEvent(async () => restoreDraft(await chat.retryOnline()))
  const isOffline = chat.state.problem?.isOffline === true
  const isOnline = useIsOnline()
  useEffect(() => {
    // The device may be online again before this effect runs; an event listener would miss that.
    if (isOffline && isOnline) void retryOnline()
  }, [isOffline, isOnline])

  const sendDraft = () => void send(input.current?.value ?? '')

  function start(): void {
    setIsStarted(true)
    hasStarted.current = true
  }

  const handle: ChatHandle = {
    send: (text) => void send(text),
    draft: (beginning) => {
      pendingDraft.current = beginning
      applyDraft()
    },
    erase: () => {
      onOpen?.()
      chat.erase()
    },
    start,
  }
  const onMount = useEffectEvent(() => {
    chat.open(closed.length === 0)
    onReady?.(handle)
  })
  // As soon as the event handlers work; until then the page's main script records events.
  useLayoutEffect(() => onMount(), [])

  // Waits until the guest has confirmed the owner's warning.
  const pendingDraft = useRef('')
  function applyDraft(): void {
    const { current } = input
    if (!current || pendingDraft.current === '') return
    if (!current.value.startsWith(pendingDraft.current)) {
      write(pendingDraft.current + current.value)
    }
    pendingDraft.current = ''
    current.focus({ preventScroll: true })
    current.setSelectionRange(current.value.length, current.value.length)
  }

  const hasStarted = useRef(false)
  const afterStart = useEffectEvent(() => {
    input.current?.focus({ preventScroll: true })
    applyDraft()
  })
  useEffect(() => {
    if (hasStarted.current) afterStart()
  }, [isStarted])

  const wasBusy = useRef(false)
  useEffect(() => {
    // A disabled input loses the focus; restore it unless the guest has moved it.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      input.current?.focus({ preventScroll: true })
    }
    wasBusy.current = isBusy
  }, [isBusy])

  if (closed.length > 0) {
    const { state, undoErasure: onUndo } = chat
    return <ClosedChat reason={closed} {...{ state, translate, onUndo }} />
  }
  // Guests with an earlier conversation have already read the warning.
  if (!isStarted && chat.state === emptyChat) {
    return <StartChat warning={warning} onStart={start} translate={translate} />
  }
  return (
    <div className="open-chat flex flex-col group-data-[view=chat]/guest:h-[calc(var(--screen-height)-var(--above-chat))] lg:!h-full lg:rounded-card lg:border lg:border-line lg:bg-surface">
      <TableNote {...{ restaurantId, translate }} />
      <div className="min-h-0 flex-1 group-data-[view=menu]/guest:hidden lg:!block">
        <MessageList
          state={chat.state}
          translate={translate}
          onSuggestion={(text) => void send(text)}
          onRetry={retry}
          onUndo={chat.undoErasure}
          onKeep={chat.keep}
          onFocusLost={focusLog}
        />
      </div>
      {!isOnline && !chat.state.problem && (
        <p
          role="status"
          className="m-3 rounded-card border border-paprika px-4 py-3 group-data-[view=menu]/guest:hidden lg:!block"
        >
          {translate('chatOffline')}
        </p>
      )}
      <div className="group-data-[view=menu]/guest:hidden lg:!block">
        <FilterNotes filter={filter} translate={translate} onDone={focusLog} />
      </div>
      <Composer input={input} isBusy={isBusy} translate={translate} onSend={sendDraft} />
      <p className="needs-script p-4 text-ink-soft">{translate('needsScript')}</p>
    </div>
  )
}

/** Keeps the focus in the chat when the focused button disappears. */
function focusLog(): void {
  document.querySelector<HTMLElement>('#chat [role="log"]')?.focus({ preventScroll: true })
}
