/** An owner, known from the session. */
export interface OwnerActor {
  readonly kind: 'owner'
  readonly ownerId: string
}

/** The anonymous person at the table, at one restaurant. */
export interface GuestActor {
  readonly kind: 'guest'
  /** The restaurant by its id, or by the slug in its address. */
  readonly restaurant: { readonly id: string } | { readonly slug: string }
  /** Hash of the guest's cookie secret for this restaurant; without it no conversation is theirs. */
  readonly guestHash?: string
}

/** Chefin itself, across owners: counting, mail, billing, retention. */
export interface SystemActor {
  readonly kind: 'system'
  /** Why the walls between owners are left behind, in a few words; it is logged on failure. */
  readonly reason: string
}

/** On whose behalf a verb runs. */
export type Actor = OwnerActor | GuestActor | SystemActor
