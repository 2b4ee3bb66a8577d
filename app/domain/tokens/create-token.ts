import { eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { apiTokens } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { LimitReachedError } from '../errors.ts'
import { invalidField, parseInput } from '../parse-input.ts'
import { assertMay } from '../permissions.ts'
import { returnedRow } from '../returned-row.ts'
import { lockTeam } from '../accounts/lock-team.ts'
import { maxTokens } from './limits.ts'
import { newTokenSchema } from './schemas.ts'
import { scopes } from './scopes.ts'
import { newSecret } from './secret.ts'

/**
 * Creates an API token of the member's team.
 * @param input `{name, lifetime}` and a checkbox for each scope
 * @returns the token, which is shown once and not stored
 * @throws {ForbiddenError | LimitReachedError}
 * @throws {InvalidFieldsError} also for the name of another token
 */
export async function createToken(member: Member, input: unknown): Promise<string> {
  assertMay(member, 'manageTokens')
  const { name, lifetime, ...chosen } = parseInput(newTokenSchema, input)
  const { ownerId, memberId } = member
  return asSystem('an API token is created', async (transaction) => {
    await lockTeam(transaction, member)
    const existing = await transaction
      .select({ name: apiTokens.name })
      .from(apiTokens)
      .where(eq(apiTokens.ownerId, ownerId))
    if (existing.some((token) => token.name === name)) {
      throw invalidField('name', 'token_name_taken')
    }
    if (existing.length >= maxTokens) {
      throw new LimitReachedError(undefined, 'too_many_tokens', { max: maxTokens })
    }
    const { secret, ...stored } = newSecret()
    const granted = scopes.filter((scope) => chosen[scope])
    const expiresAt =
      lifetime === 'never' ? null : sql`now() + make_interval(days => ${Number(lifetime)})`
    const rows = await transaction
      .insert(apiTokens)
      .values({ ownerId, memberId, name, scopes: granted, expiresAt, ...stored })
      .returning({ id: apiTokens.id })
    await appendAction(transaction, member, {
      action: 'token.created',
      subjectId: returnedRow(rows).id,
      subjectName: name,
      changes: { scopes: [null, granted.join(', ')] },
    })
    return secret
  })
}
