import { MessagesSquare } from 'lucide-react'
import { href, Link } from 'react-router'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { conversationsPath } from './conversation-paths.ts'
import { ConversationItem } from './conversation-item.tsx'
import { MoreLink } from './more-link.tsx'
import type { ConversationRow } from './conversation-views.ts'
import type { MoreState } from './use-load-more.ts'

interface Props {
  readonly rows: readonly ConversationRow[]
  /** Conversations that are new or have new messages since the page was opened. */
  readonly newIds: ReadonlySet<string>
  readonly selectedId: string | undefined
  /** Whether the owner chose the conversation; otherwise the first is open by default. */
  readonly isChosen: boolean
  readonly isFiltered: boolean
  readonly isLaterPage: boolean
  /** The filter as a URL query. */
  readonly search: string
  readonly morePath: string | undefined
  readonly moreState: MoreState
  readonly loadMore: () => void
  readonly timeZone: string
}

/** The list of conversations, most recently active first. */
export function ConversationList(props: Props) {
  const { rows, newIds, selectedId, isChosen, isLaterPage, search, timeZone } = props
  const { morePath, moreState, loadMore } = props
  const translate = useConversationsTranslate()
  return (
    <nav
      aria-label={translate('list')}
      className="flex flex-col overscroll-contain max-lg:overflow-clip max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-card max-lg:empty:hidden lg:h-full lg:overflow-y-auto"
    >
      {isLaterPage && (
        <Link
          to={`${conversationsPath}${search}`}
          className="flex min-h-12 items-center justify-center border-b border-line px-4 font-semibold text-paprika-deep hover:bg-sunken focus-visible:-outline-offset-2"
        >
          {translate('newest')}
        </Link>
      )}
      {rows.length === 0 && <NoConversations {...props} />}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <ConversationItem
              key={row.id}
              conversation={row}
              isSelected={row.id === selectedId}
              isChosen={isChosen}
              isNew={newIds.has(row.id) && row.id !== selectedId}
              search={search}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
      {morePath && (
        <MoreLink
          to={morePath}
          label={translate('show_more')}
          failure={translate('more_failed')}
          state={moreState}
          load={loadMore}
        />
      )}
    </nav>
  )
}

function NoConversations({ isFiltered, isLaterPage }: Props) {
  const translate = useConversationsTranslate()
  const hint = isFiltered ? 'none_match' : 'none_yet'
  return (
    <div className="p-4">
      <EmptyState
        icon={MessagesSquare}
        title={translate('none')}
        text={!isLaterPage && translate(hint)}
        action={
          !isLaterPage && (
            <ButtonLink
              tone="quiet"
              to={isFiltered ? conversationsPath : href('/dashboard/restaurants')}
            >
              {translate(isFiltered ? 'clear_filter' : 'to_qr')}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}
