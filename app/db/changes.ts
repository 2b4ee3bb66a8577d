import { changedChannel } from './changed-channel.ts'
import { listen, onGap } from './listener.ts'

/** Is told of what guests see and anyone has changed, in whatever way. */
export interface ChangesHearer {
  /** Something of an owner's. */
  changed(ownerId: string): void
  /** Anything, perhaps. */
  forgetAll(): void
}

/** Tells of changes from now on; `hearAll` says that all were told. */
export function tellChanges(to: ChangesHearer): void {
  // Nobody in particular: all of a table was emptied.
  listen(changedChannel, (ownerId) => (ownerId === '' ? to.forgetAll() : to.changed(ownerId)))
  onGap(() => to.forgetAll())
}

/**
 * Watches over what is being made of owners' rows. What was changed meanwhile may be in it or not:
 * it goes to those who waited for it, and is not kept.
 */
export class ChangesMeanwhile implements ChangesHearer {
  readonly #watches = new Set<{ readonly owners: Set<string>; isUnknown: boolean }>()

  /** @param make at its end, may ask whether nothing of an owner's was changed since it began */
  async watch<Made>(make: (isSame: (ownerId: string) => boolean) => Promise<Made>): Promise<Made> {
    const watch = { owners: new Set<string>(), isUnknown: false }
    this.#watches.add(watch)
    try {
      return await make((ownerId) => !watch.isUnknown && !watch.owners.has(ownerId))
    } finally {
      this.#watches.delete(watch)
    }
  }

  changed(ownerId: string): void {
    for (const { owners } of this.#watches) owners.add(ownerId)
  }

  forgetAll(): void {
    for (const watch of this.#watches) watch.isUnknown = true
  }
}
