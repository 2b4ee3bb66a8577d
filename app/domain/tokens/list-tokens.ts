import { asc, eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { apiTokens, members, owners } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { assertMay } from '../permissions.ts'
import type { Scope } from './scopes.ts'

/** An API token as owners see it. */
export interface ListedToken {
  readonly id: string
  readonly name: string
  /** The beginning of the token. */
  readonly prefix: string
  readonly scopes: readonly Scope[]
  /** The name of the person who created it. */
  readonly createdBy: string
  readonly createdAt: Date
  /** To the minute; null if it was never used. */
  readonly lastUsedAt: Date | null
  readonly expiresAt: Date | null
  readonly isExpired: boolean
}

/**
 * Lists the API tokens of a team. As the system, because names of members are in rows of their own.
 * @throws {ForbiddenError}
 */
export async function listTokens(member: Member): Promise<ListedToken[]> {
  assertMay(member, 'manageTokens')
  return asSystem('API tokens are listed', (transaction) =>
    transaction
      .select({
        id: apiTokens.id,
        name: apiTokens.name,
        prefix: apiTokens.prefix,
        scopes: apiTokens.scopes,
        createdBy: sql<string>`trim(${owners.firstName} || ' ' || ${owners.lastName})`,
        createdAt: apiTokens.createdAt,
        lastUsedAt: apiTokens.lastUsedAt,
        expiresAt: apiTokens.expiresAt,
        isExpired: sql<boolean>`coalesce(${apiTokens.expiresAt} <= now(), false)`,
      })
      .from(apiTokens)
      .innerJoin(members, eq(members.id, apiTokens.memberId))
      .innerJoin(owners, eq(owners.id, members.accountId))
      .where(eq(apiTokens.ownerId, member.ownerId))
      .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id)),
  )
}
