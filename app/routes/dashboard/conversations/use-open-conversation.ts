import { useState } from 'react'
import { conversationPath, conversationsPath } from './conversation-paths.ts'
import { mergeMessages, mergeConversation } from './merge.ts'
import type { Updates, ConversationView } from './conversation-views.ts'
import { useLoadMore } from './use-load-more.ts'

/** The open conversation, extended by earlier pages and by updates. */
export function useOpenConversation(loaded: ConversationView | null) {
  const [previous, setPrevious] = useState(loaded)
  const [conversation, setConversation] = useState(loaded)
  if (loaded !== previous) {
    setPrevious(loaded)
    setConversation(
      conversation && loaded && conversation.id === loaded.id
        ? mergeConversation(conversation, loaded)
        : loaded,
    )
  }
  const { load, state } = useLoadMore<ConversationView>((earlier) => {
    setConversation((current) =>
      current?.id === earlier.id ? mergeConversation(current, earlier) : current,
    )
  })
  const first = conversation?.messages[0]
  const before = conversation?.hasEarlier && first ? first.sequence : undefined
  return {
    conversation,
    earlierPath:
      conversation && before !== undefined
        ? `${conversationPath(conversation.id)}?before=${before}`
        : undefined,
    earlierState: state,
    loadEarlier: () =>
      void (
        conversation && load(`${conversationsPath}/more?open=${conversation.id}&before=${before}`)
      ),
    addUpdates(id: string, { isErased, messages }: NonNullable<Updates['open']>) {
      setConversation((current) => {
        if (current?.id !== id) return current
        if (isErased) return { ...current, isErased, messages: [], hasEarlier: false }
        if (messages.length === 0) return current
        return { ...current, messages: mergeMessages(current.messages, messages) }
      })
    },
  }
}
