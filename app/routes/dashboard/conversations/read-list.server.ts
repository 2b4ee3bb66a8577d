import {
  conversationsPerPage,
  listConversations,
} from '#app/domain/conversations/list-conversations.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import type { SignedInOwner } from '#app/auth/find-session.ts'
import { readCursor, readView } from './list-view.ts'
import { toConversationRow } from './conversation-views.ts'

/** Loads the part of the owner's list that a URL requests. */
export async function readList(owner: Pick<SignedInOwner, 'id' | 'timeZone'>, address: string) {
  const params = new URL(address).searchParams
  const listing = listRestaurants(owner.id)
  // Awaited here only if the filter names a restaurant, which must be one of the owner's.
  const known = params.get('restaurant') ? await listing : []
  const view = readView(
    params,
    known.map(({ id }) => id),
  )
  const after = readCursor(params.get('after'))
  const readAt = new Date().toISOString()
  const filter = { ...view.filter, timeZone: owner.timeZone }
  const [restaurants, conversations] = await Promise.all([
    listing,
    listConversations(owner.id, filter, after),
  ])
  return {
    view,
    restaurants: restaurants.map(({ id, name }) => ({ id, name })),
    conversations: conversations.map(toConversationRow),
    hasMore: conversations.length === conversationsPerPage,
    /** Whether the page doesn't start at the newest conversation. */
    isLaterPage: after !== undefined,
    readAt,
    timeZone: owner.timeZone,
  }
}

export type ReadList = Awaited<ReturnType<typeof readList>>
