import { useState } from 'react'
import { conversationsPath } from './address.ts'
import { cursorText, searchOfView } from './list-view.ts'
import { mergeConversations } from './merge.ts'
import type { MoreConversations } from './more.ts'
import type { ReadList } from './read-list.server.ts'
import type { News, ShownConversation } from './shown.ts'
import { useMore } from './use-more.ts'

/** The list as it grows downwards by pages and upwards by news. */
export function useListed(loaded: ReadList) {
  const [seen, setSeen] = useState(loaded)
  const [list, setList] = useState(() => startOf(loaded))
  if (loaded !== seen) {
    // Another filter, or the same list read again.
    setSeen(loaded)
    setList(startOf(loaded))
  }
  const { search } = list
  const { load, state } = useMore<MoreConversations>(({ conversations, hasMore }) => {
    setList((current) =>
      // A page that comes late may be of another filter.
      current.search === search
        ? { ...current, rows: mergeConversations(current.rows, conversations), hasMore }
        : current,
    )
  })
  const last = list.rows.at(-1)
  const after =
    list.hasMore && last
      ? `${search ? `${search}&` : '?'}after=${encodeURIComponent(cursorText(last))}`
      : undefined
  return {
    rows: list.rows,
    newIds: list.newIds,
    search,
    morePath: after && `${conversationsPath}${after}`,
    moreState: state,
    loadMore: () => void load(`${conversationsPath}/more${after}`),
    addNews({ conversations: changed, isFullPage }: News) {
      setList((current) => {
        const moved = changed.filter((row) => !isKnown(current.rows, row)).map(({ id }) => id)
        const oldest = changed.at(-1)
        // Between these and what is known there may be others.
        const isGap = isFullPage && oldest && !isKnown(current.rows, oldest)
        return {
          ...current,
          rows: isGap ? [...changed] : mergeConversations(current.rows, changed),
          hasMore: isGap || current.hasMore,
          newIds: new Set([...current.newIds, ...moved]),
        }
      })
    },
    remove(id: string) {
      setList((current) => ({ ...current, rows: current.rows.filter((row) => row.id !== id) }))
    },
  }
}

function startOf({ view, conversations, hasMore }: ReadList) {
  const none: ReadonlySet<string> = new Set()
  return { search: searchOfView(view), rows: conversations, hasMore, newIds: none }
}

/** Whether a row stands in a list just so. */
export function isKnown(rows: readonly ShownConversation[], row: ShownConversation): boolean {
  return rows.some(({ id, updatedAt }) => id === row.id && updatedAt === row.updatedAt)
}
