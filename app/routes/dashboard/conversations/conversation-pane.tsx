import { ArrowLeft, Eraser, MessageSquareText } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { MessageList } from './message-list.tsx'
import { Moment } from './moment.tsx'
import type { ShownTalk } from './shown.ts'
import type { MoreState } from './use-more.ts'

interface Props {
  readonly talk: ShownTalk | null
  /** Another one is on its way. */
  readonly isLoading: boolean
  readonly earlierPath: string | undefined
  readonly earlierState: MoreState
  readonly loadEarlier: () => void
  /** The list, as it was left. */
  readonly backPath: string
  readonly timeZone: string
}

/** What was said in one conversation; without one, what to do about that. */
export function ConversationPane(props: Props) {
  const { talk, isLoading, backPath, timeZone } = props
  const translate = useConversationsTranslate()
  const titleId = useId()
  if (isLoading) {
    return (
      <Middle>
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {translate('loading_messages')}
        </p>
      </Middle>
    )
  }
  if (!talk) {
    return (
      <Middle>
        <MessageSquareText size={32} aria-hidden="true" className="text-ink-soft" />
        <p className="text-ink-soft">{translate('select')}</p>
      </Middle>
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
            {talk.restaurantName}
          </h2>
          <p className="text-sm text-ink-soft">
            {translate('created')} <Moment at={talk.createdAt} timeZone={timeZone} />
          </p>
        </div>
      </header>
      <Words {...props} talk={talk} titleId={titleId} />
    </section>
  )
}

function Words({ talk, titleId, ...rest }: Props & { talk: ShownTalk; titleId: string }) {
  const translate = useConversationsTranslate()
  if (talk.isErased) {
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
  if (talk.messages.length === 0) {
    return (
      <Middle>
        <p className="text-ink-soft">{translate('no_messages')}</p>
      </Middle>
    )
  }
  return <MessageList talk={talk} titleId={titleId} {...rest} />
}

function Middle({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-full min-h-60 flex-col items-center justify-center gap-3 p-6 text-center">
      {children}
    </div>
  )
}
