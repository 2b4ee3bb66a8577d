/** What a member of a team may do; `permissions.ts` says what. */
export type Role = 'owner' | 'manager' | 'kitchen' | 'reader'

/** A signed-in person, acting in an owner's team. */
export interface Member {
  readonly kind: 'member'
  /** The owner of the rows: the tenant. */
  readonly ownerId: string
  /** The person. */
  readonly accountId: string
  /** The person's membership in this team. */
  readonly memberId: string
  /** The person's full name, which statements about dishes are signed with. */
  readonly name: string
  readonly role: Role
  /** The restaurants that the person works for. */
  readonly restaurantIds: readonly string[] | 'all'
}

/** Chefin itself, limited to the rows of one owner, such as in a job or to answer a guest. */
export interface SystemForOwner {
  readonly kind: 'system-for-owner'
  readonly ownerId: string
  /** Why no member is acting, in a few words. */
  readonly reason: string
}

/** A program with an API token of an owner's team. */
export interface TokenActor {
  readonly kind: 'token'
  readonly ownerId: string
  readonly tokenId: string
  /** The token's, by which the audit log names it. */
  readonly name: string
  /** That of the scope which the request uses. */
  readonly role: Role
  readonly restaurantIds: 'all'
}

/** Who acts in an owner's rows. */
export type OwnerActor = Member | TokenActor | SystemForOwner

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

/**
 * Lets Chefin work within the rows of one owner when no member asked for it.
 * @param reason why, in a few words; recorded in the trace
 */
export const onBehalfOf = (ownerId: string, reason: string): SystemForOwner => ({
  kind: 'system-for-owner',
  ownerId,
  reason,
})

/** The actor on whose behalf a verb runs. */
export type Actor = OwnerActor | GuestActor | SystemActor
