import { and, eq, ne } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { auditLog, dishes, members, owners, restaurants } from '#app/db/schema/index.ts'
import { assertAlone } from '../accounts/assert-alone.ts'
import { lockMembership } from '../accounts/lock-membership.ts'
import { lockAccountById, type OwnerAccount } from '../accounts/owner-account.ts'
import { appendAction } from '../audit/record-action.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { revokeTokensOf } from '../tokens/revoke-token.ts'

/**
 * Deletes an owner with all data, through cascading foreign keys. The logs of other teams keep the
 * person's name (decision 097).
 * @returns the pictures that may still be in the image store
 * @throws {ConflictError} while others are members of the owner's team
 */
export async function deleteOwner(ownerId: string): Promise<PictureOwners> {
  return asSystem('an account is deleted', async (transaction) => {
    for (const { ownerId: teamId } of await otherTeams(transaction, ownerId)) {
      await lockMembership(transaction, { ownerId: teamId, accountId: ownerId })
    }
    const account = await lockAccountById(transaction, ownerId)
    await assertAlone(transaction, ownerId)
    if (account) await recordInTeams(transaction, account)
    const ownRestaurants = await transaction
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.ownerId, ownerId))
    const ownDishes = await transaction
      .select({ id: dishes.id })
      .from(dishes)
      .where(eq(dishes.ownerId, ownerId))
    await transaction.delete(owners).where(eq(owners.id, ownerId))
    return {
      restaurantIds: ownRestaurants.map(({ id }) => id),
      dishIds: ownDishes.map(({ id }) => id),
    }
  })
}

/** Reads the person's memberships in the teams of others, always in the same order. */
function otherTeams(transaction: Transaction, accountId: string) {
  return transaction
    .select({ id: members.id, ownerId: members.ownerId })
    .from(members)
    .where(and(eq(members.accountId, accountId), ne(members.ownerId, accountId)))
    .orderBy(members.ownerId)
}

/**
 * Records in the logs of other teams that the person leaves them, and the name, once per team: their
 * entries refer to it.
 */
async function recordInTeams(
  transaction: Transaction,
  { id: accountId, firstName, lastName }: OwnerAccount,
): Promise<void> {
  const subjectName = `${firstName} ${lastName}`.trim()
  for (const { id: subjectId, ownerId } of await otherTeams(transaction, accountId)) {
    const acting = { ownerId, accountId }
    await revokeTokensOf(transaction, acting, subjectId)
    await appendAction(transaction, acting, { action: 'member.left', subjectId, subjectName })
  }
  const named = await transaction
    .select({ ownerId: auditLog.ownerId })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, accountId), ne(auditLog.ownerId, accountId)))
    .groupBy(auditLog.ownerId)
  for (const { ownerId } of named) {
    await appendAction(
      transaction,
      { ownerId, accountId },
      { action: 'account.deleted', subjectName },
    )
  }
}
