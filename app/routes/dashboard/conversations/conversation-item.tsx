import { Link } from 'react-router'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { tableLabel } from '#app/domain/tables/table-label.ts'
import { conversationPath } from './conversation-paths.ts'
import { Timestamp } from './timestamp.tsx'
import type { ConversationRow } from './conversation-views.ts'

interface Props {
  readonly conversation: ConversationRow
  readonly isSelected: boolean
  readonly isChosen: boolean
  readonly isNew: boolean
  readonly search: string
  readonly timeZone: string
}

/** A conversation in the list, with the guest's last message. */
export function ConversationItem(props: Props) {
  const { conversation, isSelected, isChosen, isNew, search, timeZone } = props
  const translate = useConversationsTranslate()
  const { tableName } = conversation
  // Phones don't show the first conversation, which opens by default, so it isn't marked there.
  const mark = isChosen
    ? 'aria-[current=true]:bg-paprika-wash'
    : 'lg:aria-[current=true]:bg-paprika-wash'
  return (
    <li className="border-b border-line">
      <Link
        to={`${conversationPath(conversation.id)}${search}`}
        aria-current={isSelected || undefined}
        data-keeps-focus
        className={`flex flex-col gap-1.5 px-4 py-3.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 ${mark}`}
      >
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate font-semibold">{conversation.restaurantName}</span>
          {isNew && (
            <span className="ml-auto shrink-0 rounded-full bg-blueberry px-2 text-xs leading-5 font-semibold text-on-blueberry">
              {translate('new')}
            </span>
          )}
        </span>
        {tableName !== null && (
          <span className="truncate text-sm text-ink-soft">
            <bdi>{tableLabel(tableName, translate('table', { name: tableName }))}</bdi>
          </span>
        )}
        <span dir="auto" className="line-clamp-2 text-start text-[0.9375rem]">
          {conversation.userMessage}
        </span>
        <span className="flex flex-col text-xs leading-5 text-ink-soft">
          <span>
            {translate('updated')} <Timestamp at={conversation.updatedAt} timeZone={timeZone} />
          </span>
          <span>
            {translate('created')} <Timestamp at={conversation.createdAt} timeZone={timeZone} />
          </span>
        </span>
      </Link>
    </li>
  )
}
