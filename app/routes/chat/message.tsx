import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { ChatMessage } from './chat-state.ts'
import { DishCards } from './dish-cards.tsx'
import { ReplyBlocks } from './reply-blocks.tsx'

interface Props {
  readonly message: ChatMessage
  readonly translate: GuestTranslate
}

/** One turn: the guest's to the right, the assistant's to the left, as plain text. */
export function Message({ message, translate }: Props) {
  const isGuest = message.role === 'user'
  const isThinking = !isGuest && message.text === '' && message.dishes.length === 0
  return (
    <li data-role={message.role} className={isGuest ? 'ml-10' : 'mr-4'}>
      <span className="sr-only">{translate(isGuest ? 'you' : 'assistant')}</span>
      {isThinking && <ThinkingDots label={translate('placeholderBusy')} />}
      {message.blocks.length > 0 && <ReplyBlocks blocks={message.blocks} translate={translate} />}
      {message.blocks.length === 0 && message.text !== '' && (
        <p
          dir="auto"
          className={`w-fit rounded-2xl px-4 py-3 text-start whitespace-pre-line [unicode-bidi:plaintext] ${
            isGuest
              ? 'ml-auto rounded-br-sm bg-paprika text-on-paprika'
              : 'rounded-bl-sm bg-sunken text-ink'
          }`}
        >
          {keepPricesWhole(message.text)}
        </p>
      )}
      {message.blocks.length === 0 && message.dishes.length > 0 && (
        <DishCards dishes={message.dishes} translate={translate} />
      )}
    </li>
  )
}

/** No line ends between a number and its currency. */
const keepPricesWhole = (text: string) =>
  text.replaceAll(/(\d) (?=\p{Sc}|\p{Lu}{2,3}\b)/gu, '$1\u00a0')

function ThinkingDots({ label }: { label: string }) {
  const dot = 'thinking-dot size-2.5 rounded-full bg-ink-soft'
  return (
    <div
      role="status"
      aria-label={label}
      className="flex w-fit gap-1.5 rounded-2xl rounded-bl-sm bg-sunken px-4 py-4"
    >
      <span className={dot} />
      <span className={dot} />
      <span className={dot} />
    </div>
  )
}
