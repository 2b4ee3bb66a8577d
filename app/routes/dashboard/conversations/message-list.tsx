import { ArrowDown } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { MessageItem } from './message-item.tsx'
import { formatDay } from './timestamp.tsx'
import { MoreLink } from './more-link.tsx'
import type { ConversationView } from './conversation-views.ts'
import type { MoreState } from './use-load-more.ts'

interface Props {
  readonly conversation: ConversationView
  readonly titleId: string
  readonly earlierPath: string | undefined
  readonly earlierState: MoreState
  readonly loadEarlier: () => void
  readonly timeZone: string
}

/**
 * The messages, initially scrolled to the latest at the bottom. With `flex-col-reverse`, browsers
 * stay at the bottom while messages arrive, and keep the scroll position while earlier messages are
 * inserted at the top, without JavaScript.
 */
export function MessageList({ conversation, titleId, timeZone, ...earlier }: Props) {
  const { earlierPath, earlierState, loadEarlier } = earlier
  const translate = useConversationsTranslate()
  const locale = useLocale()
  const { box, hasUnseen, onScroll, scrollToBottom } = useStickToBottom(conversation.messages)
  const days = conversation.messages.map(({ createdAt }) => formatDay(createdAt, timeZone, locale))
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="group"
        aria-labelledby={titleId}
        tabIndex={0}
        onScroll={onScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-5 [overflow-anchor:none] focus-visible:-outline-offset-2 lg:px-6"
      >
        {/* `grow` keeps a short conversation at the top. */}
        <div className="flex grow flex-col gap-4">
          {earlierPath && (
            <MoreLink
              to={earlierPath}
              label={translate('earlier')}
              failure={translate('earlier_failed')}
              state={earlierState}
              load={loadEarlier}
            />
          )}
          <ol className="flex flex-col gap-4">
            {conversation.messages.map((message, index) => (
              <Fragment key={message.id}>
                {days[index] !== days[index - 1] && (
                  <li className="text-center text-sm font-medium text-ink-soft">{days[index]}</li>
                )}
                <MessageItem message={message} timeZone={timeZone} />
              </Fragment>
            ))}
          </ol>
        </div>
      </div>
      {hasUnseen && <UnseenButton scrollToBottom={scrollToBottom} />}
    </div>
  )
}

function UnseenButton({ scrollToBottom }: { scrollToBottom: () => void }) {
  const translate = useConversationsTranslate()
  return (
    <button
      type="button"
      onClick={scrollToBottom}
      className="absolute bottom-4 left-1/2 flex min-h-10 -translate-x-1/2 items-center gap-2 rounded-full bg-blueberry px-4 font-semibold text-on-blueberry shadow-float"
    >
      <ArrowDown size={18} aria-hidden="true" />
      {translate('new_below')}
    </button>
  )
}

// Within this distance, the list counts as scrolled to the bottom.
const tolerancePx = 24

/** Keeps the scroll position when messages arrive while the owner reads further up. */
function useStickToBottom(messages: ConversationView['messages']) {
  const lastId = messages.at(-1)?.id
  const box = useRef<HTMLDivElement>(null)
  const previous = useRef({ lastId, height: 0 })
  const [hasUnseen, setHasUnseen] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const grown = element.scrollHeight - previous.current.height
    const isLater = previous.current.lastId !== lastId
    // With `flex-col-reverse`, `scrollTop` is negative above the bottom.
    if (isLater && element.scrollTop < -tolerancePx) {
      element.scrollTop -= grown
      setHasUnseen(true)
    }
    previous.current = { lastId, height: element.scrollHeight }
  }, [messages, lastId])
  return {
    box,
    hasUnseen,
    onScroll: () => {
      if (hasUnseen && box.current && box.current.scrollTop >= -tolerancePx) setHasUnseen(false)
    },
    scrollToBottom: () => box.current?.scrollTo({ top: 0 }),
  }
}
