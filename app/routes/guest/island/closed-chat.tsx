import { MessageCircleOff } from 'lucide-react'
import type { ChatState } from '#app/routes/chat/chat-state.ts'
import { ChatPanel } from './chat-panel.tsx'

interface Props {
  /** Lines that say why the chat is closed. */
  readonly reason: readonly string[]
  readonly state: Pick<ChatState, 'notice' | 'problem'>
}

/** Replaces a closed chat; an earlier conversation can still be deleted. */
export function ClosedChat({ reason: [title, ...hints], state: { notice, problem } }: Props) {
  return (
    <ChatPanel>
      <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
        <MessageCircleOff size={32} aria-hidden="true" />
      </span>
      <h2 className="font-display text-xl font-semibold text-balance">{title}</h2>
      {hints.map((hint) => (
        <p key={hint} className="text-pretty text-ink-soft">
          {hint}
        </p>
      ))}
      {notice !== undefined && <p role="status">{notice}</p>}
      {problem && <p role="alert">{problem.message}</p>}
    </ChatPanel>
  )
}
