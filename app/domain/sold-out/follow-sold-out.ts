import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { subscribeToChanges } from '#app/db/changes.ts'
import { drainNotifications } from '#app/db/listener.ts'
import { readSoldOutAsGuest } from './read-sold-out.ts'

/** The sold-out dishes of one restaurant, read once for all guests who have its menu open. */
interface Feed {
  readonly ownerId: string
  followers: number
  /** Undefined after a change, until the next read. */
  dishIds: Promise<readonly string[]> | undefined
  changed: PromiseWithResolvers<void>
}

/** How long to wait after a failed read. */
const retryMs = 2_000

/** Aborted when the process stops. */
const stopping = new AbortController()

/** Ends all iterations of `followSoldOut`, current and future, when the process stops. */
export const stopFollowing = (): void => stopping.abort()

/** The feeds in use, by restaurant ID. */
const feeds = new Map<string, Feed>()

subscribeToChanges({
  invalidateOwner: (ownerId) => invalidate((feed) => feed.ownerId === ownerId),
  invalidateAll: () => invalidate(() => true),
})

function invalidate(isChanged: (feed: Feed) => boolean): void {
  for (const feed of feeds.values()) {
    if (!isChanged(feed)) continue
    feed.dishIds = undefined
    feed.changed.resolve()
    feed.changed = Promise.withResolvers<void>()
  }
}

/**
 * Yields the ids of the dishes that a restaurant has sold out: now, and after each change. While
 * the database is unavailable, it waits.
 * @param disconnected ends the iteration
 * @param onError receives the first error of each outage
 */
export async function* followSoldOut(
  restaurant: { readonly id: string; readonly ownerId: string },
  disconnected: AbortSignal,
  onError: (error: unknown) => void,
): AsyncGenerator<readonly string[], void> {
  const signal = AbortSignal.any([disconnected, stopping.signal])
  const end = signal.aborted ? undefined : once(signal, 'abort')
  const feed = feeds.get(restaurant.id) ?? createFeed(restaurant)
  feed.followers++
  try {
    // The guest's page may be newer than the list that was read for other guests.
    await drainNotifications()
    let sentIds: string | undefined
    while (!signal.aborted) {
      // Taken before reading, so that a change in between isn't missed.
      const change = feed.changed.promise
      feed.dishIds ??= readUntilSuccess(restaurant.id, feed, onError)
      const dishIds = await Promise.race([feed.dishIds, end])
      if (signal.aborted || !dishIds) return
      const current = dishIds.join()
      if (current !== sentIds) yield dishIds
      sentIds = current
      await Promise.race([change, end])
    }
  } finally {
    feed.followers--
    if (feed.followers === 0) feeds.delete(restaurant.id)
  }
}

function createFeed({ id, ownerId }: { readonly id: string; readonly ownerId: string }): Feed {
  const changed = Promise.withResolvers<void>()
  const feed: Feed = { ownerId, followers: 0, dishIds: undefined, changed }
  feeds.set(id, feed)
  return feed
}

/** Reads until it succeeds or no follower is left. */
async function readUntilSuccess(
  restaurantId: string,
  feed: Feed,
  onError: (error: unknown) => void,
): Promise<readonly string[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await readSoldOutAsGuest(restaurantId)
    } catch (error) {
      if (attempt === 0) onError(error)
      if (feed.followers === 0) return []
      await delay(retryMs, undefined, { ref: false })
    }
  }
}
