import type { Role } from '../actor.ts'

/** What programs with an API token may do. */
export const scopes = ['gaps:read', 'statistics:read', 'soldout:write'] as const
export type Scope = (typeof scopes)[number]

/**
 * The role in which a token acts when it uses a scope: the one that may least of those that may do it.
 * `permissions.ts` and the policies then apply to tokens as they do to people.
 */
export const roleOfScope: Readonly<Record<Scope, Role>> = {
  'gaps:read': 'reader',
  'statistics:read': 'reader',
  'soldout:write': 'kitchen',
}
