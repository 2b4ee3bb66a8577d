import { changesChannel } from './changes-channel.ts'
import { listen, onGap } from './listener.ts'

/** Receives changes of anything that guests see, whoever made them. */
export interface ChangeSubscriber {
  /** Called when something of this owner has changed. */
  invalidateOwner(ownerId: string): void
  /** Called when anything may have changed. */
  invalidateAll(): void
}

/**
 * Subscribes to changes from now on. `drainNotifications` resolves once all have been delivered.
 */
export function subscribeToChanges(subscriber: ChangeSubscriber): void {
  // The payload is empty if a whole table was truncated.
  listen(changesChannel, (ownerId) =>
    ownerId === '' ? subscriber.invalidateAll() : subscriber.invalidateOwner(ownerId),
  )
  onGap(() => subscriber.invalidateAll())
}

/**
 * Tracks changes that happen while something is built from owners' rows. The result may or may not
 * include them: it may be returned to those who waited for it, but not cached.
 */
export class ConcurrentChanges implements ChangeSubscriber {
  readonly #watches = new Set<{ readonly owners: Set<string>; isUnknown: boolean }>()

  /**
   * Runs `make`.
   * @param make gets a function that returns whether nothing of an owner has changed since the
   *   start
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
