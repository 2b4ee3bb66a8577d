import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { conversationsPath } from './conversation-paths.ts'
import type { LoadedList } from './load-list.server.ts'
import type { Updates, ConversationView } from './conversation-views.ts'
import { isKnown, useConversationList } from './use-conversation-list.ts'
import { usePollUpdates } from './use-poll-updates.ts'
import { useOpenConversation } from './use-open-conversation.ts'

// In characters; a screen reader reads the announcement to its end.
const maxAnnounced = 160

/** The list and the open conversation, kept up to date by polling. */
export function useInbox(loadedList: LoadedList, loadedConversation: ConversationView | null) {
  const translate = useConversationsTranslate()
  const { revalidate } = useRevalidator()
  const list = useConversationList(loadedList)
  const open = useOpenConversation(loadedConversation)
  const [announced, setAnnounced] = useState('')
  const { conversation } = open

  const state = usePollUpdates({
    nextUrl() {
      const params = new URLSearchParams(list.search)
      // A later page isn't extended at its top.
      if (!loadedList.isLaterPage) {
        params.set('since', list.rows[0]?.updatedAt ?? loadedList.readAt)
      }
      if (conversation && !conversation.isErased) {
        params.set('open', conversation.id)
        params.set('after', String(conversation.messages.at(-1)?.sequence ?? 0))
      }
      return `${conversationsPath}/news?${params}`
    },
    onUpdates(updates) {
      const announcement = announcementFor(updates)
      preserveFocus(() => {
        list.addUpdates(updates)
        if (conversation && updates.open) open.addUpdates(conversation.id, updates.open)
        if (conversation && updates.open?.isErased) list.remove(conversation.id)
        if (announcement) setAnnounced(announcement)
      })
    },
    onGone: () => void revalidate(),
  })

  /** Text of the latest change for screen readers. */
  function announcementFor({ conversations, open: opened }: Updates): string | undefined {
    const reply = opened?.messages.findLast(({ role }) => role === 'assistant')
    if (reply) return translate('replied', { text: reply.text.slice(0, maxAnnounced) })
    const changed = conversations.find((row) => !isKnown(list.rows, row))
    if (!changed) return undefined
    const text = changed.userMessage.slice(0, maxAnnounced)
    return translate('arrived', { restaurant: changed.restaurantName, text })
  }

  return { list, open, announced, state }
}

/** Restores the focus after a change, because a row that moves loses it. */
function preserveFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) {
    focused.focus({ preventScroll: true })
  }
}
