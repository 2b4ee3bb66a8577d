import { changesChannel } from './changes-channel.ts'
import { listen, onGap } from './listener.ts'

/** Receives changes of anything that guests see, whoever made them. */
export interface ChangeSubscriber {
  /** Something of this owner changed. */
  invalidateOwner(ownerId: string): void
  /** Anything may have changed. */
  invalidateAll(): void
}

/** Subscribes to changes from now on. `drainNotifications` reports when all have been delivered. */
export function subscribeToChanges(to: ChangeSubscriber): void {
  // No owner: a whole table was truncated.
  listen(changesChannel, (ownerId) =>
    ownerId === '' ? to.invalidateAll() : to.invalidateOwner(ownerId),
  )
  onGap(() => to.invalidateAll())
}

/**
 * Tracks changes that happen while something is built from owners' rows. The result may or may not
 * include them: it may be returned to those who waited for it, but not cached.
 */
export class ConcurrentChanges implements ChangeSubscriber {
  readonly #watches = new Set<{ readonly owners: Set<string>; isUnknown: boolean }>()

  /**
   * @param make may ask, when it is done, whether nothing of an owner has changed since it started
   */
  async watch<Result>(
    make: (isUnchanged: (ownerId: string) => boolean) => Promise<Result>,
  ): Promise<Result> {
    const watch = { owners: new Set<string>(), isUnknown: false }
    this.#watches.add(watch)
    try {
      return await make((ownerId) => !watch.isUnknown && !watch.owners.has(ownerId))
    } finally {
      this.#watches.delete(watch)
    }
  }

  invalidateOwner(ownerId: string): void {
    for (const { owners } of this.#watches) owners.add(ownerId)
  }

  invalidateAll(): void {
    for (const watch of this.#watches) watch.isUnknown = true
  }
}
