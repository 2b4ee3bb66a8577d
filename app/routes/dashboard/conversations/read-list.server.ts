import {
  conversationsAtOnce,
  listConversations,
} from '#app/domain/conversations/list-conversations.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import type { SignedInOwner } from '#app/auth/find-session.ts'
import { readCursor, readView } from './list-view.ts'
import { showConversation } from './shown.ts'

/** The part of an owner's list that an address asks for. */
export async function readList(owner: Pick<SignedInOwner, 'id' | 'timeZone'>, address: string) {
  const params = new URL(address).searchParams
  const listing = listRestaurants(owner.id)
  // Waited for only where one is asked for: whether that one is the owner's.
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
    conversations: conversations.map(showConversation),
    hasMore: conversations.length === conversationsAtOnce,
    /** It begins somewhere below the newest. */
    isLaterPage: after !== undefined,
    readAt,
    timeZone: owner.timeZone,
  }
}

export type ReadList = Awaited<ReturnType<typeof readList>>
