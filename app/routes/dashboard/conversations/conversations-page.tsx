import { href } from 'react-router'
import { Download, FileCheck } from 'lucide-react'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { conversationsPath, downloadPath, receiptPath } from './conversation-paths.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { LoadedList } from './load-list.server.ts'
import type { ConversationView } from './conversation-views.ts'
import { useInbox } from './use-inbox.ts'
import type { PollState } from './use-poll-updates.ts'

interface Props {
  readonly list: LoadedList
  /** The open conversation; null if there is none. */
  readonly conversation: ConversationView | null
  /** Whether the owner chose it: phones then show it instead of the list. */
  readonly isChosen: boolean
  /** The ID of the conversation that is loading. */
  readonly loadingId: string | undefined
}

/** The list of conversations, with the open one next to it. */
export function ConversationsPage({ list: loaded, conversation, isChosen, loadingId }: Props) {
  const translate = useConversationsTranslate()
  const { list, open, announced, state } = useInbox(loaded, conversation)
  const { timeZone } = loaded
  const title =
    isChosen && conversation
      ? translate('conversation_title', { restaurant: conversation.restaurantName })
      : translate('title')
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{title}</PageTitle>
      <div className={`flex flex-wrap items-end justify-between gap-4 ${hideOnPhone(isChosen)}`}>
        <div className="min-w-0 max-w-3xl">
          <h1 className="font-display text-3xl leading-tight font-semibold tracking-tight lg:text-4xl">
            {translate('title')}
          </h1>
          <p className="mt-2 text-ink-soft text-pretty">{translate('description')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink tone="quiet" to={receiptPath}>
            <FileCheck size={18} aria-hidden="true" />
            {translate('check_receipt')}
          </ButtonLink>
          <ButtonLink tone="quiet" to={`${downloadPath}${list.search}`}>
            <Download size={18} aria-hidden="true" />
            {translate('download')}
          </ButtonLink>
        </div>
      </div>
      <div className={isChosen ? 'max-lg:hidden' : ''}>
        <FilterBar view={loaded.view} restaurants={loaded.restaurants} />
      </div>
      <PollProblem state={state} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="grid min-w-0 overflow-clip lg:h-[calc(100dvh-19rem)] lg:min-h-112 lg:grid-cols-[21rem_minmax(0,1fr)] lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-card">
        <div
          className={`min-h-0 min-w-0 lg:border-r lg:border-line ${isChosen ? 'max-lg:hidden' : ''}`}
        >
          <ConversationList
            {...list}
            selectedId={loadingId ?? open.conversation?.id}
            isChosen={isChosen || loadingId !== undefined}
            isFiltered={list.search !== ''}
            isLaterPage={loaded.isLaterPage}
            timeZone={timeZone}
          />
        </div>
        <div className={`min-h-0 min-w-0 ${isChosen ? '' : 'max-lg:hidden'}`}>
          <ConversationPane
            key={open.conversation?.id}
            {...open}
            isLoading={loadingId !== undefined}
            backPath={`${conversationsPath}${list.search}`}
            timeZone={timeZone}
          />
        </div>
      </div>
    </div>
  )
}

// Screen readers still get the page's heading.
const hideOnPhone = (isChosen: boolean) => (isChosen ? 'max-lg:sr-only' : '')

function PollProblem({ state }: { state: PollState }) {
  const translate = useConversationsTranslate()
  if (state === 'live') return null
  if (state === 'unavailable') return <Notice>{translate('away')}</Notice>
  const back = encodeURIComponent(conversationsPath)
  return (
    <Notice>
      {translate('signed_out')}{' '}
      <a href={`${href('/auth/login')}?back=${back}`} className="font-semibold underline">
        {translate('login')}
      </a>
    </Notice>
  )
}
