import type { Member, OwnerActor, Role } from './actor.ts'
import { ForbiddenError } from './errors.ts'

/**
 * What each role may do: the only list, read by the routes, by every verb and by the navigation. The
 * database's policies say the same of tables, once more (`app/db/schema/policies.ts`).
 */
export const permissions = {
  /** Names of restaurants, menus and dishes. */
  see: ['owner', 'manager', 'kitchen', 'reader'],
  /** What is sold out, and what a dish contains. */
  stateFacts: ['owner', 'manager', 'kitchen'],
  /** Guests' conversations and their statistics. */
  seeConversations: ['owner', 'manager', 'reader'],
  /** Who did what. */
  seeActivity: ['owner', 'manager'],
  /** Menus and restaurants, with prices, texts, languages and print. */
  editMenus: ['owner', 'manager'],
  /** A new menu or restaurant belongs to none of a member's restaurants, so these need all. */
  addMenus: ['owner', 'manager'],
  manageBilling: ['owner'],
  manageMembers: ['owner'],
  manageTokens: ['owner'],
  manageWebhooks: ['owner'],
  /** Exporting or deleting the account with all its data. */
  ownEverything: ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof permissions

/** The permissions for which a member must work for all restaurants. */
const needsAllRestaurants: readonly Permission[] = ['addMenus', 'seeActivity']

/** Whether a member may do something. */
export function may(
  { role, restaurantIds }: Pick<Member, 'role' | 'restaurantIds'>,
  permission: Permission,
): boolean {
  const roles: readonly Role[] = permissions[permission]
  const isEverywhere = restaurantIds === 'all' || !needsAllRestaurants.includes(permission)
  return roles.includes(role) && isEverywhere
}

/**
 * Checks that the actor may do something; Chefin itself always may.
 * @throws {ForbiddenError} whose message names the roles that may
 */
export function assertMay(actor: OwnerActor, permission: Permission): void {
  if (actor.kind !== 'system-for-owner' && !may(actor, permission)) {
    throw new ForbiddenError(forbiddenKeys[permission])
  }
}

const forbiddenKeys: Readonly<Record<Permission, string>> = {
  see: 'not_your_role',
  stateFacts: 'only_kitchen',
  seeConversations: 'only_readers',
  seeActivity: 'only_managers_everywhere',
  editMenus: 'only_managers',
  addMenus: 'only_managers_everywhere',
  manageBilling: 'only_owners',
  manageMembers: 'only_owners',
  manageTokens: 'only_owners',
  manageWebhooks: 'only_owners',
  ownEverything: 'only_owners',
}
