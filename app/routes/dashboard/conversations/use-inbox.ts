import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { conversationsPath } from './address.ts'
import type { ReadList } from './read-list.server.ts'
import type { News, ShownTalk } from './shown.ts'
import { isKnown, useListed } from './use-listed.ts'
import { useNews } from './use-news.ts'
import { useTalk } from './use-talk.ts'

// As much as one listens to in passing.
const maxAnnounced = 160

/** The list and the open conversation, kept up with what guests write meanwhile. */
export function useInbox(loadedList: ReadList, loadedTalk: ShownTalk | null) {
  const translate = useConversationsTranslate()
  const { revalidate } = useRevalidator()
  const list = useListed(loadedList)
  const open = useTalk(loadedTalk)
  const [announced, setAnnounced] = useState('')
  const { talk } = open

  const state = useNews({
    address() {
      const asked = new URLSearchParams(list.search)
      // A page from further down does not grow at its top.
      if (!loadedList.isLaterPage) {
        asked.set('since', list.rows[0]?.updatedAt ?? loadedList.readAt)
      }
      if (talk && !talk.isErased) {
        asked.set('open', talk.id)
        asked.set('after', String(talk.messages.at(-1)?.sequence ?? 0))
      }
      return `${conversationsPath}/news?${asked}`
    },
    onNews(news) {
      const words = wordsFor(news)
      keepFocus(() => {
        list.addNews(news)
        if (talk && news.open) open.addNews(talk.id, news.open)
        if (talk && news.open?.isErased) list.remove(talk.id)
        if (words) setAnnounced(words)
      })
    },
    onGone: () => void revalidate(),
  })

  /** The latest of the news, for who cannot see it come. */
  function wordsFor({ conversations, open: said }: News): string | undefined {
    const reply = said?.messages.findLast(({ role }) => role === 'assistant')
    if (reply) return translate('replied', { text: reply.text.slice(0, maxAnnounced) })
    const changed = conversations.find((row) => !isKnown(list.rows, row))
    if (!changed) return undefined
    const text = changed.userMessage.slice(0, maxAnnounced)
    return translate('arrived', { restaurant: changed.restaurantName, text })
  }

  return { list, open, announced, state }
}

/** A row that moves to another place would lose the focus. */
function keepFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) {
    focused.focus({ preventScroll: true })
  }
}
