import { Download } from 'lucide-react'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { conversationsPath, downloadPath } from './address.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ReadList } from './read-list.server.ts'
import type { ShownTalk } from './shown.ts'
import { useInbox } from './use-inbox.ts'
import type { NewsState } from './use-news.ts'

interface Props {
  readonly list: ReadList
  /** The open conversation; null without any. */
  readonly talk: ShownTalk | null
  /** Someone has chosen it: a phone shows it in place of the list. */
  readonly isChosen: boolean
  /** The one that is on its way. */
  readonly loadingId: string | undefined
}

/** What guests ask: the list, and beside it one conversation. */
export function ConversationsPage({ list: loaded, talk, isChosen, loadingId }: Props) {
  const translate = useConversationsTranslate()
  const { list, open, announced, state } = useInbox(loaded, talk)
  const { timeZone } = loaded
  const title =
    isChosen && talk
      ? translate('conversation_title', { restaurant: talk.restaurantName })
      : translate('title')
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{title}</PageTitle>
      <div className={`flex flex-wrap items-end justify-between gap-4 ${onlyList(isChosen)}`}>
        <div className="min-w-0 max-w-3xl">
          <h1 className="font-display text-3xl leading-tight font-semibold tracking-tight lg:text-4xl">
            {translate('title')}
          </h1>
          <p className="mt-2 text-ink-soft text-pretty">{translate('description')}</p>
        </div>
        <ButtonLink tone="quiet" to={`${downloadPath}${list.search}`}>
          <Download size={18} aria-hidden="true" />
          {translate('download')}
        </ButtonLink>
      </div>
      <div className={isChosen ? 'max-lg:hidden' : ''}>
        <FilterBar view={loaded.view} restaurants={loaded.restaurants} />
      </div>
      <NewsProblem state={state} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="grid min-w-0 overflow-clip lg:h-[calc(100dvh-19rem)] lg:min-h-112 lg:grid-cols-[21rem_minmax(0,1fr)] lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-card">
        <div
          className={`min-h-0 min-w-0 lg:border-r lg:border-line ${isChosen ? 'max-lg:hidden' : ''}`}
        >
          <ConversationList
            {...list}
            selectedId={loadingId ?? open.talk?.id}
            isChosen={isChosen || loadingId !== undefined}
            isFiltered={list.search !== ''}
            isLaterPage={loaded.isLaterPage}
            timeZone={timeZone}
          />
        </div>
        <div className={`min-h-0 min-w-0 ${isChosen ? '' : 'max-lg:hidden'}`}>
          <ConversationPane
            key={open.talk?.id}
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

// The page keeps its name for who only hears it.
const onlyList = (isChosen: boolean) => (isChosen ? 'max-lg:sr-only' : '')

function NewsProblem({ state }: { state: NewsState }) {
  const translate = useConversationsTranslate()
  if (state === 'live') return null
  if (state === 'away') return <Notice>{translate('away')}</Notice>
  const back = encodeURIComponent(conversationsPath)
  return (
    <Notice>
      {translate('signed_out')}{' '}
      <a href={`/auth/login?back=${back}`} className="font-semibold underline">
        {translate('login')}
      </a>
    </Notice>
  )
}
