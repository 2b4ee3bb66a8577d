import {
  conversationsPerPage,
  listConversations,
} from '#app/domain/conversations/list-conversations.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import type { OpenSession } from '#app/auth/find-session.ts'
import { parseCursor, parseView } from './list-view.ts'
import { toConversationRow } from './conversation-views.ts'

/** Loads the page of the owner's list that a URL requests. */
export async function loadList({ member, owner }: OpenSession, url: string) {
  const params = new URL(url).searchParams
  const listing = listRestaurants(member)
  // Awaited here only if the filter names a restaurant, which must be one of the owner's.
  const selectable = params.get('restaurant') ? await listing : []
  const view = parseView(
    params,
    selectable.map(({ id }) => id),
  )
  const after = parseCursor(params.get('after'))
  const readAt = new Date().toISOString()
  const filter = { ...view.filter, timeZone: owner.timeZone }
  const [restaurants, conversations] = await Promise.all([
    listing,
    listConversations(member, filter, after),
  ])
  return {
    view,
    restaurants: restaurants.map(({ id, name, tableNames }) => ({ id, name, tableNames })),
    conversations: conversations.map(toConversationRow),
    hasMore: conversations.length === conversationsPerPage,
    /** Whether the page doesn't start at the newest conversation. */
    isLaterPage: after !== undefined,
    readAt,
    timeZone: owner.timeZone,
  }
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>
