import { useState } from 'react'
import { conversationsPath } from './conversation-paths.ts'
import { formatCursor, searchOfView } from './list-view.ts'
import { mergeRows } from './merge.ts'
import type { MoreConversations } from './more.ts'
import type { LoadedList } from './load-list.server.ts'
import type { Updates, ConversationRow } from './conversation-views.ts'
import { useLoadMore } from './use-load-more.ts'

/** The list, extended by pages at the bottom and updates at the top. */
export function useConversationList(loaded: LoadedList) {
  const [previous, setPrevious] = useState(loaded)
  const [list, setList] = useState(() => initialList(loaded))
  if (loaded !== previous) {
    // The filter has changed, or the list was revalidated.
    setPrevious(loaded)
    setList(initialList(loaded))
  }
  const { search } = list
  const { load, state } = useLoadMore<MoreConversations>(({ conversations, hasMore }) => {
    setList((current) =>
      // A late response may belong to an earlier filter.
      current.search === search
        ? { ...current, rows: mergeRows(current.rows, conversations), hasMore }
        : current,
    )
  })
  const last = list.rows.at(-1)
  const after =
    list.hasMore && last
      ? `${search ? `${search}&` : '?'}after=${encodeURIComponent(formatCursor(last))}`
      : undefined
  return {
    rows: list.rows,
    newIds: list.newIds,
    search,
    morePath: after && `${conversationsPath}${after}`,
    moreState: state,
    loadMore: () => void load(`${conversationsPath}/more${after}`),
    addUpdates({ conversations: changed, isFullPage }: Updates) {
      setList((current) => {
        const moved = changed.filter((row) => !isKnown(current.rows, row)).map(({ id }) => id)
        const oldest = changed.at(-1)
        // There may be other conversations between these and the known ones.
        const hasGap = isFullPage && oldest && !isKnown(current.rows, oldest)
        return {
          ...current,
          rows: hasGap ? [...changed] : mergeRows(current.rows, changed),
          hasMore: hasGap || current.hasMore,
          newIds: new Set([...current.newIds, ...moved]),
        }
      })
    },
    remove(id: string) {
      setList((current) => ({ ...current, rows: current.rows.filter((row) => row.id !== id) }))
    },
  }
}

function initialList({ view, conversations, hasMore }: LoadedList) {
  const none: ReadonlySet<string> = new Set()
  return { search: searchOfView(view), rows: conversations, hasMore, newIds: none }
}

/** Whether the list contains this version of a row. */
export function isKnown(rows: readonly ConversationRow[], row: ConversationRow): boolean {
  return rows.some(({ id, updatedAt }) => id === row.id && updatedAt === row.updatedAt)
}
