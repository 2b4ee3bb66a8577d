import { useState } from 'react'
import { conversationPath, conversationsPath } from './address.ts'
import { mergeMessages, mergeTalk } from './merge.ts'
import type { News, ShownTalk } from './shown.ts'
import { useMore } from './use-more.ts'

/** The open conversation as it grows: into the past by pages, and forward by news. */
export function useTalk(loaded: ShownTalk | null) {
  const [seen, setSeen] = useState(loaded)
  const [talk, setTalk] = useState(loaded)
  if (loaded !== seen) {
    setSeen(loaded)
    setTalk(talk && loaded && talk.id === loaded.id ? mergeTalk(talk, loaded) : loaded)
  }
  const { load, state } = useMore<ShownTalk>((earlier) => {
    setTalk((current) => (current?.id === earlier.id ? mergeTalk(current, earlier) : current))
  })
  const first = talk?.messages[0]
  const before = talk?.hasEarlier && first ? first.sequence : undefined
  return {
    talk,
    earlierPath:
      talk && before !== undefined ? `${conversationPath(talk.id)}?before=${before}` : undefined,
    earlierState: state,
    loadEarlier: () =>
      void (talk && load(`${conversationsPath}/more?open=${talk.id}&before=${before}`)),
    addNews(id: string, { isErased, messages }: NonNullable<News['open']>) {
      setTalk((current) => {
        if (current?.id !== id) return current
        if (isErased) return { ...current, isErased, messages: [], hasEarlier: false }
        if (messages.length === 0) return current
        return { ...current, messages: mergeMessages(current.messages, messages) }
      })
    },
  }
}
