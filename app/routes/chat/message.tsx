import type { ReactNode } from 'react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { ChatMessage } from './chat-state.ts'
import { DishCards } from './dish-cards.tsx'
import { keepPricesOnOneLine } from './keep-prices-on-one-line.ts'
import { ReplyBlocks } from './reply-blocks.tsx'

interface Props {
  readonly message: ChatMessage
  readonly translate: GuestTranslate
  /** Whether this reply is still being written. */
  readonly isWriting: boolean
  /** What the guest can do with a finished reply. */
  readonly actions?: ReactNode
}

const bubble = 'w-fit max-w-full rounded-2xl px-4 py-3'
const assistantBubble = `${bubble} rounded-es-sm bg-sunken text-ink`

/** A message, aligned to the end of the line if it is the guest's, and to its start otherwise. */
export function Message({ message, translate, isWriting, actions }: Props) {
  const { text, blocks, dishes } = message
  const isGuest = message.role === 'user'
  const isThinking = !isGuest && text === '' && blocks.length === 0 && dishes.length === 0
  return (
    <li data-role={message.role} className={isGuest ? 'ms-10' : 'me-4'}>
      <span className="sr-only">{translate(isGuest ? 'you' : 'assistant')}</span>
      {isThinking && (
        <div
          role="status"
          aria-label={translate('placeholderBusy')}
          className={`${assistantBubble} py-4`}
        >
          <Dots />
        </div>
      )}
      {blocks.length > 0 && (
        <div className={assistantBubble}>
          <ReplyBlocks blocks={blocks} translate={translate} />
          {isWriting && (
            <div className="pt-4 pb-1">
              <Dots />
            </div>
          )}
        </div>
      )}
      {blocks.length === 0 && text !== '' && (
        <div
          className={
            isGuest ? `${bubble} ms-auto rounded-ee-sm bg-paprika text-on-paprika` : assistantBubble
          }
        >
          <p dir="auto" className="text-start whitespace-pre-line [unicode-bidi:plaintext]">
            {keepPricesOnOneLine(text)}
          </p>
        </div>
      )}
      {blocks.length === 0 && dishes.length > 0 && (
        <DishCards dishes={dishes} translate={translate} />
      )}
      {actions}
    </li>
  )
}

function Dots() {
  const dot = 'thinking-dot size-2.5 rounded-full bg-ink-soft'
  return (
    <div className="flex gap-1.5">
      <span className={dot} />
      <span className={dot} />
      <span className={dot} />
    </div>
  )
}
