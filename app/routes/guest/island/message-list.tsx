import { Bot, ChefHat } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { ChatState } from '#app/routes/chat/chat-state.ts'
import { Message } from '#app/routes/chat/message.tsx'
import { ChatNotice } from './chat-notice.tsx'
import { KeepAnswer } from './keep-answer.tsx'

interface Props {
  readonly state: ChatState
  readonly translate: GuestTranslate
  readonly onSuggestion: (text: string) => void
  readonly onRetry: () => Promise<void>
  readonly onUndo: () => void
  /** Returns the link that holds a reply. */
  readonly onKeep: (messageId: string) => Promise<string>
  readonly onFocusLost: () => void
}

// Spec section 9: the list scrolls 200 ms after a change.
const scrollDelayMs = 200

/**
 * Scrolls to the end; if the reply is longer than the list, to its question. The welcome text alone
 * is read from its start.
 */
function scrollToLatest(list: HTMLElement): void {
  const question = [...list.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1)
  if (!question && !list.querySelector('[role="alert"]')) {
    list.scrollTo({ top: 0 })
    return
  }
  const end = list.scrollHeight - list.clientHeight
  const marginPx = 16
  const questionTop = question
    ? question.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
    : end
  list.scrollTo({ top: Math.min(end, questionTop - marginPx) })
}

/** The messages, or the welcome text. */
export function MessageList(props: Props) {
  const { state, translate, onSuggestion, onRetry, onUndo, onKeep, onFocusLost } = props
  const list = useRef<HTMLDivElement>(null)
  const { messages, status, problem } = state
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current = setTimeout(() => {
      if (list.current) scrollToLatest(list.current)
    }, scrollDelayMs)
    return () => clearTimeout(timer.current)
  }, [state])

  useEffect(() => {
    const { current } = list
    if (!current) return
    // A hidden list can't scroll, and would start at its oldest message when shown. At first it
    // opens at the latest message, later at the position where the guest left it.
    let isShown = current.clientHeight > 0
    let top: number | undefined
    const saveTop = () => {
      if (current.clientHeight > 0) top = current.scrollTop
    }
    const observer = new ResizeObserver(() => {
      const wasShown = isShown
      isShown = current.clientHeight > 0
      if (!isShown || wasShown) return
      if (top === undefined) scrollToLatest(current)
      else current.scrollTo({ top })
    })
    observer.observe(current)
    // Don't scroll while the guest presses or focuses something in the list.
    const cancelScroll = () => clearTimeout(timer.current)
    current.addEventListener('scroll', saveTop, { passive: true })
    current.addEventListener('pointerdown', cancelScroll, { passive: true })
    current.addEventListener('focusin', cancelScroll)
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', saveTop)
      current.removeEventListener('pointerdown', cancelScroll)
      current.removeEventListener('focusin', cancelScroll)
    }
  }, [])

  return (
    <div
      ref={list}
      className="h-full overflow-y-auto overscroll-contain px-4 py-4"
      tabIndex={0}
      role="log"
      aria-label={translate('chatTab')}
    >
      {status === 'loading' && <p className="text-ink-soft">{translate('loading')}</p>}
      <ChatNotice {...{ state, translate, onUndo, onFocusLost }} />
      {messages.length === 0 && status !== 'loading' && (
        <Welcome translate={translate} onSuggestion={onSuggestion} />
      )}
      {messages.length > 0 && (
        <>
          <Notice translate={translate} />
          <ol className="mt-4 grid gap-4" aria-busy={status === 'busy'}>
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                translate={translate}
                isWriting={status === 'busy' && message === messages.at(-1)}
                actions={
                  message.storedId !== undefined && (
                    <KeepAnswer
                      messageId={message.storedId}
                      translate={translate}
                      onKeep={onKeep}
                    />
                  )
                }
              />
            ))}
          </ol>
        </>
      )}
      {problem && (
        <div role="alert" className="mt-4 rounded-card border border-paprika px-4 py-3">
          <p>{problem.message}</p>
          {problem.retry && (
            <button
              type="button"
              onClick={() => void onRetry()}
              className="mt-2 min-h-11 rounded-lg bg-paprika px-4 py-2 font-semibold text-on-paprika"
            >
              {translate('retry')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function Welcome({ translate, onSuggestion }: Pick<Props, 'translate' | 'onSuggestion'>) {
  const suggestions = ['suggestVegetarian', 'suggestNuts', 'suggestChoice'] as const
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-3 text-center">
      <span className="welcome-icon grid size-16 place-items-center rounded-full bg-sunken text-paprika">
        <ChefHat size={32} aria-hidden="true" />
      </span>
      <h2 className="font-display text-2xl font-semibold">{translate('chatTitle')}</h2>
      <p className="text-pretty">{translate('chatWelcome')}</p>
      <p className="text-ink-soft">{translate('chatTopics')}</p>
      <ul className="script-only mt-2 flex flex-wrap justify-center gap-2">
        {suggestions.map((key) => (
          <li key={key}>
            <button
              type="button"
              data-suggestion
              onClick={() => onSuggestion(translate(key))}
              className="min-h-11 rounded-full border border-line bg-paper px-4 py-2 hover:border-paprika"
            >
              {translate(key)}
            </button>
          </li>
        ))}
      </ul>
      <Notice translate={translate} />
    </div>
  )
}

/** Says before the first message that an AI answers, and staff decide (EU AI Act, article 50). */
function Notice({ translate }: Pick<Props, 'translate'>) {
  return (
    <p className="mt-2 flex items-start gap-2 rounded-card bg-sunken px-4 py-3 text-start text-pretty">
      <Bot size={20} className="mt-0.5 shrink-0" aria-hidden="true" />
      {translate('chatNotice')}
    </p>
  )
}
