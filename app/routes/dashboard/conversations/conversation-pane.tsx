import { ArrowLeft, Eraser, MessageSquareText } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { MessageList } from './message-list.tsx'
import { Timestamp } from './timestamp.tsx'
import type { ConversationView } from './conversation-views.ts'
import type { MoreState } from './use-load-more.ts'

interface Props {
  readonly conversation: ConversationView | null
  /** Whether another conversation is loading. */
  readonly isLoading: boolean
  readonly earlierPath: string | undefined
  readonly earlierState: MoreState
  readonly loadEarlier: () => void
  /** The path of the list with its filter. */
  readonly backPath: string
  readonly timeZone: string
}

/** The open conversation's messages, or a hint if none is open. */
export function ConversationPane(props: Props) {
  const { conversation, isLoading, backPath, timeZone } = props
  const translate = useConversationsTranslate()
  const titleId = useId()
  if (isLoading) {
    return (
      <Centered>
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {translate('loading_messages')}
        </p>
      </Centered>
    )
  }
  if (!conversation) {
    return (
      <Centered>
        <MessageSquareText size={32} aria-hidden="true" className="text-ink-soft" />
        <p className="text-ink-soft">{translate('select')}</p>
      </Centered>
    )
  }
  return (
    <section
      aria-labelledby={titleId}
      className="flex h-[calc(100dvh-8.5rem)] min-h-96 min-w-0 flex-col max-lg:overflow-clip max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-card lg:h-full lg:min-h-0"
    >
      <header className="flex items-center gap-2 border-b border-line px-4 py-3 max-lg:pl-1 lg:px-6">
        <Link
          to={backPath}
          aria-label={translate('back')}
          className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-sunken lg:hidden"
        >
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <div className="min-w-0">
          <h2 id={titleId} className="truncate text-lg leading-snug font-semibold">
            {conversation.restaurantName}
          </h2>
          <p className="text-sm text-ink-soft">
            {translate('created')} <Timestamp at={conversation.createdAt} timeZone={timeZone} />
            {conversation.isImported && ` · ${translate('imported')}`}
          </p>
        </div>
      </header>
      <Messages {...props} conversation={conversation} titleId={titleId} />
    </section>
  )
}

function Messages({
  conversation,
  titleId,
  ...rest
}: Props & { conversation: ConversationView; titleId: string }) {
  const translate = useConversationsTranslate()
  if (conversation.isErased) {
    return (
      <div className="p-4 lg:p-6">
        <EmptyState
          as="h3"
          icon={Eraser}
          title={translate('erased')}
          text={translate('erased_text')}
        />
      </div>
    )
  }
  if (conversation.messages.length === 0) {
    return (
      <Centered>
        <p className="text-ink-soft">{translate('no_messages')}</p>
      </Centered>
    )
  }
  return <MessageList conversation={conversation} titleId={titleId} {...rest} />
}

function Centered({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-full min-h-60 flex-col items-center justify-center gap-3 p-6 text-center">
      {children}
    </div>
  )
}
