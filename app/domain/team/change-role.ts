import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { members } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { checkRestaurants, restaurantNames } from './check-restaurants.ts'
import { lockMembership } from '../accounts/lock-membership.ts'
import { getMember, lockTeam } from '../accounts/lock-team.ts'
import { assertMay } from '../permissions.ts'
import { revokeTokensOf } from '../tokens/revoke-token.ts'
import { chosenRestaurants, roleSchema } from './schemas.ts'

/**
 * Changes a member's role and restaurants. The member's next request obeys it; whoever
 * is no longer an owner loses their API tokens.
 * @param input `{memberId, role, scope}` and the chosen restaurants
 * @throws {ForbiddenError | InvalidFieldsError | NotFoundError}
 * @throws {ConflictError} for the member whose account holds the team
 */
export async function changeRole(member: Member, input: unknown): Promise<void> {
  assertMay(member, 'manageMembers')
  const form = parseInput(roleSchema, input)
  await asSystem('a role is changed', async (transaction) => {
    const { accountId } = await getMember(transaction, member.ownerId, form.memberId)
    await lockMembership(transaction, { ownerId: member.ownerId, accountId })
    await lockTeam(transaction, member)
    const changed = await getMember(transaction, member.ownerId, form.memberId)
    if (changed.isHolder) throw new ConflictError('member_is_holder')
    const restaurantIds = await checkRestaurants(
      transaction,
      member.ownerId,
      chosenRestaurants(form),
    )
    const before = await restaurantNames(transaction, member.ownerId, changed.restaurantIds)
    const after = await restaurantNames(transaction, member.ownerId, restaurantIds)
    await transaction
      .update(members)
      .set({ role: form.role, restaurantIds, updatedAt: new Date() })
      .where(eq(members.id, changed.id))
    if (form.role !== 'owner') await revokeTokensOf(transaction, member, changed.id)
    await appendAction(transaction, member, {
      action: 'member.role',
      subjectId: changed.id,
      subjectName: changed.name,
      changes: {
        ...(form.role !== changed.role && { role: [changed.role, form.role] }),
        ...(String(before) !== String(after) && { restaurants: [before, after] }),
      },
    })
  })
}
