import { ArrowDown } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { MessageItem } from './message-item.tsx'
import { dayOf } from './moment.tsx'
import { MoreLink } from './more-link.tsx'
import type { ShownTalk } from './shown.ts'
import type { MoreState } from './use-more.ts'

interface Props {
  readonly talk: ShownTalk
  readonly titleId: string
  readonly earlierPath: string | undefined
  readonly earlierState: MoreState
  readonly loadEarlier: () => void
  readonly timeZone: string
}

/**
 * The messages, the latest at the foot, which is where one begins to read. The box is turned
 * upside down for that (`flex-col-reverse`): it stays at its foot while messages arrive, and
 * keeps its place while earlier ones come in at the top, by itself and without a script.
 */
export function MessageList({ talk, titleId, timeZone, ...earlier }: Props) {
  const { earlierPath, earlierState, loadEarlier } = earlier
  const translate = useConversationsTranslate()
  const locale = useLocale()
  const { box, hasUnseen, onScroll, toFoot } = useFoot(talk.messages)
  const days = talk.messages.map(({ createdAt }) => dayOf(createdAt, timeZone, locale))
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
        {/* One that grows keeps a short talk at the top. */}
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
            {talk.messages.map((message, index) => (
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
      {hasUnseen && <UnseenButton toFoot={toFoot} />}
    </div>
  )
}

function UnseenButton({ toFoot }: { toFoot: () => void }) {
  const translate = useConversationsTranslate()
  return (
    <button
      type="button"
      onClick={toFoot}
      className="absolute bottom-4 left-1/2 flex min-h-10 -translate-x-1/2 items-center gap-2 rounded-full bg-blueberry px-4 font-semibold text-on-blueberry shadow-float"
    >
      <ArrowDown size={18} aria-hidden="true" />
      {translate('new_below')}
    </button>
  )
}

// Of a foot that one has all but reached.
const slackPx = 24

/** Who reads further up is not moved when something arrives, and is told of it. */
function useFoot(messages: ShownTalk['messages']) {
  const lastId = messages.at(-1)?.id
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef({ lastId, height: 0 })
  const [hasUnseen, setUnseen] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const grown = element.scrollHeight - seen.current.height
    const isLater = seen.current.lastId !== lastId
    // What is above the foot counts as negative here.
    if (isLater && element.scrollTop < -slackPx) {
      element.scrollTop -= grown
      setUnseen(true)
    }
    seen.current = { lastId, height: element.scrollHeight }
  }, [messages, lastId])
  return {
    box,
    hasUnseen,
    onScroll: () => {
      if (hasUnseen && box.current && box.current.scrollTop >= -slackPx) setUnseen(false)
    },
    toFoot: () => box.current?.scrollTo({ top: 0 }),
  }
}
