import { MessageCircleOff } from 'lucide-react'
import { useRef } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { ChatState } from '#app/routes/chat/chat-state.ts'
import { ChatNotice } from './chat-notice.tsx'
import { ChatPanel } from './chat-panel.tsx'

interface Props {
  /** Lines that say why the chat is closed. */
  readonly reason: readonly string[]
  readonly state: ChatState
  readonly translate: GuestTranslate
  readonly onUndo: () => void
}

/** Replaces a closed chat; an earlier conversation can still be deleted. */
export function ClosedChat({ reason: [title, ...hints], state, translate, onUndo }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const onFocusLost = () => heading.current?.focus({ preventScroll: true })
  return (
    <ChatPanel>
      <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
        <MessageCircleOff size={32} aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold text-balance">
        {title}
      </h2>
      {hints.map((hint) => (
        <p key={hint} className="text-pretty text-ink-soft">
          {hint}
        </p>
      ))}
      <ChatNotice {...{ state, translate, onUndo, onFocusLost }} />
      {state.problem && <p role="alert">{state.problem.message}</p>}
    </ChatPanel>
  )
}
