import { and, eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { apiTokens, members, owners } from '#app/db/schema/index.ts'
import type { TokenActor } from '../actor.ts'
import { ForbiddenError } from '../errors.ts'
import { roleOfScope, type Scope } from './scopes.ts'
import { hashSecret } from './secret.ts'

/** A valid API token that a request was sent with. */
export interface FoundToken {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** The team's, an IANA name. */
  readonly timeZone: string
}

/**
 * Finds a valid token, and records that it is used, at most once a minute. It is valid while it hasn't
 * expired and the person who created it is an owner of the team.
 */
export async function findToken(secret: string): Promise<FoundToken | undefined> {
  return asSystem('a request is sent with an API token', async (transaction) => {
    const [found] = await transaction
      .select({
        id: apiTokens.id,
        ownerId: apiTokens.ownerId,
        name: apiTokens.name,
        scopes: apiTokens.scopes,
        timeZone: owners.timeZone,
        isUseRecorded: sql<boolean>`coalesce(${apiTokens.lastUsedAt} > now() - interval '1 minute', false)`,
      })
      .from(apiTokens)
      .innerJoin(members, eq(members.id, apiTokens.memberId))
      .innerJoin(owners, eq(owners.id, apiTokens.ownerId))
      .where(
        and(
          eq(apiTokens.tokenHash, hashSecret(secret)),
          eq(members.role, 'owner'),
          sql`(${apiTokens.expiresAt} is null or ${apiTokens.expiresAt} > now())`,
        ),
      )
    if (!found) return undefined
    const { isUseRecorded, ...token } = found
    if (!isUseRecorded) {
      await transaction
        .update(apiTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(apiTokens.id, token.id))
    }
    return token
  })
}

/**
 * Lets a token act in its team, in the role of one of its scopes.
 * @throws {ForbiddenError} if it hasn't the scope
 */
export function actAs({ id, ownerId, name, scopes }: FoundToken, scope: Scope): TokenActor {
  if (!scopes.includes(scope)) throw new ForbiddenError('token_scope', { scope })
  return {
    kind: 'token',
    ownerId,
    tokenId: id,
    name,
    role: roleOfScope[scope],
    restaurantIds: 'all',
  }
}
