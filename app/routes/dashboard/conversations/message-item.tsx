import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { tableLabel } from '#app/domain/tables/table-label.ts'
import { chatTranslator } from '#app/i18n/chat.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { DishCards } from '#app/routes/chat/dish-cards.tsx'
import { ReplyBlocks } from '#app/routes/chat/reply-blocks.tsx'
import { formatTime } from './timestamp.tsx'
import type { MessageView } from './conversation-views.ts'

interface Props {
  readonly message: MessageView
  readonly timeZone: string
}

/** A message as shown to the owner: guests on the right in blue, the assistant on the left in green. */
export function MessageItem({ message, timeZone }: Props) {
  const translate = useConversationsTranslate()
  const locale = useLocale()
  const { tableName } = message
  const isGuest = message.role === 'user'
  return (
    <li
      className={`flex max-w-2xl min-w-0 flex-col gap-1 ${isGuest ? 'ml-10 items-end self-end' : 'mr-10 self-start'}`}
    >
      <p className="flex gap-2 text-xs leading-5 text-ink-soft">
        <span className="font-semibold">{translate(isGuest ? 'guest' : 'assistant')}</span>
        {tableName !== null && (
          <bdi>{tableLabel(tableName, translate('table', { name: tableName }))}</bdi>
        )}
        <time dateTime={message.createdAt}>{formatTime(message.createdAt, timeZone, locale)}</time>
      </p>
      {message.blocks.length > 0 && (
        <div className="w-fit max-w-full rounded-2xl rounded-tl-sm bg-olive-wash px-4 py-3 text-ink ring-1 ring-olive/30 ring-inset">
          <ReplyBlocks blocks={message.blocks} translate={chatTranslator(locale)} />
        </div>
      )}
      {message.blocks.length === 0 && message.text !== '' && (
        <p
          dir="auto"
          className={`w-fit max-w-full rounded-2xl px-4 py-2.5 text-start whitespace-pre-line [unicode-bidi:plaintext] ${
            isGuest
              ? 'rounded-tr-sm bg-blueberry text-on-blueberry'
              : 'rounded-tl-sm bg-olive-wash text-ink ring-1 ring-olive/30 ring-inset'
          }`}
        >
          {message.text}
        </p>
      )}
      {message.options.length > 0 && (
        <div className="max-w-full text-sm leading-6 text-ink-soft">
          <p>{translate('with_options')}</p>
          <ul className="list-disc ps-5">
            {message.options.map(({ dish, names }) => (
              <li key={dish + names.join()} dir="auto">
                {dish} – {names.map((choice) => choice.join(' / ')).join(' + ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {message.dropped > 0 && (
        <details className="max-w-full text-sm leading-6 text-ink-soft">
          <summary className="w-fit cursor-pointer rounded-sm">
            {translate('dropped')} ({message.dropped})
          </summary>
          <p className="mt-1">{translate('dropped_hint')}</p>
        </details>
      )}
      {message.blocks.length === 0 && message.dishes.length > 0 && (
        <div className="w-full max-w-sm">
          <DishCards dishes={message.dishes} translate={chatTranslator(locale)} />
        </div>
      )}
    </li>
  )
}
