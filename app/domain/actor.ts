/** A signed-in owner, identified by the session. */
export interface OwnerActor {
  readonly kind: 'owner'
  readonly ownerId: string
}

/** An anonymous guest of one restaurant. */
export interface GuestActor {
  readonly kind: 'guest'
  /** The restaurant, by its id or by the slug in its URL. */
  readonly restaurant: { readonly id: string } | { readonly slug: string }
  /**
   * Hash of the guest's cookie secret for this restaurant; without it, the guest has no
   * conversations.
   */
  readonly guestHash?: string
}

/** Chefin itself, acting across owners: counting, mail, billing, retention. */
export interface SystemActor {
  readonly kind: 'system'
  /** Why the query runs outside owner isolation, in a few words; logged on failure. */
  readonly reason: string
}

/** The actor on whose behalf a verb runs. */
export type Actor = OwnerActor | GuestActor | SystemActor
